import type { CardRangeOptions } from "./card-range.ts";
import type { CardType } from "./card-type.ts";
import { candidateRules, matchRule, unknown } from "./detect-card-type.ts";
import { type RangeRule, undecided } from "./range-tree.ts";
import { digitOf, toDigits } from "./to-digits.ts";

/** Why a card number is not accepted; each is a key of `cardMessages.number`. */
export type CardNumberProblem = "empty" | "length" | "checksum" | "unknownType" | "reissued" | "notAccepted";

/** `incomplete`: more digits can make it valid. On submit, refuse everything except `valid`. */
export type CardNumberCheck<Own extends string = never> =
  | { readonly state: "valid"; readonly type: CardType | Own; readonly digits: string }
  | { readonly state: "incomplete"; readonly type: CardType | Own; readonly problem: "length" }
  | { readonly state: "invalid"; readonly type: CardType | Own; readonly problem: CardNumberProblem };

export interface CardNumberOptions<Own extends string = never> extends CardRangeOptions<Own> {
  /** Also test the check digit of network cards; never that of store cards. False by default. */
  readonly luhn?: boolean | undefined;
  /**
   * The types that the shop accepts; by default all but the regional networks of `exactNetworkRanges`. A number that can
   * have none of them is `notAccepted`.
   */
  readonly accepted?: ReadonlyArray<CardType | NoInfer<Own>> | undefined;
}

/**
 * Checks a card number by its type and length, at any keystroke.
 *
 * @example checkCardNumber("4111") // { state: "incomplete", type: "Visa", problem: "length" }
 */
export function checkCardNumber<Own extends string = never>(
  input: string,
  options: CardNumberOptions<Own> = {},
): CardNumberCheck<Own> {
  const rule = matchRule(input, options);
  const { lengths } = rule;
  const type = rule.type as CardType | Own;
  const digits = toDigits(input);
  const count = digits.length;
  const longest = lengths.at(-1) ?? 0;
  const { accepted } = options;
  const isAccepted = (candidate: RangeRule) =>
    candidate !== undecided && (accepted ? accepted.includes(candidate.type as CardType | Own) : !candidate.isOptIn);
  const isWhole = type !== "Unspecified" && lengths.includes(count) && isAccepted(rule);
  const isWrong = isWhole && options.luhn && rule.hasCheckDigit && !hasValidCheckDigit(digits);
  const invalid = (problem: CardNumberProblem) => ({ state: "invalid", type, problem }) as const;

  if (count === 0) return invalid("empty");
  if (rule === unknown) return invalid("unknownType");
  if (rule.isReissued) return invalid("reissued");
  if (!candidateRules(input, options).some(isAccepted)) return invalid("notAccepted");
  if (count > longest) return invalid("length");
  // A wrong check digit is reported only from the usual length of a card on. Otherwise nearly every 13-digit beginning of
  // a 16-digit Visa would be reported as wrong for one keystroke.
  if (isWrong && count >= Math.min(16, longest)) return invalid("checksum");
  if (isWrong || !isWhole) return { state: "incomplete", type, problem: "length" };
  return { state: "valid", type, digits };
}

/**
 * Whether a number, in any format, ends with the check digit of the Luhn formula (ISO/IEC 7812-1, annex B). True for a
 * text without digits, whose sum is zero.
 */
export function hasValidCheckDigit(input: string): boolean {
  // Every second digit is doubled, counted from the last one: which ones is known only at the end, so both sums are
  // computed.
  let sum = 0;
  let sumWithLastTwice = 0;
  for (let index = 0; index < input.length; index += 1) {
    const digit = digitOf(input.charCodeAt(index));
    if (digit < 0) continue;
    const before = sum;
    sum = sumWithLastTwice + digit;
    // The sum of the digits of twice a digit: 9 stays 9.
    sumWithLastTwice = before + ((digit * 2) % 9 || digit);
  }
  return sum % 10 === 0;
}

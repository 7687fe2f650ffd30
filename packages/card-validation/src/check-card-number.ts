import type { CardRangeOptions } from "./card-range.ts";
import type { CardType } from "./card-type.ts";
import { matchRule, unknown } from "./detect-card-type.ts";
import { digitOf, toDigits } from "./to-digits.ts";

/** Why a card number is not accepted; each is a key of `cardMessages.number`. */
export type CardNumberProblem = "empty" | "length" | "checksum" | "unknownType" | "reissued";

/** `incomplete`: more digits can make it valid. On submit, refuse everything except `valid`. */
export type CardNumberCheck =
  | { readonly state: "valid"; readonly type: CardType; readonly digits: string }
  | { readonly state: "incomplete"; readonly type: CardType; readonly problem: "length" }
  | { readonly state: "invalid"; readonly type: CardType; readonly problem: CardNumberProblem };

export interface CardNumberOptions extends CardRangeOptions {
  /** Also test the check digit of network cards; never that of store cards. False by default. */
  readonly luhn?: boolean | undefined;
}

// A wrong check digit is reported only from the usual length of a card on. Otherwise nearly every 13-digit beginning of
// a 16-digit Visa would be reported as wrong for one keystroke.
const usualLength = 16;

/**
 * Checks a card number by its type and length, at any keystroke.
 *
 * @example checkCardNumber("4111") // { state: "incomplete", type: "Visa", problem: "length" }
 */
export function checkCardNumber(input: string, options: CardNumberOptions = {}): CardNumberCheck {
  const rule = matchRule(input, options);
  const { type, lengths } = rule;
  const digits = toDigits(input);
  const count = digits.length;
  const longest = lengths.at(-1) ?? 0;
  const isWhole = type !== "Unspecified" && lengths.includes(count);
  const isWrong = isWhole && options.luhn && rule.hasCheckDigit && !hasValidCheckDigit(input);

  if (count === 0) return { state: "invalid", problem: "empty", type };
  if (rule === unknown) return { state: "invalid", problem: "unknownType", type };
  if (rule.isReissued) return { state: "invalid", problem: "reissued", type };
  if (count > longest) return { state: "invalid", problem: "length", type };
  if (isWrong && count >= Math.min(usualLength, longest)) return { state: "invalid", problem: "checksum", type };
  if (isWrong || !isWhole) return { state: "incomplete", problem: "length", type };
  return { state: "valid", type, digits };
}

// The sum of the digits of twice a digit.
const twice = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];

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
    sumWithLastTwice = before + (twice[digit] ?? 0);
  }
  return sum % 10 === 0;
}

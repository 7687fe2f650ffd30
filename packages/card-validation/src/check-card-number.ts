import type { CardRangeOptions } from "./card-range.ts";
import type { CardType } from "./card-type.ts";
import { hasValidCheckDigit } from "./has-valid-check-digit.ts";
import { matchRule, unknown } from "./match-rule.ts";
import { toDigits } from "./to-digits.ts";

/** Why a card number is not accepted; each is a key of `cardMessages.number`. */
export type CardNumberProblem = "empty" | "length" | "checksum" | "unknownType" | "reissued";

/** `incomplete`: more digits can make it valid. On submit everything but `valid` is refused. */
export type CardNumberCheck =
  | { readonly state: "valid"; readonly type: CardType; readonly digits: string }
  | { readonly state: "incomplete"; readonly type: CardType; readonly problem: "length" }
  | { readonly state: "invalid"; readonly type: CardType; readonly problem: CardNumberProblem };

export interface CardNumberOptions extends CardRangeOptions {
  /** Also test the check digit of network cards; never that of store cards (AMB-071). Off by default. */
  readonly luhn?: boolean | undefined;
}

// A wrong check digit is reported at the usual length of a card; a shorter number is still being typed, since
// nearly every 13-digit start of a 16-digit Visa would otherwise be called wrong for one keystroke.
const usualLength = 16;

/**
 * Checks a card number at any keystroke by its type and length (PAY-30 to PAY-36, PAY-44).
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

import type { CardBin, CardBinOptions } from "./card-bin.ts";
import type { CardType } from "./card-type.ts";
import { networkCards } from "./card-types.ts";
import { hasValidCheckDigit } from "./has-valid-check-digit.ts";
import { matchCard } from "./match-card.ts";
import { normalizeCardNumber } from "./normalize-card-number.ts";

/** Why a card number is not accepted; each is a key of `cardMessages.number`. */
export type CardNumberProblem = "empty" | "length" | "checksum" | "unknownType" | "reissued";

/** `incomplete`: more digits can make it valid. On submit everything but `valid` is refused. */
export type CardNumberCheck =
  | { readonly state: "valid"; readonly type: CardType; readonly digits: string }
  | { readonly state: "incomplete"; readonly type: CardType; readonly problem: "length" }
  | { readonly state: "invalid"; readonly type: CardType; readonly problem: CardNumberProblem };

export interface CardNumberOptions extends CardBinOptions {
  /** Also test the check digit of network cards; never that of store cards (AMB-071). Off by default. */
  readonly luhn?: boolean | undefined;
}

// A wrong check digit is reported at the usual length of a card; a shorter number is still being typed, since
// nearly every 13-digit start of a 16-digit Visa would otherwise be called wrong for one keystroke.
const usualLength = 16;

/**
 * Judges a card number at any keystroke by its type and length (PAY-30 to PAY-36, PAY-44).
 *
 * @example checkCardNumber("4111") // { state: "incomplete", type: "Visa", problem: "length" }
 */
export function checkCardNumber(input: string, { bins, luhn = false }: CardNumberOptions = {}): CardNumberCheck {
  const digits = normalizeCardNumber(input);
  const { rule, lengths, isReissued } = matchCard(digits, bins);
  const { type } = rule;
  const longest = lengths.at(-1) ?? 0;

  if (digits === "") return { state: "invalid", type, problem: "empty" };
  if (isReissued) return { state: "invalid", type, problem: "reissued" };
  if (type === "Unspecified" && !startsKnownPrefix(digits, bins)) {
    return { state: "invalid", type, problem: "unknownType" };
  }
  if (digits.length > longest) return { state: "invalid", type, problem: "length" };
  if (type === "Unspecified" || !lengths.includes(digits.length)) {
    return { state: "incomplete", type, problem: "length" };
  }
  if (!luhn || !rule.hasCheckDigit || hasValidCheckDigit(digits)) return { state: "valid", type, digits };
  if (digits.length < Math.min(usualLength, longest)) return { state: "incomplete", type, problem: "length" };
  return { state: "invalid", type, problem: "checksum" };
}

function startsKnownPrefix(digits: string, bins: readonly CardBin[] = []): boolean {
  return (
    bins.some((bin) => bin.prefix.startsWith(digits)) ||
    networkCards.some((card) => card.prefixes.some((prefix) => prefix.startsWith(digits)))
  );
}

import type { CardRangeOptions } from "./card-range.ts";
import { matchRule } from "./detect-card-type.ts";
import { toDigits } from "./to-digits.ts";

/** The maximum number of characters in a card number input, spaces included. */
export const cardNumberMaxLength = 24;

/**
 * A card number as its field shows it: digits in the groups of its type, truncated to the type's longest length, and
 * without an expiry date that was pasted with it. Never longer than `cardNumberMaxLength`. Formatting twice changes
 * nothing.
 *
 * @example formatCardNumber("371449635398431") // "3714 496353 98431"
 */
export function formatCardNumber(input: string, options: CardRangeOptions<string> = {}): string {
  const { groups, lengths } = matchRule(input, options);
  // Without the date after the number, as in a line that is pasted as a whole: "4111 1111 1111 1111 12/29 123".
  const number = input.includes("/") ? input.replace(/^((?:\D*\d){12,})\D+\d\d? ?\/.*/s, "$1") : input;
  const digits = toDigits(number).slice(0, lengths.at(-1));
  let formatted = "";
  let start = 0;
  for (const size of groups) {
    if (start >= digits.length) break;
    formatted += (start > 0 ? " " : "") + digits.slice(start, start + size);
    start += size;
  }
  return formatted;
}

/**
 * The digits of a typed or pasted number, without anything else: what is sent to the service. Full-width and
 * Arabic-Indic digits count.
 *
 * @example normalizeCardNumber("４１１１-1111") // "41111111"
 */
export function normalizeCardNumber(input: string): string {
  return toDigits(input);
}

// A digit of any script. The patterns are built when first needed: as literals they would be compiled at import, and
// character classes of all scripts slow down every page that only checks a number.
const digit = "\\p{Nd}";

// One separator: spaces, dashes and invisible characters, also URL-encoded or as an HTML entity.
const blankOrDash = "(?:[\\s\\p{Pd}\\p{Cf}\\u2212+]|%20|%2B|%2D|%C2%A0|&nbsp;)";
const pointOrSlash = "(?:[./_\\u00B7]|%2F)";

/**
 * Makes a text safe to log: every run of twelve or more digits, also with spaces or dashes, keeps only its last four.
 * The same applies to a run of thirteen or more digits with dots, slashes or underscores of one kind, so network
 * addresses stay readable. Digits that follow a run within three separators belong to it. Masking twice changes
 * nothing.
 *
 * @example maskCardNumber("paid with 4111 1111 1111 1111") // "paid with ************1111"
 */
export function maskCardNumber(text: string): string {
  // Every repetition of separators is bounded, so that the search stays linear.
  const spaced = `${digit}(?:${blankOrDash}{0,3}${digit}){11}`;
  const pointed = String.raw`(?=${digit}{1,12}\s?(${pointOrSlash}))${digit}(?:(?:\s?\1\s?)?${digit}){12}`;
  const rest = `(?:(?:${blankOrDash}|${pointOrSlash}){0,3}${digit})*`;
  const longDigitRun = new RegExp(`(?:${spaced}|${pointed})${rest}`, "giu");
  return text.replace(longDigitRun, (run) => `************${lastFourDigits(run)}`);
}

function lastFourDigits(run: string): string {
  const digits = run.replace(/%[\da-f]{2}/gi, "").match(new RegExp(digit, "gu")) ?? [];
  return digits.slice(-4).join("");
}

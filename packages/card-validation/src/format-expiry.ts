import { toDigits } from "./to-digits.ts";

/** Characters an expiry input shows at most (PAY-37). */
export const expiryMaxLength = 5;

/**
 * An expiry date as its field shows it, MM/YY. A first digit above 1 gets its leading zero, letters are dropped and
 * the text is cut to five characters (PAY-37). A whole date that arrives in one piece (MM/YYYY, MMYYYY, YYYY-MM,
 * M/YY, and with a day MM/DD/YYYY, MMDDYYYY, YYYY-MM-DD) is turned into MM/YY before the cut, so that 12/2029 is not
 * read as 12/20 (AMB-078). Full-width and Arabic-Indic digits count. Formatting twice changes nothing.
 *
 * @example formatExpiry("5") // "05"
 * @example formatExpiry("2029-12") // "12/29"
 */
export function formatExpiry(input: string): string {
  // Most keystrokes leave a text that is right as it stands.
  if (/^(?:[01]?|[01]\d(?:\/\d{0,2})?)$/.test(input)) return input;

  let digits = toDigits(input);
  // Digits before the first separator that follows one; every part but the last has a separator behind it.
  let beforeSeparator = 0;
  if (digits !== input) {
    const parts = input.split(/[\s/.-]/).map(toDigits);
    beforeSeparator = parts.slice(0, -1).find(Boolean)?.length ?? 0;
    const [first = "", second = "", third = ""] = parts.filter(Boolean);
    if (/^20..$/.test(first) && second) digits = second.slice(0, 2).padStart(2, "0") + first.slice(2);
    if (/^20..$/.test(third)) digits = first + third;
  }
  // MMDDYYYY without its day.
  digits = digits.replace(/^(0[1-9]|1[0-2])..(20..)$/, "$1$2");
  // A first digit above 1 is a whole month, and so is one that a separator follows.
  if (beforeSeparator === 1 || digits >= "2") digits = `0${digits}`;
  digits = digits.replace(/^(0[1-9]|1[0-2])20(..)$/, "$1$2");
  return digits.slice(0, 2) + (beforeSeparator > 0 || digits.length > 2 ? `/${digits.slice(2, 4)}` : "");
}

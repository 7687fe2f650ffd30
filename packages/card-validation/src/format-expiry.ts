import { toDigits } from "./to-digits.ts";

const separator = /[\s/.-]/;

/** The maximum number of characters in an expiry input. */
export const expiryMaxLength = 5;

/**
 * An expiry date as its field shows it, MM/YY. A first digit above 1 gets its leading zero, letters are dropped and the
 * text is truncated to five characters. A complete date that is inserted at once (MM/YYYY, MMYYYY, YYYY-MM, M/YY, and
 * with a day MM/DD/YYYY, MMDDYYYY, YYYY-MM-DD, or DD/MM/YYYY with a day after the 12th) is converted to MM/YY before
 * truncating, so that 12/2029 does not become 12/20. Full-width and Arabic-Indic digits count. Formatting twice changes
 * nothing.
 *
 * @example formatExpiry("5") // "05"
 * @example formatExpiry("2029-12") // "12/29"
 */
export function formatExpiry(input: string): string {
  // Most keystrokes result in a text that needs no change.
  if (/^(?:[01]?|[01]\d(?:\/\d{0,2})?)$/.test(input)) return input;

  const text = input.length > "12/2029".length ? withoutDay(input) : input;
  let digits = toDigits(text);
  // The digits before the first separator that follows one; every part except the last has a separator behind it.
  let beforeSeparator = 0;
  if (digits !== text) {
    for (const part of text.split(separator).slice(0, -1)) beforeSeparator ||= toDigits(part).length;
  }
  if (beforeSeparator === 4 && /^20.../.test(digits)) digits = digits.slice(4).padStart(2, "0") + digits.slice(2, 4);
  // A first digit above 1 is a complete month, and so is one that a separator follows.
  if (beforeSeparator === 1 || digits >= "2") digits = `0${digits}`;
  if (digits.length === 6 && /^(?:0[1-9]|1[0-2])20/.test(digits)) digits = digits.slice(0, 2) + digits.slice(4);
  return digits.slice(0, 2) + (beforeSeparator > 0 || digits.length > 2 ? `/${digits.slice(2, 4)}` : "");
}

/** Month and year of a complete date, YYYY-MM-DD, MM/DD/YYYY, DD/MM/YYYY or MMDDYYYY; any other text as it is. */
function withoutDay(text: string): string {
  const [first = "", second = "", third = ""] = text.split(separator).map(toDigits).filter(Boolean);
  if (/^20..$/.test(first) && third) return `${first}-${second}`;
  // The day may be first: no month is above 12.
  if (/^20..$/.test(third)) return `${+first > 12 ? second : first}/${third}`;
  return toDigits(text).length === 8 ? text.replace(/^(0[1-9]|1[0-2])..(20..)$/, "$1$2") : text;
}

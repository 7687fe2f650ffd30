import { toDigits } from "./to-digits.ts";

/** The number of characters of an expiry date, MM/YY. */
export const expiryMaxLength = 5;

/**
 * An expiry date as its field shows it, MM/YY. A first digit above 1 gets its leading zero, letters are dropped and the
 * text is truncated to five characters. A complete date that is inserted at once is converted before truncating, so
 * that 12/2029 does not become 12/20: MM/YYYY, MMYYYY, M/YY; YYYY-MM, YYYYMM, YY/MM, YYMM; with a day MM/DD/YYYY,
 * MMDDYYYY, YYYY-MM-DD, or DD/MM/YYYY with a day after the 12th; with a month by its English name. A date
 * that starts with a year or a day and cannot be read is returned as it is, since its digits would show another one.
 * Full-width and Arabic-Indic digits count. Formatting twice changes nothing.
 *
 * @example formatExpiry("5") // "05"
 * @example formatExpiry("2029-12") // "12/29"
 * @example formatExpiry("Dec 2029") // "12/29"
 */
export function formatExpiry(input: string): string {
  // Most keystrokes result in a text that needs no change.
  if (/^(?:[01]\d\/\d{0,2}|[01]\d?|)$/.test(input)) return input;

  let digits = toDigits(input);
  let beforeSeparator = "";
  // A few digits are typed, and those of MMYY have nothing to convert.
  if (digits !== input || digits.length > (digits < "2" ? 4 : 3)) {
    const text = toPlainNumbers(input);
    const numbers = text
      .replace(/\D+/g, "/")
      .replace(/^\/|\/$/g, "")
      .replace(/\b\d\b/g, "0$&");
    const date = numbers.replace(monthFirst, "$1/$2").replace(yearFirst, "$2$4/$1$3");
    if (date !== numbers) return date;
    // No keystroke makes such a text. A card number is longer.
    if (/^[2-9](?:\d\/|\d{3})[\d/]{0,7}$/.test(numbers)) return input;
    digits = toDigits(text);
    beforeSeparator = /^\D*(\d+)[\s/.-]/.exec(text)?.[1] ?? "";
  }
  // A first digit above 1 is a complete month, and so is one that a separator follows.
  if (beforeSeparator.length === 1 || digits >= "2") digits = `0${digits}`;
  return digits.slice(0, 2) + (beforeSeparator || digits.length > 2 ? `/${digits.slice(2, 4)}` : "");
}

// The forms of a date whose numbers have two digits or four, with or without a slash between them.
const monthFirst = /^(?:(?:1[3-9]|[23]\d)\/?)?(0[1-9]|1[0-2])(?:(?:\/?\d\d)?\/?20|\/\d\d\/)(\d\d)$/;
const yearFirst = /^20(\d\d)\/?(0[1-9]|1[0-2])(?:\/?\d\d.*)?$|^([2-9]\d)\/?(0[1-9]|1[0-2])$/;

const monthNames = "janfebmaraprmayjunjulaugsepoctnovdec";

/** A text with plain digits, with numbers for the English names of months and without any other Latin letters. */
export function toPlainNumbers(text: string): string {
  return text.replace(/[a-z]+|[^ -~]/gi, (word) => {
    const at = monthNames.indexOf(word.slice(0, 3).toLowerCase());
    if (word.length > 2 && at % 3 === 0) return ` ${at / 3 + 1} `;
    return toDigits(word) || (word < "{" ? "" : " ");
  });
}

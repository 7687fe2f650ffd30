import { formatExpiry, toPlainNumbers } from "./format-expiry.ts";

/** A calendar month: `month` 1 to 12, `year` with four digits. */
export interface YearMonth {
  readonly year: number;
  readonly month: number;
}

/** Why an expiry date is not accepted; each is a key of `cardMessages.expiry`. */
export type ExpiryProblem = "empty" | "length" | "month" | "past" | "tooFarAhead";

/** `incomplete`: more digits can make it valid. On submit, refuse everything except `valid`. */
export type ExpiryCheck =
  | { readonly state: "valid"; readonly month: number; readonly year: number }
  | { readonly state: "incomplete"; readonly problem: "empty" | "length" }
  | { readonly state: "invalid"; readonly problem: ExpiryProblem };

export interface ExpiryOptions {
  /** The current month in the time zone of the store, in whole numbers: `currentMonth("America/Chicago")`. */
  readonly today: YearMonth;
}

/**
 * Checks an expiry date at any keystroke, in any format that `formatExpiry` understands. A card is valid through the
 * last day of its month, at most 20 years ahead; the two-digit year means "20" plus its digits. `empty` is a blank month
 * or year, `month` one that does not exist, such as 00, `length` an incomplete year. Throws if `today` is not a year and a month in whole numbers.
 *
 * @example checkExpiry("11/26", { today: { year: 2026, month: 11 } }) // { state: "valid", month: 11, year: 2026 }
 */
export function checkExpiry(input: string, options: ExpiryOptions): ExpiryCheck {
  const today = options?.today;
  if (!Number.isInteger(today?.year) || !Number.isInteger(today?.month)) {
    throw new TypeError("today must be { year, month }");
  }
  // A field drops the slash and waits for the rest, but a submitted "/27" has no month.
  const hasBlankMonth = /^\D*\//.test(input) && /^\D*\//.test(toPlainNumbers(input));
  const text = formatExpiry(input);
  const month = Number(text.slice(0, 2));
  const yearText = text.slice(3);
  const year = 2000 + Number(yearText);
  const monthsAhead = (year - today.year) * 12 + month - today.month;

  // Without anything, without month or without year.
  if (hasBlankMonth || text === "") return { state: "invalid", problem: "empty" };
  // A date that cannot be read is not formatted.
  if (month > 12 || /^(?:[^01]|00)/.test(text)) return { state: "invalid", problem: "month" };
  if (yearText.length < 2) return { state: "incomplete", problem: yearText ? "length" : "empty" };
  if (monthsAhead < 0) return { state: "invalid", problem: "past" };
  // 20 years.
  if (monthsAhead > 240) return { state: "invalid", problem: "tooFarAhead" };
  return { state: "valid", month, year };
}

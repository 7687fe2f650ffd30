import type { Currency, PriceLocale } from "./currency.ts";
import { requireCents } from "./require-cents.ts";

export interface PriceOptions {
  readonly currency: Currency;
  /** Where the price is read. Canadian dollars are "$" on the Canada site and "CA$" elsewhere; "en-US" when absent. */
  readonly locale?: PriceLocale | undefined;
}

/**
 * A price as the shopper reads it: symbol, thousands commas, two decimals, a minus before the symbol (FMT-01 to
 * FMT-04, AMB-198). The same text on every machine, since it asks nothing of the machine's language data.
 * Throws a RangeError for anything but integer cents.
 *
 * @example formatPrice(123456780, { currency: "USD" }) // "$1,234,567.80"
 */
export function formatPrice(cents: number, { currency, locale = "en-US" }: PriceOptions): string {
  const magnitude = Math.abs(requireCents(cents));
  const remainder = magnitude % 100;
  const dollars = String((magnitude - remainder) / 100);
  const sign = cents < 0 ? "-" : "";
  const symbol = currency === "CAD" && locale !== "en-CA" ? "CA$" : "$";
  return `${sign}${symbol}${withCommas(dollars)}.${String(remainder).padStart(2, "0")}`;
}

function withCommas(digits: string): string {
  let end = digits.length;
  let grouped = "";
  for (; end > 3; end -= 3) grouped = `,${digits.slice(end - 3, end)}${grouped}`;
  return digits.slice(0, end) + grouped;
}

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
  let dollars = (magnitude - remainder) / 100;
  // Written from its end, a group of three digits at a time.
  let text = (remainder < 10 ? ".0" : ".") + remainder;
  while (dollars >= 1000) {
    const group = dollars % 1000;
    text = (group < 10 ? ",00" : group < 100 ? ",0" : ",") + group + text;
    dollars = (dollars - group) / 1000;
  }
  return (cents < 0 ? "-" : "") + (currency === "CAD" && locale !== "en-CA" ? "CA$" : "$") + dollars + text;
}

import { requireCents } from "./cents.ts";

/** The currencies of the two sites. */
export type Currency = "USD" | "CAD";

/** The locales of the two sites. */
export type PriceLocale = "en-US" | "en-CA";

export interface PriceOptions {
  readonly currency: Currency;
  /** The locale of the reader, "en-US" by default. Its own dollar is "$", the other one "CA$" or "US$". */
  readonly locale?: PriceLocale | undefined;
}

/**
 * A price as text: symbol, thousands separators, two decimals, a minus before the symbol. The text is the same on every
 * machine, since it does not use the machine's locale data. Throws a RangeError for anything but integer cents, and for
 * any other currency.
 *
 * @example formatPrice(123456780, { currency: "USD" }) // "$1,234,567.80"
 */
export function formatPrice(cents: number, { currency, locale = "en-US" }: PriceOptions): string {
  if (currency !== "USD" && currency !== "CAD") throw new RangeError(`${currency} is neither USD nor CAD`);
  const symbol = (currency === "CAD") === (locale === "en-CA") ? "$" : `${currency.slice(0, 2)}$`;
  const magnitude = Math.abs(requireCents(cents));
  const remainder = magnitude % 100;
  let dollars = (magnitude - remainder) / 100;
  // Built from the end, three digits at a time.
  let text = (remainder < 10 ? ".0" : ".") + remainder;
  while (dollars >= 1000) {
    const group = dollars % 1000;
    text = (group < 10 ? ",00" : group < 100 ? ",0" : ",") + group + text;
    dollars = (dollars - group) / 1000;
  }
  return (cents < 0 ? "-" : "") + symbol + dollars + text;
}

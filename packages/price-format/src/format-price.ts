import { requireCents } from "./cents.ts";

/** The currencies of the two sites. */
export type Currency = "USD" | "CAD";

/** The locales of the two sites. */
export type PriceLocale = "en-US" | "en-CA";

export interface PriceOptions {
  readonly currency: Currency;
  /** Where the price is read. Canadian dollars are "$" on the Canada site and "CA$" elsewhere; "en-US" when absent. */
  readonly locale?: PriceLocale | undefined;
}

/**
 * A price as the shopper reads it: symbol, thousands commas, two decimals, a minus before the symbol. The same text on
 * every machine, since it asks nothing of the machine's language data. Throws a RangeError for anything but integer
 * cents.
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

/** What a typed price means, in integer cents, or why it means nothing. */
export type PriceParse =
  | { readonly ok: true; readonly cents: number }
  | { readonly ok: false; readonly problem: "missing" | "malformed" | "tooLarge" };

// A minus, a symbol on either side, and between them dollars, plain or in thousands, with up to two decimals, or
// decimals alone.
const price =
  /^([-−] ?)?(?:(?:US|CA|C)?\$ ?|(?:USD|CAD) ?)?(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d{0,2}))?(?: ?(?:\$|USD|CAD))?$/i;

/**
 * Reads the price a shopper typed: an optional minus and dollar symbol, thousands commas only where they belong, up
 * to two decimals. Undoes `formatPrice`. Never throws and never rounds: a third decimal is `malformed`.
 *
 * @example parsePrice("$1,234.5") // { ok: true, cents: 123450 }
 */
export function parsePrice(text: string): PriceParse {
  const typed = text.replace(/\s+/g, " ").trim();
  if (typed === "") return { ok: false, problem: "missing" };
  const [, minus, dollars = "", decimals = ""] = price.exec(typed) ?? [];
  const digits = dollars + decimals;
  if (digits === "") return { ok: false, problem: "malformed" };
  const cents = Number(digits.replaceAll(",", "") + "00".slice(decimals.length));
  if (!Number.isSafeInteger(cents)) return { ok: false, problem: "tooLarge" };
  return { ok: true, cents: minus && cents > 0 ? -cents : cents };
}

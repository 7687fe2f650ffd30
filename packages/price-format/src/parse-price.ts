/** What a typed price means, in integer cents, or why it means nothing. */
export type PriceParse =
  | { readonly ok: true; readonly cents: number }
  | { readonly ok: false; readonly problem: "missing" | "malformed" | "tooLarge" };

// An optional symbol on either side; between them dollars, plain or in thousands, with up to two decimals, or
// decimals alone.
const symbolBefore = /^(?:(?:US|CA|C)?\$|USD|CAD) ?/i;
const symbolAfter = / ?(?:\$|USD|CAD)$/i;
const amount = /^(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d{0,2}))?$/;

/**
 * Reads the price a shopper typed: an optional minus and dollar symbol, thousands commas only where they belong, up
 * to two decimals. Undoes `formatPrice`. Never throws and never rounds: a third decimal is `malformed`.
 *
 * @example parsePrice("$1,234.5") // { ok: true, cents: 123450 }
 */
export function parsePrice(text: string): PriceParse {
  const typed = text.replace(/\s+/g, " ").trim();
  if (typed === "") return { ok: false, problem: "missing" };
  const unsigned = typed.replace(/^[-−] ?/, "");
  const parts = amount.exec(unsigned.replace(symbolBefore, "").replace(symbolAfter, ""));
  const [, dollars = "", decimals = ""] = parts ?? [];
  if (dollars === "" && decimals === "") return { ok: false, problem: "malformed" };
  const cents = Number(dollars.replaceAll(",", "") + decimals.padEnd(2, "0"));
  if (!Number.isSafeInteger(cents)) return { ok: false, problem: "tooLarge" };
  return { ok: true, cents: unsigned !== typed && cents > 0 ? -cents : cents };
}

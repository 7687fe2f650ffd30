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

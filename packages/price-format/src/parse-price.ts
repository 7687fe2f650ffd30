/** What a typed price means, in integer cents, or why it means nothing. */
export type PriceParse =
  | { readonly ok: true; readonly cents: number }
  | { readonly ok: false; readonly problem: "missing" | "malformed" | "tooLarge" };

const symbol = "(?:(?:US|CA|C)?\\$|USD|CAD)?";
const priceText = new RegExp(
  // minus, symbol, then dollars (plain or in thousands) with up to two decimals, or decimals alone; symbol behind
  `^(-?) ?${symbol} ?(?:(\\d+|\\d{1,3}(?:,\\d{3})+)(?:\\.(\\d{0,2}))?|\\.(\\d{1,2})) ?${symbol}$`,
  "i",
);

/**
 * Reads the price a shopper typed: an optional minus and dollar symbol, thousands commas only where they belong, up
 * to two decimals. Undoes `formatPrice`. Never throws and never rounds: a third decimal is `malformed`.
 *
 * @example parsePrice("$1,234.5") // { ok: true, cents: 123450 }
 */
export function parsePrice(text: string): PriceParse {
  const typed = text.replace(/\s+/g, " ").trim();
  if (typed === "") return { ok: false, problem: "missing" };
  const parts = priceText.exec(typed.replace("−", "-"));
  if (!parts) return { ok: false, problem: "malformed" };
  const [, minus, dollars = "", decimals, decimalsAlone] = parts;
  const cents = Number(dollars.replaceAll(",", "") + (decimals ?? decimalsAlone ?? "").padEnd(2, "0"));
  if (!Number.isSafeInteger(cents)) return { ok: false, problem: "tooLarge" };
  return { ok: true, cents: minus && cents > 0 ? -cents : cents };
}

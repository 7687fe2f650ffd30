/** A typed price in integer cents, or why it is invalid. */
export type PriceParse =
  | { readonly ok: true; readonly cents: number }
  | { readonly ok: false; readonly problem: "missing" | "malformed" | "tooLarge" };

// A minus, a symbol on either side, and between them dollars, with or without thousands separators, with up to two
// decimals, or decimals alone.
const price =
  /^([-−] ?)?(?:(?:US|CA|C)?\$ ?|(?:USD|CAD) ?)?(\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d{0,2}))?(?: ?(?:\$|USD|CAD))?$/i;

// Full-width digits and signs of East Asian keyboards, in the order of ASCII.
const wide = /[！-～]/g;

/**
 * Parses a typed price: an optional minus and dollar symbol, thousands separators only at the right positions, up to
 * two decimals. Inverse of `formatPrice`. Reads what is pasted from a page: no-break and thin spaces, also as thousands
 * separators, invisible characters and full-width digits. Never throws and never rounds: a third decimal is
 * `malformed`.
 *
 * @example parsePrice("$1,234.5") // { ok: true, cents: 123450 }
 */
export function parsePrice(text: string): PriceParse {
  const typed = text
    // Compiled at the first call: zero-width, soft hyphen, byte order, text direction.
    .replace(/\p{Cf}/gu, "")
    .replace(wide, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/(?<=\d)[\u00A0\u2009\u202F](?=\d)/g, ",")
    .replace(/\s+/g, " ")
    .trim();
  if (typed === "") return { ok: false, problem: "missing" };
  const [, minus, dollars = "", decimals = ""] = price.exec(typed) ?? [];
  const digits = dollars + decimals;
  if (digits === "") return { ok: false, problem: "malformed" };
  const cents = Number(digits.replaceAll(",", "") + "00".slice(decimals.length));
  if (!Number.isSafeInteger(cents)) return { ok: false, problem: "tooLarge" };
  return { ok: true, cents: minus && cents > 0 ? -cents : cents };
}

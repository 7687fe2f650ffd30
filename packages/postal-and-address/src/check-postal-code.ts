import { checkText, type FieldCheck } from "./field-check.ts";
import { normalizeMarks } from "./normalize-text.ts";

/** The two countries whose address forms this package supports; also the name of their site. */
export type PostalCountry = "US" | "CA";

const wellFormed = {
  US: /^(\d{5})$/,
  // Letters that look like others (D F I O Q U) are never used; W and Z never start a code.
  CA: /^(?!.*[DFIOQU])([A-VXY]\d[A-Z]) ?(\d[A-Z]\d)$/i,
};

/** The country of the postal code. */
export interface PostalCodeOptions {
  readonly country: PostalCountry;
}

/**
 * Checks a postal code strictly: five digits in the US; letter-digit-letter, at most one space and digit-letter-digit
 * in any case in Canada. Surrounding spaces are ignored. Returns the code in upper case with its space. Everything
 * else, including ZIP+4 and a hyphen, is refused: use `normalizePostalCode` on pasted text first.
 *
 * @example checkPostalCode("m5v2t6", { country: "CA" }) // { ok: true, value: "M5V 2T6" }
 */
export function checkPostalCode(input: string, { country }: PostalCodeOptions): FieldCheck {
  return checkText(input, (code) => wellFormed[country].exec(code)?.slice(1).join(" ").toUpperCase());
}

/**
 * Checks a postal code as a wallet sends it before the shopper confirms the payment: complete, or only the first half
 * of a Canadian code, which is enough for tax and delivery; a US code has its five digits. Returns it in upper case.
 *
 * @example checkPartialPostalCode("m5v", { country: "CA" }) // { ok: true, value: "M5V" }
 */
export function checkPartialPostalCode(input: string, { country }: PostalCodeOptions): FieldCheck {
  const code = input.trim();
  const isFirstHalf = country === "CA" && code.length === 3;
  const check = checkPostalCode(isFirstHalf ? `${code} 1A1` : code, { country });
  return isFirstHalf && check.ok ? { ok: true, value: check.value.slice(0, 3) } : check;
}

/**
 * Normalizes a pasted or autofilled postal code to the text of its field: the first five of a nine-digit ZIP, a
 * Canadian code in upper case with its space, without spaces, hyphens, periods or commas in other places. The letters O
 * and I occur in no postal code, so they become 0 and 1. Anything else is only trimmed, so that the shopper sees the
 * typed text. It never rejects.
 *
 * @example normalizePostalCode("60614-1234", { country: "US" }) // "60614"
 */
export function normalizePostalCode(input: string, { country }: PostalCodeOptions): string {
  const text = normalizeMarks(input);
  const bare = text
    .replace(/[ .,-]/g, "")
    .replace(/o/gi, "0")
    .replace(/i/gi, "1");
  const check = checkPostalCode(country === "US" ? bare.replace(/^(\d{5})\d{4}$/, "$1") : bare, { country });
  return check.ok ? check.value : text;
}

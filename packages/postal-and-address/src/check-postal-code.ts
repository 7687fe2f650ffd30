import { checkText, type FieldCheck } from "./field-check.ts";
import { normalizeText, straightenMarks } from "./normalize-text.ts";

/** The two countries whose address forms this package knows; also the name of their storefront's site. */
export type PostalCountry = "US" | "CA";

const wellFormed = {
  US: /^(\d{5})$/,
  // Letters that look like others (D F I O Q U) are never used; W and Z never start a code.
  CA: /^(?!.*[DFIOQU])([A-VXY]\d[A-Z]) ?(\d[A-Z]\d)$/i,
};

/** The country whose form of postal code is asked for. */
export interface PostalCodeOptions {
  readonly country: PostalCountry;
}

/**
 * A postal code by the letter of the rules: five digits in the US; letter-digit-letter, at most one space and
 * digit-letter-digit in any case in Canada. Blanks around it are ignored.
 * Returns the code in upper case with its space. Everything else, ZIP+4 and a hyphen included, is refused as written:
 * straighten what was pasted with `normalizePostalCode` first.
 *
 * @example checkPostalCode("m5v2t6", { country: "CA" }) // { ok: true, value: "M5V 2T6" }
 */
export function checkPostalCode(input: string, { country }: PostalCodeOptions): FieldCheck {
  return checkText(input, (code) => wellFormed[country].exec(code)?.slice(1).join(" ").toUpperCase());
}

/**
 * A postal code as a wallet sends it before the shopper agrees to pay: whole, or of a Canadian code the first half
 * only, which is enough for tax and delivery; a US code has its five digits. Returns it in upper case.
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
 * A pasted or autofilled postal code as its field shows it: of a nine-digit ZIP the first five, a Canadian code in upper
 * case with its space, whatever blank, hyphen, period or comma is in it or behind it. The letters O and I are
 * in no postal code, so they were a zero and a one. What is no postal code is only trimmed, so that the shopper sees
 * what was typed. It never rejects.
 *
 * @example normalizePostalCode("60614-1234", { country: "US" }) // "60614"
 */
export function normalizePostalCode(input: string, { country }: PostalCodeOptions): string {
  const text = straightenMarks(normalizeText(input));
  const bare = text
    .replace(/[ .,-]/g, "")
    .replace(/o/gi, "0")
    .replace(/i/gi, "1");
  const check = checkPostalCode(country === "US" ? bare.replace(/^(\d{5})\d{4}$/, "$1") : bare, { country });
  return check.ok ? check.value : text;
}

import { checkPostalCode, type PostalCodeOptions } from "./check-postal-code.ts";
import { normalizeText } from "./normalize-text.ts";
import { straightenMarks } from "./straighten-marks.ts";

/**
 * A pasted or autofilled postal code as its field shows it: of a nine-digit ZIP the first five, a Canadian code in upper
 * case with its space, whatever blank, hyphen, period or comma is in it or behind it (AMB-197). The letters O and I are
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

import { checkText } from "./check-text.ts";
import type { FieldCheck } from "./field-check.ts";
import type { PostalCountry } from "./postal-country.ts";

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
 * digit-letter-digit in any case in Canada (ADDR-05, ADDR-06, SWAT-36 to SWAT-38). Blanks around it are ignored.
 * Answers the code in upper case with its space. Everything else, ZIP+4 and a hyphen included, is refused as written:
 * straighten what was pasted with `normalizePostalCode` first (AMB-197).
 *
 * @example checkPostalCode("m5v2t6", { country: "CA" }) // { ok: true, value: "M5V 2T6" }
 */
export function checkPostalCode(input: string, { country }: PostalCodeOptions): FieldCheck {
  return checkText(input, (code) => wellFormed[country].exec(code)?.slice(1).join(" ").toUpperCase());
}

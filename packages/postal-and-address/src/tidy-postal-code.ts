import type { PostalCodeOptions } from "./check-postal-code.ts";
import { checkPostalCode } from "./check-postal-code.ts";
import { straightenMarks } from "./straighten-marks.ts";
import { tidyText } from "./tidy-text.ts";

const zipPlusFour = /^(\d{5})[ -]?\d{4}$/;

/**
 * A pasted or autofilled postal code as its field shows it: nine-digit ZIPs keep their first five digits, a Canadian
 * code gets upper case and its space, a hyphen included (AMB-197). What is no postal code is only trimmed, so that
 * the shopper sees what was typed. Never judges.
 *
 * @example tidyPostalCode("60614-1234", { country: "US" }) // "60614"
 */
export function tidyPostalCode(input: string, { country }: PostalCodeOptions): string {
  const text = straightenMarks(tidyText(input));
  if (country === "US") return zipPlusFour.exec(text)?.[1] ?? text;
  const check = checkPostalCode(text.replace(/ ?- ?/, " "), { country });
  return check.ok ? check.value : text;
}

import { checkPhone } from "./check-phone.ts";
import { straightenMarks } from "./straighten-marks.ts";
import { tidyText } from "./tidy-text.ts";

/**
 * A pasted or autofilled phone as it is stored, "312-234-5678", without "+1" and "tel:". What is no phone of the US or
 * Canada is only trimmed, so that the shopper sees what was typed. Never judges.
 */
export function tidyPhone(input: string): string {
  const text = straightenMarks(tidyText(input)).replace(/^(?:tel: ?)+/i, "");
  const check = checkPhone(text);
  return check.ok ? check.value : text;
}

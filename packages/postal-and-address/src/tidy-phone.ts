import { checkPhone } from "./check-phone.ts";
import { straightenMarks } from "./straighten-marks.ts";
import { tidyText } from "./tidy-text.ts";

/**
 * A pasted or autofilled phone as it is stored, "312-234-5678", however its digits are grouped and without "+1", "001"
 * and "tel:". What is no phone of the US or Canada, or has an extension, which cannot be stored, is only trimmed, so
 * that the shopper sees what was typed. Never judges.
 *
 * @example tidyPhone("tel:001/312/234.5678") // "312-234-5678"
 */
export function tidyPhone(input: string): string {
  const text = straightenMarks(tidyText(input)).replace(/^(?:tel: ?)+/i, "");
  const check = checkPhone(text.replace(/[ .()/·•-]/g, "").replace(/^00/, "+"));
  return check.ok ? check.value : text;
}

import { checkPhone } from "./check-phone.ts";
import { normalizeText } from "./normalize-text.ts";
import { straightenMarks } from "./straighten-marks.ts";

/**
 * A pasted or autofilled phone as it is stored, "312-234-5678", however its digits are grouped and without "+1", "001"
 * and "tel:". What is no phone of the US or Canada, or has an extension, which cannot be stored, is only trimmed, so
 * that the shopper sees what was typed. It never rejects.
 *
 * @example normalizePhone("tel:001/312/234.5678") // "312-234-5678"
 */
export function normalizePhone(input: string): string {
  const text = straightenMarks(normalizeText(input)).replace(/^(?:tel: ?)+/i, "");
  const check = checkPhone(text.replace(/[ .()/·•-]/g, "").replace(/^00/, "+"));
  return check.ok ? check.value : text;
}

import { checkText, type FieldCheck } from "./field-check.ts";
import { normalizeText, straightenMarks, withoutUnseen } from "./normalize-text.ts";

// Area code and exchange from 2 to 9.
const northAmerican = /^(?:\+?1)?([2-9]\d\d)([2-9]\d\d)(\d{4})$/;

export interface PhoneOptions {
  /** Refuses the exchange 555, which rings nowhere; the swatch form does. */
  readonly refuses555?: boolean | undefined;
}

/**
 * A phone of the US or Canada: ten digits after an optional 1 or +1, with spaces, dots, hyphens and parentheses
 * anywhere. Returns it as stored, "312-234-5678".
 *
 * @example checkPhone("+1 (312) 234-5678") // { ok: true, value: "312-234-5678" }
 */
export function checkPhone(input: string, { refuses555 = false }: PhoneOptions = {}): FieldCheck {
  return checkText(input, (phone) => {
    const parts = northAmerican.exec(phone.replace(/[\s.()-]/g, ""))?.slice(1);
    return refuses555 && parts?.[1] === "555" ? undefined : parts?.join("-");
  });
}

const digits = /^\+?[ .()-]*\d(?:[ .()-]*\d){6,14}\)?$/;

/**
 * A phone of any country, 7 to 15 digits as the telephone union allows, with spaces, dots, hyphens and parentheses
 * anywhere and a plus in front. Returns it as it was typed, trimmed: countries group their digits each in their own way.
 *
 * @example checkPhoneAbroad("+33 1 23 45 67 89") // { ok: true, value: "+33 1 23 45 67 89" }
 */
export function checkPhoneAbroad(input: string): FieldCheck {
  return checkText(withoutUnseen(input), (phone) => digits.test(phone) && phone);
}

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

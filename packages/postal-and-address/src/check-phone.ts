import { checkText, type FieldCheck } from "./field-check.ts";
import { normalizeMarks, withoutUnseen } from "./normalize-text.ts";

// Area code and exchange from 2 to 9.
const northAmerican = /^(?:\+?1)?([2-9]\d\d)([2-9]\d\d)(\d{4})$/;

export interface PhoneOptions {
  /** Refuses the fictional exchange 555; the swatch form sets it. */
  readonly refuses555?: boolean | undefined;
}

/**
 * Checks a phone number of the US or Canada: ten digits after an optional 1 or +1, with spaces, dots, hyphens and
 * parentheses anywhere. Returns it as stored, "312-234-5678".
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
 * Checks a phone number of any country: 7 to 15 digits (E.164), with spaces, dots, hyphens and parentheses anywhere and
 * an optional leading plus. Returns it trimmed, with the grouping that was typed.
 *
 * @example checkPhoneAbroad("+33 1 23 45 67 89") // { ok: true, value: "+33 1 23 45 67 89" }
 */
export function checkPhoneAbroad(input: string): FieldCheck {
  return checkText(withoutUnseen(input), (phone) => digits.test(phone) && phone);
}

/**
 * Normalizes a pasted or autofilled phone number to its stored form, "312-234-5678", whatever its grouping, without
 * "+1", "001" and "tel:". A number that is not of the US or Canada, or has an extension, which cannot be stored, is
 * only trimmed, so that the shopper sees the typed text. It never rejects.
 *
 * @example normalizePhone("tel:001/312/234.5678") // "312-234-5678"
 */
export function normalizePhone(input: string): string {
  const text = normalizeMarks(input).replace(/^(?:tel: ?)+/i, "");
  const check = checkPhone(text.replace(/[ .()/·•-]/g, "").replace(/^00/, "+"));
  return check.ok ? check.value : text;
}

import { checkText } from "./check-text.ts";
import type { FieldCheck } from "./field-check.ts";

// Area code and exchange from 2 to 9.
const northAmerican = /^(?:\+?1)?([2-9]\d\d)([2-9]\d\d)(\d{4})$/;

export interface PhoneOptions {
  /** Refuses the exchange 555, which rings nowhere; the swatch form does (SWAT-43, AMB-213). */
  readonly refuses555?: boolean | undefined;
}

/**
 * A phone of the US or Canada: ten digits after an optional 1 or +1, with spaces, dots, hyphens and parentheses
 * anywhere (SWAT-41, SWAT-42, AMB-159, AMB-213). Answers it as stored, "312-234-5678".
 *
 * @example checkPhone("+1 (312) 234-5678") // { ok: true, value: "312-234-5678" }
 */
export function checkPhone(input: string, { refuses555 = false }: PhoneOptions = {}): FieldCheck {
  return checkText(input, (phone) => {
    const parts = northAmerican.exec(phone.replace(/[\s.()-]/g, ""))?.slice(1);
    return refuses555 && parts?.[1] === "555" ? undefined : parts?.join("-");
  });
}

import { checkText } from "./check-text.ts";
import type { FieldCheck } from "./field-check.ts";

// Area code from 2 to 9; an exchange that starts with 0 or 1, or is 555, rings nowhere.
const northAmerican = /^(?:\+?1)?([2-9]\d\d)(?!555)([2-9]\d\d)(\d{4})$/;

/**
 * A phone of the US or Canada: ten digits after an optional 1 or +1, with spaces, dots, hyphens and parentheses
 * anywhere (SWAT-41 to SWAT-43, AMB-159). Answers it as stored, "312-234-5678".
 *
 * @example checkPhone("+1 (312) 234-5678") // { ok: true, value: "312-234-5678" }
 */
export function checkPhone(input: string): FieldCheck {
  return checkText(input, (phone) =>
    northAmerican
      .exec(phone.replace(/[\s.()-]/g, ""))
      ?.slice(1)
      .join("-"),
  );
}

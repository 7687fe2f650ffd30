import { checkPostalCode, type PostalCodeOptions } from "./check-postal-code.ts";
import type { FieldCheck } from "./field-check.ts";

/**
 * A postal code as a wallet sends it before the shopper agrees to pay: whole, or of a Canadian code the first half
 * only, which is enough for tax and delivery; a US code has its five digits. Answers it in upper case.
 *
 * @example checkPartialPostalCode("m5v", { country: "CA" }) // { ok: true, value: "M5V" }
 */
export function checkPartialPostalCode(input: string, { country }: PostalCodeOptions): FieldCheck {
  const code = input.trim();
  const isFirstHalf = country === "CA" && code.length === 3;
  const check = checkPostalCode(isFirstHalf ? `${code} 1A1` : code, { country });
  return isFirstHalf && check.ok ? { ok: true, value: check.value.slice(0, 3) } : check;
}

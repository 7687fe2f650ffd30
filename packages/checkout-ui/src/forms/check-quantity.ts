import { maxQuantity, quantityMessage } from "@store/contract/shared";
import { toPlainDigits } from "@store/postal-and-address";

/** The number of a typed quantity that passes `checkQuantity`, in the digits of any usual keyboard. */
export function parseQuantity(typed: string): number {
  return Number(toPlainDigits(typed));
}

/** The error of a typed quantity; null when it is valid. */
export function checkQuantity(typed: string): string | null {
  const digits = toPlainDigits(typed).trim();
  const count = /^\d+$/.test(digits) ? Number(digits) : 0;
  return count >= 1 && count <= maxQuantity ? null : quantityMessage;
}

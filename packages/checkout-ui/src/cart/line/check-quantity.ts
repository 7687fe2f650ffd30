import { toPlainDigits } from "@store/postal-and-address";

const wholeQuantity = /^0*[1-9]\d?$/;

/** The number of a typed quantity that passes `checkQuantity`, in the digits of any usual keyboard. */
export function parseQuantity(typed: string): number {
  return Number(toPlainDigits(typed));
}

/** The error of a typed quantity; null when it is valid. */
export function checkQuantity(typed: string): string | null {
  return wholeQuantity.test(toPlainDigits(typed).trim()) ? null : "Enter a whole number from 1 to 99.";
}

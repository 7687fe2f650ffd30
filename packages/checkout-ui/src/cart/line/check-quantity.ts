const wholeQuantity = /^0*[1-9]\d?$/;

/** The error of a typed quantity; null when it is valid. */
export function checkQuantity(typed: string): string | null {
  return wholeQuantity.test(typed.trim()) ? null : "Enter a whole number from 1 to 99.";
}

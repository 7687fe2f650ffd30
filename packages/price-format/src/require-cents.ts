/** Throws unless the number is a whole number of cents: a fraction here is a mistake of the caller, not of a shopper. */
export function requireCents(cents: number): number {
  if (Number.isSafeInteger(cents)) return cents;
  throw new RangeError(`${cents} is not a whole number of cents, such as 1250 for $12.50.`);
}

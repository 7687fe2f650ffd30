import { requireCents } from "./require-cents.ts";

/**
 * The exact sum of integer cents; 0 for none. Compare sums, never decimals: 10.10 + 20.20 is 1010 + 2020 (PAY-22).
 * Throws a RangeError for a fraction or a sum beyond exact integers.
 */
export function sumCents(amountsCents: Iterable<number>): number {
  let totalCents = 0;
  for (const cents of amountsCents) totalCents = requireCents(totalCents + requireCents(cents));
  return totalCents;
}

/** Throws unless the number is a whole number of cents. A fraction is an error of the caller, not of a shopper. */
export function requireCents(cents: number): number {
  if (Number.isSafeInteger(cents)) return cents;
  throw new RangeError(`${cents} is not a whole number of cents, such as 1250 for $12.50.`);
}

/**
 * The exact sum of integer cents; 0 for none. Compare sums, never decimals: 10.10 + 20.20 is 1010 + 2020. Throws a
 * RangeError for a fraction or a sum beyond the safe integers.
 */
export function sumCents(amountsCents: Iterable<number>): number {
  let totalCents = 0;
  for (const cents of amountsCents) totalCents = requireCents(totalCents + requireCents(cents));
  return totalCents;
}

/**
 * Splits an amount in proportion to whole-number weights so that the shares sum to it exactly. Each share is rounded
 * down; the remaining cents go to the largest remainders, on a tie to the earlier shares. Weights that are all zero
 * count as equal. A negative total (a refund) is split like its opposite. Throws a RangeError for a fraction, a
 * negative weight, or a total without weights.
 *
 * @example allocateCents(1000, [1, 1, 1]) // [334, 333, 333]
 */
export function allocateCents(totalCents: number, weights: readonly number[]): number[] {
  requireCents(totalCents);
  for (const weight of weights) requireWeight(weight);
  if (weights.length === 0 && totalCents !== 0) {
    throw new RangeError(`${totalCents} cents need at least one weight.`);
  }

  const parts = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1);
  // A product of two safe integers can exceed them, so the proportions are computed in BigInt.
  const sum = parts.reduce((total, part) => total + BigInt(part), 0n);
  const products = parts.map((part) => BigInt(Math.abs(totalCents)) * BigInt(part));
  const shares = products.map((product) => Number(product / sum));
  const leftOver = shares.reduce((left, share) => left - share, Math.abs(totalCents));
  const remainders = products.map((product, index) => ({ index, remainder: product % sum }));
  // Sorting is stable, so equal remainders keep the order of the shares.
  remainders.sort((a, b) => Number(b.remainder - a.remainder));
  for (const { index } of remainders.slice(0, leftOver)) shares[index] = (shares[index] ?? 0) + 1;
  return totalCents < 0 ? shares.map((share) => share && -share) : shares;
}

function requireWeight(weight: number): void {
  if (!Number.isSafeInteger(weight) || weight < 0) throw new RangeError(`${weight} is not a whole weight from 0 up.`);
}

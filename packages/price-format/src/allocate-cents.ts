import { requireCents } from "./require-cents.ts";

/**
 * Splits an amount in proportion to whole-number weights so that the shares sum to it exactly. Each share is the exact
 * one rounded down; the cents left over go to the largest remainders, earlier shares first on a tie. Weights that are
 * all zero count as equal. A negative total (a refund) is split like its opposite.
 * Throws a RangeError for a fraction, a negative weight, or a total with no weights to carry it.
 *
 * @example allocateCents(1000, [1, 1, 1]) // [334, 333, 333]
 */
export function allocateCents(totalCents: number, weights: readonly number[]): number[] {
  requireCents(totalCents);
  for (const weight of weights) requireWeight(weight);
  if (weights.length === 0 && totalCents !== 0) {
    throw new RangeError(`Cannot split ${totalCents} cents over no weights. Pass at least one weight.`);
  }

  const hasWeight = weights.some((weight) => weight > 0);
  // A product of two safe integers can exceed them, so the proportions are worked out in BigInt.
  const parts = weights.map((weight) => (hasWeight ? BigInt(weight) : 1n));
  const sum = parts.reduce((total, part) => total + part, 0n);
  const magnitude = BigInt(Math.abs(totalCents));
  const shares = parts.map((part, index) => ({
    index,
    cents: Number((magnitude * part) / sum),
    remainder: (magnitude * part) % sum,
  }));

  const leftOver = Math.abs(totalCents) - shares.reduce((total, share) => total + share.cents, 0);
  const byRemainder = [...shares].sort((a, b) => compareDescending(a.remainder, b.remainder) || a.index - b.index);
  for (const share of byRemainder.slice(0, leftOver)) share.cents += 1;
  return shares.map(({ cents }) => (totalCents < 0 && cents > 0 ? -cents : cents));
}

function compareDescending(a: bigint, b: bigint): number {
  return a === b ? 0 : a > b ? -1 : 1;
}

function requireWeight(weight: number): void {
  if (Number.isSafeInteger(weight) && weight >= 0) return;
  throw new RangeError(`${weight} cannot be a weight. Pass whole numbers from 0 up, such as the lines' cents.`);
}

/**
 * The tax on a line in cents: its total times the rate in millionths, a half cent rounded up (AMB-125: per line).
 * Worked out in BigInt, since the product of two large amounts is no longer an exact number.
 */
export function taxLine(totalCents: number, rateMillionths: number): number {
  return Number((BigInt(totalCents) * BigInt(rateMillionths) + 500_000n) / 1_000_000n);
}

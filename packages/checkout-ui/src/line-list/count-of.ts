import type { CartLine } from "@store/contract/shared";

/** "3 items": quantities, not lines. */
export function countOf(lines: readonly Pick<CartLine, "priceQuantityTotals">[]): string {
  const count = lines.reduce((sum, line) => sum + line.priceQuantityTotals.quantity, 0);
  return count === 1 ? "1 item" : `${count} items`;
}

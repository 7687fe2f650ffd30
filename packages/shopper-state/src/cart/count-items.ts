import type { Cart } from "@store/contract/cart";

/** How many items a cart holds, not how many lines. */
export function countItems({ lineItems }: Pick<Cart, "lineItems">): number {
  return lineItems.reduce((count, line) => count + line.priceQuantityTotals.quantity, 0);
}

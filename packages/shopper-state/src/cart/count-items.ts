import type { Cart } from "@store/contract/cart";

/** How many items a cart holds, not how many lines; removed lines count no more (AMB-037). */
export function countItems({ lineItems }: Pick<Cart, "lineItems">): number {
  return lineItems.reduce((count, line) => count + (line.isRemoved ? 0 : line.priceQuantityTotals.quantity), 0);
}

import type { Cart } from "@store/contract/cart";
import type { CartLine } from "@store/contract/shared";
import type { Wish, Wishes } from "./wishes.ts";

/**
 * The cart as it will be: wished quantities at once, with their line totals, removals marked and marks taken off; the
 * summary stays the service's.
 */
export function withWishes(cart: Cart, wishes: Wishes): Cart {
  if (wishes.length === 0) return cart;
  const lineItems = cart.lineItems.map((line) =>
    wishes.filter(({ lineId }) => lineId === line.id).reduce(lineAsWished, line),
  );
  return { ...cart, lineItems };
}

function lineAsWished(line: CartLine, { action, quantity }: Wish): CartLine {
  if (action !== "updateItem") return { ...line, isRemoved: action === "removeItem" };
  const total = line.priceQuantityTotals.unitPrice * quantity;
  return { ...line, priceQuantityTotals: { ...line.priceQuantityTotals, quantity, total } };
}

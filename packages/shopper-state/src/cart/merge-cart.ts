import { keepIdentity, mergeCartLines } from "@store/cart-merge";
import type { Cart } from "@store/contract/cart";

/**
 * The cart to show after a fresh one of the same basket has come: lines that left it stay at their place, marked, so
 * that they can be put back (CART-12, AMB-037); what did not change keeps its identity, so that only what did is drawn.
 */
export function mergeCart(shown: Cart, fresh: Cart): Cart {
  return keepIdentity(shown, { ...fresh, lineItems: [...mergeCartLines(shown.lineItems, fresh.lineItems)] });
}

/** The cart without its removed lines, or without the one of an id. */
export function withoutRemoved(cart: Cart, lineId?: string): Cart {
  const lineItems = cart.lineItems.filter(({ id, isRemoved }) => !isRemoved || (lineId !== undefined && id !== lineId));
  return keepIdentity(cart, { ...cart, lineItems });
}

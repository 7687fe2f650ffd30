import { keepIdentity, mergeCartLines } from "@store/cart-merge";
import type { Cart } from "@store/contract/cart";
import type { CartLine } from "@store/contract/shared";

/**
 * The cart to show after a fresh one of the same basket has come: lines that left it stay at their place, marked, so
 * that they can be put back (CART-12, AMB-037); what did not change keeps its identity, so that only what did is drawn.
 */
export function mergeCart(shown: Cart, fresh: Cart): Cart {
  return keepIdentity(shown, { ...fresh, lineItems: [...mergeCartLines(shown.lineItems, fresh.lineItems)] });
}

/** The cart without its removed lines, but for those that a condition keeps. */
export function withoutRemoved(cart: Cart, isKept: (line: CartLine) => boolean): Cart {
  const lineItems = cart.lineItems.filter((line) => !line.isRemoved || isKept(line));
  return keepIdentity(cart, { ...cart, lineItems });
}

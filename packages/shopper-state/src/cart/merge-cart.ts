import { keepIdentity, mergeCartLines } from "@store/cart-merge";
import type { Cart } from "@store/contract/cart";
import type { CartLine } from "@store/contract/shared";

/**
 * The cart to show after a fresh one of the same basket has come: lines that left it stay at their place, marked, so
 * that they can be put back (CART-12, AMB-037); what went from one list to the other leaves its old one. What did not
 * change keeps its identity, so that only what did is drawn.
 */
export function mergeCart(shown: Cart, fresh: Cart): Cart {
  const lineItems = mergeCartLines(shown.lineItems, fresh.lineItems, { movedTo: fresh.savedForLater });
  const savedForLater = mergeCartLines(shown.savedForLater, fresh.savedForLater, { movedTo: fresh.lineItems });
  return keepIdentity(shown, { ...fresh, lineItems: [...lineItems], savedForLater: [...savedForLater] });
}

/** The cart without those of its lines, in either list, that a condition names. */
export function withoutLines(cart: Cart, isLeftOut: (line: CartLine) => boolean): Cart {
  const rest = (lines: CartLine[]) => lines.filter((line) => !isLeftOut(line));
  return keepIdentity(cart, {
    ...cart,
    lineItems: rest(cart.lineItems),
    savedForLater: rest(cart.savedForLater),
  });
}

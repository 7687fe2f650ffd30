import { isStaleReply, mergeCartLines, replaceEqualDeep } from "@store/cart-merge";
import type { Cart } from "@store/contract/cart";
import type { CartLine } from "@store/contract/shared";
import { atom } from "jotai/vanilla";
import { cartValueAtom, showCartAtom } from "../basket/cart-value.ts";
import { pendingMutationsAtom } from "./cart-atom.ts";
import { lineErrorsAtom } from "./cart-errors.ts";
import { applyOptimistic, isComingBack, listMovedLines } from "./pending-mutations.ts";

/** Merges the cart of a reply into the shown cart of the same basket. A stale reply is dropped. */
export const receiveCartAtom = atom(null, (get, set, cart: Cart | null | undefined) => {
  const shown = get(cartValueAtom);
  if (!cart || isStaleReply(shown, cart)) return;
  if (shown?.basketId !== cart.basketId) return set(showCartAtom, cart);
  const sent = get(pendingMutationsAtom).filter(({ isSent }) => isSent);
  // A line that was merged into a line of the same item has not left the cart.
  const known = new Set([...cart.lineItems, ...cart.savedForLater].map(({ id }) => id));
  const moved = listMovedLines(sent);
  const isJoined = ({ id }: CartLine) => moved.has(id) && !known.has(id);
  // A removed line keeps the latest quantity, which no reply has contained yet.
  set(showCartAtom, mergeCart(withoutLines(applyOptimistic(shown, sent), isJoined), cart));
});

/** Removes removed lines from the screen when the cart page is left or opened again. Restored lines stay. */
export const forgetRemovedAtom = atom(null, (get, set) => {
  const cart = get(cartValueAtom);
  set(lineErrorsAtom, {});
  if (!cart) return;
  const pending = get(pendingMutationsAtom);
  set(
    showCartAtom,
    withoutLines(cart, (line) => line.isRemoved && !isComingBack(pending, line)),
  );
});

/**
 * Merges a newer cart of the same basket into the shown one: removed lines stay in place, marked, so that they can be restored; a line that moved to the other list leaves its old one. Unchanged lines keep their identity, so that
 * they do not rerender.
 */
function mergeCart(shown: Cart, fresh: Cart): Cart {
  const lineItems = mergeCartLines(shown.lineItems, fresh.lineItems, { movedTo: fresh.savedForLater });
  const savedForLater = mergeCartLines(shown.savedForLater, fresh.savedForLater, { movedTo: fresh.lineItems });
  return replaceEqualDeep(shown, { ...fresh, lineItems: [...lineItems], savedForLater: [...savedForLater] });
}

function withoutLines(cart: Cart, isLeftOut: (line: CartLine) => boolean): Cart {
  const rest = (lines: CartLine[]) => lines.filter((line) => !isLeftOut(line));
  return replaceEqualDeep(cart, { ...cart, lineItems: rest(cart.lineItems), savedForLater: rest(cart.savedForLater) });
}

import { atom } from "jotai/vanilla";
import { edgesAtom } from "../site/edge-atoms.ts";
import { cartAtom, wishesAtom } from "./cart-atom.ts";
import { lateCart } from "./late-cart-calls.ts";
import { sendWishesAtom } from "./send-wishes-atom.ts";
import { onlySent, type Wish, type Wishes } from "./wishes.ts";

const keptAs = "cart.wishes";

/**
 * Keeps in this tab what was asked of the cart's lines and is not confirmed yet, since its page is about to go (AMB-042).
 * What has not been sent is the next page's to send: a page that goes may still begin a call.
 */
export const keepWishesAtom = atom(null, (get, set) => {
  const { storage } = get(edgesAtom);
  const basketId = get(cartAtom)?.basketId;
  const wishes = get(wishesAtom);
  if (storage === null || !basketId || wishes.length === 0) return;
  const text = JSON.stringify({ basketId, wishes });
  storage.setItem(keptAs, text);
  // A full storage keeps nothing; what it has not taken stays this page's.
  if (storage.getItem(keptAs) === text) set(wishesAtom, onlySent(wishes));
});

/**
 * Takes up what an earlier page of this tab kept of the same basket: on screen at once. What had not been sent is sent; what
 * had been, the service has heard, and a look at the cart tells what became of it.
 */
export const takeUpWishesAtom = atom(null, async (get, set): Promise<void> => {
  const { storage } = get(edgesAtom);
  const cart = get(cartAtom);
  const kept = readKept(storage?.getItem(keptAs) ?? null);
  storage?.removeItem(keptAs);
  if (!cart || kept?.basketId !== cart.basketId) return;
  const known = new Set([...cart.lineItems, ...cart.savedForLater].map(({ id }) => id));
  const wishes = kept.wishes.filter(({ lineId }) => known.has(lineId));
  if (wishes.length === 0) return;
  set(wishesAtom, [...wishes, ...get(wishesAtom)]);
  await set(sendWishesAtom);
});

// A page of another version of the shop may have written it.
function readKept(text: string | null): { basketId: unknown; wishes: Wishes } | null {
  try {
    const kept = JSON.parse(text ?? "null");
    return { basketId: kept.basketId, wishes: kept.wishes.filter(isWish) };
  } catch {
    return null;
  }
}

function isWish(wish: Wish): boolean {
  const isAsked = Object.hasOwn(lateCart, wish.action) && typeof wish.lineId === "string";
  return isAsked && typeof wish.quantity === "number" && (wish.action !== "updateShipMethod" || "way" in wish);
}

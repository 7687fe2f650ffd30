import { isStaleReply } from "@store/cart-merge";
import type { CheckoutModel } from "@store/contract/checkout";
import { atom } from "jotai/vanilla";

const checkoutValueAtom = atom<CheckoutModel | null>(null);
const savedTokenAtom = atom<string | null>(null);

/** The open checkout from the service's latest reply, or null without one. */
export const checkoutAtom = atom((get) => get(checkoutValueAtom));

/** The CSRF token of the open checkout. */
export const requestTokenAtom = atom((get) => get(checkoutValueAtom)?.requestVerificationToken ?? get(savedTokenAtom));

/** Keeps the token of a checkout that has ended, so that a page can still query its order. */
export const saveTokenAtom = atom(null, (_get, set, token: string) => set(savedTokenAtom, token));

/** Sets the model of a reply. A stale reply is dropped. */
export const receiveCheckoutAtom = atom(null, (get, set, model: CheckoutModel | null | undefined) => {
  if (model && !isStaleReply(get(checkoutValueAtom), model)) set(checkoutValueAtom, model);
});

/** Removes the checkout when its basket has become an order or no longer exists. */
export const forgetCheckoutAtom = atom(null, (_get, set) => set(checkoutValueAtom, null));

import type { CheckoutModel } from "@store/contract/checkout";
import { atom } from "jotai/vanilla";

const checkoutValueAtom = atom<CheckoutModel | null>(null);
const keptTokenAtom = atom<string | null>(null);

/** The open checkout as the service last told it, or null without one. */
export const checkoutAtom = atom((get) => get(checkoutValueAtom));

/** The anti-forgery token of the open checkout (CALL-001). */
export const requestTokenAtom = atom((get) => get(checkoutValueAtom)?.requestVerificationToken ?? get(keptTokenAtom));

/** Takes the token of a checkout that has ended, so that a page may still ask what became of its order (AMB-124). */
export const keepTokenAtom = atom(null, (_get, set, token: string) => set(keptTokenAtom, token));

/** Takes the model of a reply. A model older than the shown one of the same basket is a late reply and is dropped. */
export const receiveCheckoutAtom = atom(null, (get, set, model: CheckoutModel | null | undefined) => {
  if (!model) return;
  const shown = get(checkoutValueAtom);
  if (shown && shown.basketId === model.basketId && model.version < shown.version) return;
  set(checkoutValueAtom, model);
});

/** The basket has become an order, or is gone. */
export const forgetCheckoutAtom = atom(null, (_get, set) => set(checkoutValueAtom, null));

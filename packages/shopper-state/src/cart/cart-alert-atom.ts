import { atom } from "jotai/vanilla";

/** AMB-042 */
export const cartAlertText = "We could not update your cart. Please try again.";

/** What stands above the cart's lines after a change that failed; null otherwise. */
export const cartAlertAtom = atom<string | null>(null);

import { atom } from "jotai/vanilla";
import type { CartItemUpdate } from "./cart-item-updated.ts";

/** What the shopper asked of the cart as a whole, such as a promo code, and that waits or is under way. */
export interface CartChange {
  /** Makes the one call; answers what the page's listeners are told after the reload, if anything. */
  readonly send: () => Promise<CartItemUpdate | null>;
}

/** In the order in which they are sent. */
export const cartChangesAtom = atom<readonly CartChange[]>([]);

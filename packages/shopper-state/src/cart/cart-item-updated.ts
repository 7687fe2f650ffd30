import type { Wish } from "./wishes.ts";

/** What a page's listeners are told after a cart action and its reload (CART-10, AMB-038). */
export interface CartItemUpdate {
  readonly action: Wish["action"] | "donationAddToCart";
  readonly lineId: string;
  readonly sku: string;
  readonly quantity: number;
  readonly isSuccess: boolean;
}

export const cartItemUpdated = "CartItemUpdated";

/** Fires `CartItemUpdated` on the page's document, from where it bubbles to the window. */
export function announceCartItem(events: EventTarget | null, detail: CartItemUpdate): void {
  events?.dispatchEvent(new CustomEvent(cartItemUpdated, { detail, bubbles: true }));
}

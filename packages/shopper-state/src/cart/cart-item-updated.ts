import type { LineAction } from "./line-mutations.ts";

/** The event that is dispatched after a cart action and its reload. */
export interface CartItemUpdate {
  readonly action: LineAction | "donationAddToCart";
  readonly lineId: string;
  readonly sku: string;
  readonly quantity: number;
  readonly isSuccess: boolean;
}

export const cartItemUpdated = "CartItemUpdated";

/** Dispatches `CartItemUpdated` on the page's document, from where it bubbles to the window. */
export function fireCartItemUpdated(events: EventTarget | null, detail: CartItemUpdate): void {
  events?.dispatchEvent(new CustomEvent(cartItemUpdated, { detail, bubbles: true }));
}

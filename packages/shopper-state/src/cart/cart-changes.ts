import type { CallResult } from "@store/checkout-client";
import type { CartResult } from "@store/contract/cart";
import { atom } from "jotai/vanilla";
import type { CartItemUpdate } from "./cart-item-updated.ts";

export type CartChangeResult = CallResult<CartResult>;

/** What comes of a call that says whether it did what it was asked for. */
export type SaidResult = CallResult<{ isSuccess: boolean; message?: string | null | undefined }>;

/** What the service said, with its value or beside its failure. */
export function replyOf(result: SaidResult): Readonly<Record<string, unknown>> {
  if (result.ok) return result.value;
  return "reply" in result.failure ? result.failure.reply : {};
}

/** What came of one call of the queue. */
export interface CartAnswer {
  readonly result: CartChangeResult;
  /** What the page's listeners are told after the reload, if anything. */
  readonly update: CartItemUpdate | null;
}

/** What the shopper asked of the cart as a whole, such as a promo code, and that waits or is under way. */
export interface CartChange {
  /** Makes the one call. */
  readonly send: () => Promise<CartAnswer>;
  /** Tells who asked that the call is not made, since one before it ended the session. */
  readonly giveUp: (reset: CartChangeResult) => void;
}

/** In the order in which they are sent. */
export const cartChangesAtom = atom<readonly CartChange[]>([]);

import type { CheckoutClient } from "@store/checkout-client";
import type { Cart } from "@store/contract/cart";
import {
  cartAlertText,
  cartCalls,
  createMutation,
  type FieldResult,
  findLine,
  type PendingMutation,
  sendMutation,
  toFieldResult,
} from "@store/shopper-state";
import type { CartSubmission } from "./cart-submission.ts";

/**
 * Sends a line action of a submission. A form that is submitted twice, or again after the browser's Back, is judged by the
 * cart: what it shows already is done, and what an earlier answer only repeated is sent as a new request.
 */
export async function sendLineMutation(submission: CartSubmission, mutation: PendingMutation): Promise<FieldResult> {
  const { client, freshClient, isReplayed } = submission;
  const send = async (by: CheckoutClient) =>
    toFieldResult(await sendMutation(by, mutation), { fallback: cartAlertText });
  const answer = await send(client);
  if (answer.isSuccess && !isReplayed()) return answer;
  const cart = await loadCart(freshClient);
  if (cart && isDone(cart, mutation)) return { isSuccess: true, message: null };
  return answer.isSuccess ? send(freshClient) : answer;
}

/** The cart as it is; null when it cannot be had. */
export async function loadCart(client: CheckoutClient): Promise<Cart | null> {
  const result = await client.call(cartCalls.getCartJsx, {});
  return (result.ok && result.value.cartData) || null;
}

// The service sends no line that is removed.
function isDone(cart: Cart, { action, lineId, ...input }: PendingMutation): boolean {
  if (action === "restoreItem") return findLine(cart, lineId) !== undefined;
  return createMutation(cart, action, lineId, input) === null;
}

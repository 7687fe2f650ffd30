import type { CheckoutClient } from "@store/checkout-client";
import { atom } from "jotai/vanilla";
import { checkoutClientAtom } from "../calls/checkout-client-atom.ts";
import { reportFailureAtom } from "../dialogs/report-failure-atom.ts";
import { platformAtom } from "../site/platform-atom.ts";
import { pendingMutationsAtom } from "./cart-atom.ts";
import { cartAlertAtom, cartAlertText, lineErrorsAtom, toFieldResult } from "./cart-errors.ts";
import { lineMutations, type PendingMutation } from "./line-mutations.ts";
import { cartCalls } from "./load-cart.ts";
import type { CartCallResult, SentCartCall } from "./pending-changes.ts";
import { withoutFailed } from "./pending-mutations.ts";

/** Makes the call of a line action. */
export function sendMutation(client: CheckoutClient, mutation: PendingMutation): Promise<CartCallResult> {
  return client.call(cartCalls[mutation.action], lineMutations[mutation.action].toBody(mutation));
}

/** Shows why a line action failed, at the place that its definition names. */
export const showFailureAtom = atom(null, (get, set, { action, lineId }: PendingMutation, result: CartCallResult) => {
  const text = toFieldResult(result, { fallback: cartAlertText }).message ?? cartAlertText;
  const response = result.ok ? result.value : result.failure;
  if (lineMutations[action].errorPlace === "line")
    set(lineErrorsAtom, { ...get(lineErrorsAtom), [lineId]: { action, response, text } });
  else set(cartAlertAtom, text);
});

/** Sends a line action of the queue. A failure reverts it and shows the reason, unless terms are asked for first. */
export const sendMutationAtom = atom(null, async (get, set, mutation: PendingMutation): Promise<SentCartCall> => {
  const { lineId, action, quantity, sku } = mutation;
  const sent = { ...mutation, isSent: true };
  set(
    pendingMutationsAtom,
    get(pendingMutationsAtom).map((each) => (each === mutation ? sent : each)),
  );
  const result = await sendMutation(get(checkoutClientAtom), sent);
  // A browser fails the calls of a page just before `pagehide`, where the page persists them.
  if (!result.ok && result.failure.kind === "network") await get(platformAtom).wait(50);

  const isSuccess = hasSucceeded(result);
  if (!isSuccess) {
    set(pendingMutationsAtom, withoutFailed(get(pendingMutationsAtom), sent));
    if (!result.ok || !result.value.terms) set(showFailureAtom, sent, result);
  }
  if (!result.ok) set(reportFailureAtom, result.failure, cartCalls[action], { popup: "resetOnly" });
  return { result, mutation: sent, update: { action, lineId, sku, quantity, isSuccess } };
});

/** Whether the service performed the action. */
export const hasSucceeded = (result: CartCallResult): boolean => result.ok && result.value.isSuccess;

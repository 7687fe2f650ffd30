import { atom } from "jotai/vanilla";
import { checkoutClientAtom } from "../calls/checkout-client-atom.ts";
import { showDialogAtom } from "../dialogs/dialog-atom.ts";
import { platformAtom } from "../site/platform-atom.ts";
import { cartAtom, pendingMutationsAtom } from "./cart-atom.ts";
import { cartAlertAtom, forgetLineErrorAtom } from "./cart-errors.ts";
import { type CartItemUpdate, fireCartItemUpdated } from "./cart-item-updated.ts";
import type { LineAction, LineInput, PendingMutation } from "./line-mutations.ts";
import { cartCalls, reloadCartAtom } from "./load-cart.ts";
import { type CartCallResult, type PendingChange, pendingChangesAtom, type SentCartCall } from "./pending-changes.ts";
import { addMutation, createMutation, nextUnsent } from "./pending-mutations.ts";
import { receiveCartAtom } from "./receive-cart.ts";
import { hasSucceeded, sendMutationAtom, showFailureAtom } from "./send-mutation.ts";

const flushingAtom = atom<{ done: Promise<boolean> } | null>(null);

// A change of the whole cart is sent only while no line mutation is pending, so that a code never overtakes a quantity
// it may depend on.
const sendNextAtom = atom(null, (get, set): Promise<SentCartCall> | null => {
  const mutation = nextUnsent(get(pendingMutationsAtom));
  return mutation ? set(sendMutationAtom, mutation) : (get(pendingChangesAtom)[0]?.send() ?? null);
});

// The pending changes belong to a session that has ended: nothing is sent, and no reload follows.
const cancelAtom = atom(null, (get, set, reset: CartCallResult) => {
  const waiting = get(pendingChangesAtom);
  set(pendingChangesAtom, []);
  set(pendingMutationsAtom, []);
  for (const change of waiting) change.cancel(reset);
});

/**
 * Sends what is pending, one call at a time, then reloads the cart once and notifies the page's listeners. A mutation
 * that arrives meanwhile joins the queue; of several quantities of a line only the latest is sent. Returns whether
 * nothing was refused and the cart shows the outcome.
 */
export const flushMutationsAtom = atom(null, (get, set): Promise<boolean> => {
  const flushing = get(flushingAtom);
  if (flushing) return flushing.done;
  const hasWork = () => nextUnsent(get(pendingMutationsAtom)) !== undefined || get(pendingChangesAtom).length > 0;
  // Mutations that were sent before a failed reload need another reload.
  if (!hasWork()) return get(pendingMutationsAtom).length > 0 ? set(reloadCartAtom) : Promise.resolve(true);

  const flush = async () => {
    const updates: CartItemUpdate[] = [];
    let isAllDone = true;
    while (hasWork()) {
      const outcome = await set(sendNextAtom);
      if (outcome?.update) updates.push(outcome.update);
      if (outcome && !hasSucceeded(outcome.result)) isAllDone = false;
      if (outcome?.mutation) set(askForTermsAtom, outcome.mutation, outcome.result);
      if (outcome && isReset(outcome.result)) set(cancelAtom, outcome.result);
      else if (hasWork()) continue;
      else if (!(await set(reloadCartAtom))) isAllDone = false;
      for (const update of updates.splice(0)) fireCartItemUpdated(get(platformAtom).events, update);
    }
    set(flushingAtom, null);
    return isAllDone;
  };
  const done = flush();
  set(flushingAtom, { done });
  return done;
});

/** Opens the terms that a refused action has to accept; accepting them repeats the action. */
const askForTermsAtom = atom(null, (_get, set, mutation: PendingMutation, result: CartCallResult) => {
  const lines = (result.ok && result.value.terms) || [];
  const [terms] = lines;
  if (!terms) return;
  const { action, lineId, isSent: _, ...input } = mutation;
  const onAccept = () => void set(mutateLineAtom, action, lineId, { ...input, acceptedTermsId: terms.termsId });
  const onDecline = () => set(showFailureAtom, mutation, result);
  set(showDialogAtom, { kind: "terms", lines, onAccept, onDecline });
});

/**
 * Performs a line action: shown at once, sent in its turn. Settles after the reload and returns whether nothing was
 * refused. An action that changes nothing sends nothing.
 */
export const mutateLineAtom = atom(
  null,
  (get, set, action: LineAction, lineId: string, input?: LineInput): Promise<boolean> => {
    const mutation = createMutation(get(cartAtom), action, lineId, input);
    if (mutation === null) return Promise.resolve(true);
    set(cartAlertAtom, null);
    set(forgetLineErrorAtom, lineId);
    set(pendingMutationsAtom, addMutation(get(pendingMutationsAtom), mutation));
    return set(flushMutationsAtom);
  },
);

/** Queues a change of the cart as a whole: it is sent in its turn, before the one reload that follows. */
export const queueChangeAtom = atom(null, (get, set, change: PendingChange) => {
  set(cartAlertAtom, null);
  set(pendingChangesAtom, [...get(pendingChangesAtom), change]);
  void set(flushMutationsAtom);
});

/**
 * Checks whether the cart on screen is still current: another tab or a time-limited price may have changed it. The
 * shopper did not request this, so a failure is not shown. A running flush ends with its own reload.
 */
export const refreshCartAtom = atom(null, async (get, set): Promise<void> => {
  if (get(flushingAtom)) return;
  const before = get(pendingMutationsAtom);
  const result = await get(checkoutClientAtom).call(cartCalls.getCartJsx, {});
  if (!result.ok || !result.value.cartData || get(flushingAtom)) return;
  set(receiveCartAtom, result.value.cartData);
  // This cart may not include changes that were requested since then.
  set(
    pendingMutationsAtom,
    get(pendingMutationsAtom).filter((mutation) => !before.includes(mutation)),
  );
});

const isReset = (result: CartCallResult) => !result.ok && result.failure.kind === "sessionReset";

import type { CheckoutModel } from "@store/contract/checkout";
import { checkoutAtom, platformAtom, showDialogAtom } from "@store/shopper-state";
import { useAtomValue, useStore } from "jotai";
import { useState } from "react";
import { paymentErrorTextAtom } from "../card/payment-error.ts";
import type { ParsedOrderReply, SettledReply } from "../order-attempt/parse-order-reply.ts";
import { pendingOrderAttempt, taxExemptKeyName } from "../order-attempt/pending-order-attempt.ts";
import type { SeenOrder } from "../order-attempt/send-order.ts";
import { arrivalAlertAtom } from "../step-work/arrival-alert.ts";
import { checkoutCalls } from "../step-work/checkout-calls.ts";
import { toReceivingCall } from "../step-work/to-receiving-call.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { tripErrorPath } from "../steps/resolve-redirect.ts";
import { useFollowRedirect } from "../steps/use-follow-redirect.ts";
import type { UnapprovedReason } from "./apple-pay.ts";
import { noNotice, type ReviewNotice, toReviewNotice } from "./order-notice.ts";

export interface OrderReplyOptions {
  /** The server's result of an order that was submitted without scripts. */
  readonly initial?: ReviewNotice | undefined;
  /**
   * Of a button that skips the review: what becomes of a reply before it is shown here. Returns the notice of its place, or
   * null for a reply that leads where it leads the review.
   */
  readonly onReply?: (reply: SettledReply, seen: SeenOrder) => ReviewNotice | null;
  /** Of such a button: its sheet has approved nothing, which is told elsewhere. */
  readonly onUnapproved?: (reason: UnapprovedReason) => void;
}

/** Shows the outcome of an order on the review step, or navigates where it leads. */
export function useOrderReply(navigation: PageNavigation, { initial = noNotice, onReply }: OrderReplyOptions) {
  const store = useStore();
  const followRedirect = useFollowRedirect(navigation);
  const [notice, setNotice] = useState(initial);
  const shown = useShownCheckout();
  const { storage } = store.get(platformAtom);

  /** Stores the changed checkout for the next step; this page stays as it is until `show` is called or it is left. */
  async function refreshUnseen(): Promise<void> {
    shown.hold();
    await toReceivingCall(store)(checkoutCalls.refreshCheckout, {});
  }

  /** Shows a notice together with the order that it is about. */
  function show(next: ReviewNotice): void {
    setNotice(next);
    shown.release();
  }

  async function settle(outcome: ParsedOrderReply, seen: SeenOrder): Promise<void> {
    if (outcome.kind === "confirming") return;
    const { oldCents } = seen;
    pendingOrderAttempt.remove(storage);
    if (outcome.kind !== "placed") await refreshUnseen();
    const own = onReply?.(outcome, seen);
    if (own) return show(own);
    if (outcome.kind === "termsNotAccepted") return show(noNotice);
    const newCents = store.get(checkoutAtom)?.orderSummary.total ?? oldCents;
    const next = toReviewNotice(outcome, { oldCents, newCents });
    if (next !== null) return show(next);
    if (outcome.kind === "placed" || outcome.kind === "declined") setNotice(noNotice);
    switch (outcome.kind) {
      case "placed":
        storage?.removeItem(taxExemptKeyName);
        return followRedirect(outcome.url);
      case "declined":
        store.set(paymentErrorTextAtom, outcome.text);
        return store.set(showDialogAtom, { kind: "payment", text: outcome.text, html: outcome.html });
      case "tripBookingFailed":
        return navigation.onGo(tripErrorPath);
      case "other":
        store.set(arrivalAlertAtom, outcome.message);
        return followRedirect(outcome.url);
    }
  }

  return { model: shown.model, notice, setNotice, show, settle };
}

/**
 * The checkout that the review step shows: the newest one, or the one on screen while it is held. Nothing moves behind a
 * dialog, and a change appears together with its notice.
 */
function useShownCheckout() {
  const store = useStore();
  const current = useAtomValue(checkoutAtom);
  const [held, setHeld] = useState<CheckoutModel | null>(null);
  return {
    model: held ?? current,
    hold: () => setHeld(store.get(checkoutAtom)),
    release: () => setHeld(null),
  };
}

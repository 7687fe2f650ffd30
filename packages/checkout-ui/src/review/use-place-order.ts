import { type CallFailure, isAnswerUnknown, newKey } from "@store/checkout-client";
import { type CartValidation, type CheckoutModel, checkoutOperations } from "@store/contract/checkout";
import { orderOperations } from "@store/contract/orders";
import { cartErrorType } from "@store/contract/shared";
import {
  checkoutAtom,
  checkoutClientAtom,
  edgesAtom,
  receiveCheckoutAtom,
  reportFailureAtom,
  requestTokenAtom,
  showProblemAtom,
} from "@store/shopper-state";
import { useStore } from "jotai";
import { useEffect, useRef, useState } from "react";
import { paymentErrorTextAtom } from "../payment/payment-error.ts";
import { arrivalAlertAtom } from "../step-work/arrival-alert.ts";
import { cartIsValid } from "../step-work/cart-is-valid.ts";
import { useStepWork } from "../step-work/use-step-work.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { deliveryStep } from "../steps/step-table.ts";
import { useFollowRedirect } from "../steps/use-follow-redirect.ts";
import { askAttempt } from "./ask-attempt.ts";
import { attemptKeyOf } from "./attempt-key-of.ts";
import { judgeOrderResult, type OrderOutcome } from "./judge-order-result.ts";
import { orderPress, taxExemptKeyName } from "./order-press.ts";
import { toQuote } from "./to-quote.ts";
import { useShownCheckout } from "./use-shown-checkout.ts";

/** What stands on the review step besides the order. */
export type ReviewNotice =
  | { readonly kind: "none" }
  | {
      readonly kind: "totalChanged";
      readonly oldCents: number;
      readonly newCents: number;
      readonly message: string | null;
    }
  | { readonly kind: "basketChanged" | "promoInvalid"; readonly message: string | null }
  /** What was in the way of the order has been taken out of it: items, or only the installation of items that stay. */
  | { readonly kind: "itemsRemoved"; readonly titles: readonly string[]; readonly isServiceOnly: boolean }
  /** Asking after the attempt; `isOver` when a minute has not told: no second press is offered then. */
  | { readonly kind: "confirming"; readonly isOver: boolean };

function toRemoved({ errorType, unavailableItems }: CartValidation): ReviewNotice {
  const titles = [...new Set(unavailableItems.map(({ title }) => title))];
  return { kind: "itemsRemoved", titles, isServiceOnly: errorType === cartErrorType.installationServiceUnavailable };
}

const noNotice: ReviewNotice = { kind: "none" };
const tripGoneText = "Your delivery appointment is no longer available. Please choose another.";

/**
 * Place Order: one order however often it is pressed, whatever becomes of the answer. One key per press, kept until
 * the final answer; an unknown answer is asked after before the shopper is told anything (AMB-124).
 */
export function usePlaceOrder(navigation: PageNavigation) {
  const store = useStore();
  const { isBusy, run } = useStepWork();
  const followRedirect = useFollowRedirect(navigation);
  const [notice, setNotice] = useState<ReviewNotice>(noNotice);
  const shown = useShownCheckout();
  const client = () => store.get(checkoutClientAtom);
  const { storage } = store.get(edgesAtom);

  /** Has the next step show what the answer has changed; this page stays as it is until `tell` or until it is left. */
  async function refreshUnseen(): Promise<void> {
    shown.hold();
    const result = await client().call(checkoutOperations.refreshCheckout, {});
    if (result.ok) store.set(receiveCheckoutAtom, result.value.checkout);
  }

  /** Shows a notice together with the order that it speaks of. */
  function tell(news: ReviewNotice): void {
    setNotice(news);
    shown.release();
  }

  async function settle(outcome: OrderOutcome, quotedCents: number): Promise<void> {
    if (outcome.kind === "confirming") return;
    orderPress.drop(storage);
    if (outcome.kind !== "placed") await refreshUnseen();
    switch (outcome.kind) {
      case "placed":
        setNotice(noNotice);
        storage?.removeItem(taxExemptKeyName);
        return followRedirect(outcome.url);
      case "totalChanged": {
        const newCents = outcome.summary?.total ?? store.get(checkoutAtom)?.orderSummary.total ?? quotedCents;
        return tell({ kind: "totalChanged", oldCents: quotedCents, newCents, message: outcome.message });
      }
      case "basketChanged":
      case "promoInvalid":
        return tell({ kind: outcome.kind, message: outcome.message });
      case "declined":
        setNotice(noNotice);
        store.set(paymentErrorTextAtom, outcome.text);
        return store.set(showProblemAtom, { kind: "payment", text: outcome.text, html: outcome.html });
      case "tripBookingFailed":
        store.set(arrivalAlertAtom, tripGoneText);
        return navigation.onGo(deliveryStep.path);
      case "redirect":
        store.set(arrivalAlertAtom, outcome.message);
        return followRedirect(outcome.url);
      default:
        return outcome satisfies never;
    }
  }

  /** Asks after an attempt; `failure` is what is told when no such attempt exists. */
  async function follow(
    key: string,
    quotedCents: number,
    failure: CallFailure | null,
    retry: () => void,
  ): Promise<void> {
    setNotice({ kind: "confirming", isOver: false });
    const end = await askAttempt(store, key);
    if (end.kind === "open") return setNotice({ kind: "confirming", isOver: true });
    if (end.kind === "placed") return settle({ kind: "placed", url: end.url }, quotedCents);
    if (end.kind === "failed") {
      const { message, errorCode, redirectUrl } = end.attempt;
      return settle(
        judgeOrderResult({ isSuccess: false, message: message ?? "", errorCode, redirectUrl: redirectUrl ?? null }),
        quotedCents,
      );
    }
    orderPress.drop(storage);
    setNotice(noNotice);
    if (end.kind === "reset") return store.set(showProblemAtom, { kind: "sessionReset" });
    if (failure) store.set(reportFailureAtom, failure, orderOperations.placeOrder, { retry });
  }

  /** Orders what is on screen, at its total; a press while one runs does nothing. */
  const place = (model: CheckoutModel): Promise<void> =>
    run(async (call) => {
      const retry = () => void place(model);
      const quotedCents = model.orderSummary.total;
      if (!(await cartIsValid(store, call, { onMended: (validation) => tell(toRemoved(validation)) }))) return;
      setNotice(noNotice);
      const key = newKey();
      orderPress.keep(storage, { key, token: store.get(requestTokenAtom) ?? "" });
      const request = { adata: "", ...toQuote(model) };
      const result = await client().call(orderOperations.placeOrder, request, { idempotencyKey: key });
      if (result.ok) {
        const outcome = judgeOrderResult(result.value);
        return outcome.kind === "confirming"
          ? follow(outcome.attemptKey ?? key, quotedCents, null, retry)
          : settle(outcome, quotedCents);
      }
      const { failure } = result;
      if (isAnswerUnknown(failure)) return follow(attemptKeyOf(failure) ?? key, quotedCents, failure, retry);
      // A reset says nothing of the order: its key is asked after when the page is back.
      if (failure.kind !== "sessionReset") orderPress.drop(storage);
      store.set(reportFailureAtom, failure, orderOperations.placeOrder, { retry });
    });

  const resume = useRef<() => void>(() => {});
  resume.current = () => {
    const press = orderPress.find(storage);
    const shownCents = store.get(checkoutAtom)?.orderSummary.total ?? 0;
    if (press) void run(() => follow(press.key, shownCents, null, () => {}));
  };
  useEffect(() => resume.current(), []);

  return { model: shown.model, isBusy, notice, place };
}

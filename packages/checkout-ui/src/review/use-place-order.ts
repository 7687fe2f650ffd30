import { type CallFailure, newKey } from "@store/checkout-client";
import type { CheckoutModel } from "@store/contract/checkout";
import { checkoutAtom, platformAtom, reportFailureAtom, requestTokenAtom, showDialogAtom } from "@store/shopper-state";
import { useStore } from "jotai";
import { useEffect } from "react";
import { pendingOrderAttempt } from "../order-attempt/pending-order-attempt.ts";
import { recoverOrderAttempt } from "../order-attempt/recover-order-attempt.ts";
import {
  carriedReplyAtom,
  type OrderToSend,
  parseFailedAttempt,
  type SeenOrder,
  type SentOrder,
  sendOrder,
} from "../order-attempt/send-order.ts";
import { checkCart } from "../step-work/check-cart.ts";
import { orderCalls } from "../step-work/checkout-calls.ts";
import type { CallFailed, CartInvalid } from "../step-work/step-outcome.ts";
import { toCartDialog } from "../step-work/to-cart-dialog.ts";
import { toReceivingCall } from "../step-work/to-receiving-call.ts";
import { useBusy } from "../step-work/use-busy.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { noNotice, toRemovedNotice } from "./order-notice.ts";
import { toQuote } from "./to-quote.ts";
import { useApplePay } from "./use-apple-pay.ts";
import { type OrderReplyOptions, useOrderReply } from "./use-order-reply.ts";

/** Where a partner leaves its transaction id in the tab's storage. */
const partnerTransactionName = "partnerTransactionId";

/** What was confirmed with a press: terms, and a sheet. */
type Confirmed = Pick<OrderToSend, "terms" | "sheet">;

/**
 * Places one order however often the button is clicked, even if responses are lost. Each click has one key, stored until the
 * outcome is final; an unknown outcome is polled before the shopper sees anything.
 */
export function usePlaceOrder(navigation: PageNavigation, options: OrderReplyOptions = {}) {
  const store = useStore();
  const { isBusy, run } = useBusy();
  const { model: shown, notice, setNotice, show, settle } = useOrderReply(navigation, options);
  const applePay = useApplePay(shown, { skipsReview: options.onReply !== undefined });
  const { storage } = store.get(platformAtom);

  /** Polls an attempt; `failure` is shown when no such attempt exists. */
  async function follow(key: string, seen: SeenOrder, failure: CallFailure | null, retry: () => void) {
    setNotice({ kind: "confirming", isOver: false });
    const end = await recoverOrderAttempt(store, key);
    if (end.kind === "open") return setNotice({ kind: "confirming", isOver: true });
    if (end.kind === "placed") return settle(end, seen);
    if (end.kind === "failed") return settle(parseFailedAttempt(end.attempt), seen);
    pendingOrderAttempt.remove(storage);
    setNotice(noNotice);
    if (end.kind === "reset") return store.set(showDialogAtom, { kind: "sessionReset" });
    if (failure) store.set(reportFailureAtom, failure, orderCalls.placeOrder, { retry });
  }

  async function conclude(sent: SentOrder, seen: SeenOrder, retry: () => void): Promise<void> {
    if (sent.kind === "confirming") return follow(sent.attemptKey, seen, sent.failure, retry);
    if (sent.kind === "failed") {
      // A reset session says nothing about the order: the stored attempt is polled when the page returns.
      if (sent.failure.kind !== "sessionReset") pendingOrderAttempt.remove(storage);
      return store.set(reportFailureAtom, sent.failure, sent.operation, { retry });
    }
    await settle(sent, seen);
    // The order that is on screen from now on: terms accepted before have given it another version.
    const current = store.get(checkoutAtom);
    if (sent.kind !== "termsNotAccepted" || options.onReply || !current) return;
    const { lines, message } = sent;
    const onAccept = () => void place(current, { terms: lines, sheet: seen.sheet });
    const onDecline = () => setNotice({ kind: "terms", lines, message });
    store.set(showDialogAtom, { kind: "terms", lines, onAccept, onDecline });
  }

  function showStop(stop: CartInvalid | CallFailed, retry: () => void): void {
    if (stop.kind === "failed") store.set(reportFailureAtom, stop.failure, stop.operation, { retry });
    else {
      const onResolved = () => show(toRemovedNotice(stop.validation));
      store.set(showDialogAtom, toCartDialog(stop.validation, onResolved));
    }
  }

  /**
   * Places the order on screen at its total; further clicks while it runs do nothing. Apple Pay's sheet is opened within the
   * press, and the cart is checked behind it: one that cannot be ordered closes it.
   */
  const place = (model: CheckoutModel, { terms, sheet = null }: Confirmed = {}): Promise<void> =>
    run(async () => {
      const retry = () => void place(model, { terms });
      const call = toReceivingCall(store);
      const asked = sheet ? null : applePay.open(model);
      const stop = await checkCart(call, { basketId: store.get(checkoutAtom)?.basketId });
      if (stop) {
        applePay.close();
        return showStop(stop.data, retry);
      }
      setNotice(noNotice);
      const answer = await asked;
      if (answer?.kind === "unapproved")
        return options.onUnapproved ? options.onUnapproved(answer.reason) : setNotice(answer.notice);
      const approved = answer?.sheet ?? sheet;
      const key = newKey();
      pendingOrderAttempt.save(storage, { key, token: store.get(requestTokenAtom) ?? "" });
      const adata = storage?.getItem(partnerTransactionName) ?? "";
      const sent = await sendOrder({ call, adata, quote: toQuote(model), terms, sheet: approved, key });
      await conclude(sent, { oldCents: model.orderSummary.total, sheet: approved }, retry);
    });

  // An attempt that an earlier page has stored, or a reply with which the payment step has led here.
  useEffect(() => {
    const attempt = pendingOrderAttempt.find(storage);
    const oldCents = store.get(checkoutAtom)?.orderSummary.total ?? 0;
    if (attempt) void run(() => follow(attempt.key, { oldCents, sheet: null }, null, () => {}));
    const carried = options.onReply ? null : store.get(carriedReplyAtom);
    store.set(carriedReplyAtom, null);
    if (carried) void run(() => conclude(carried.reply, carried, () => {}));
  }, []);

  return { model: shown, isBusy, isSheetOpen: isBusy && applePay.isOpen, notice, place };
}

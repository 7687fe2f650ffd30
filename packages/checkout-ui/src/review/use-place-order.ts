import { type CallFailure, newKey } from "@store/checkout-client";
import type { CheckoutModel } from "@store/contract/checkout";
import { checkoutAtom, platformAtom, reportFailureAtom, requestTokenAtom, showDialogAtom } from "@store/shopper-state";
import { useStore } from "jotai";
import { useEffect } from "react";
import { pendingOrderAttempt } from "../order-attempt/pending-order-attempt.ts";
import { recoverOrderAttempt } from "../order-attempt/recover-order-attempt.ts";
import { type AcceptedLine, parseFailedAttempt, type SentOrder, sendOrder } from "../order-attempt/send-order.ts";
import { checkCart } from "../step-work/check-cart.ts";
import { orderCalls } from "../step-work/checkout-calls.ts";
import { toCartDialog } from "../step-work/to-cart-dialog.ts";
import { toReceivingCall } from "../step-work/to-receiving-call.ts";
import { useBusy } from "../step-work/use-busy.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { noNotice, type ReviewNotice, toRemovedNotice } from "./order-notice.ts";
import { toQuote } from "./to-quote.ts";
import { useOrderReply } from "./use-order-reply.ts";

/** Where a partner leaves its transaction id in the tab's storage. */
const partnerTransactionName = "partnerTransactionId";

/**
 * Places one order however often the button is clicked, even if responses are lost. Each click has one key, stored until the
 * outcome is final; an unknown outcome is polled before the shopper sees anything.
 */
export function usePlaceOrder(navigation: PageNavigation, initial?: ReviewNotice) {
  const store = useStore();
  const { isBusy, run } = useBusy();
  const { model: shown, notice, setNotice, show, settle } = useOrderReply(navigation, initial);
  const { storage } = store.get(platformAtom);

  /** Polls an attempt; `failure` is shown when no such attempt exists. */
  async function follow(key: string, oldCents: number, failure: CallFailure | null, retry: () => void) {
    setNotice({ kind: "confirming", isOver: false });
    const end = await recoverOrderAttempt(store, key);
    if (end.kind === "open") return setNotice({ kind: "confirming", isOver: true });
    if (end.kind === "placed") return settle(end, oldCents);
    if (end.kind === "failed") return settle(parseFailedAttempt(end.attempt), oldCents);
    pendingOrderAttempt.remove(storage);
    setNotice(noNotice);
    if (end.kind === "reset") return store.set(showDialogAtom, { kind: "sessionReset" });
    if (failure) store.set(reportFailureAtom, failure, orderCalls.placeOrder, { retry });
  }

  async function conclude(sent: SentOrder, oldCents: number, retry: () => void): Promise<void> {
    if (sent.kind === "confirming") return follow(sent.attemptKey, oldCents, sent.failure, retry);
    if (sent.kind !== "failed") return settle(sent, oldCents);
    // A reset session says nothing about the order: the stored attempt is polled when the page returns.
    if (sent.failure.kind !== "sessionReset") pendingOrderAttempt.remove(storage);
    store.set(reportFailureAtom, sent.failure, sent.operation, { retry });
  }

  /** Places the order on screen at its total, with terms just accepted; further clicks while it runs do nothing. */
  const place = (model: CheckoutModel, terms?: readonly AcceptedLine[]): Promise<void> =>
    run(async () => {
      const retry = () => void place(model, terms);
      const call = toReceivingCall(store);
      const stop = await checkCart(call, { basketId: store.get(checkoutAtom)?.basketId });
      if (stop?.data.kind === "failed")
        return store.set(reportFailureAtom, stop.data.failure, stop.data.operation, { retry });
      if (stop) {
        const { validation } = stop.data;
        return store.set(
          showDialogAtom,
          toCartDialog(validation, () => show(toRemovedNotice(validation))),
        );
      }
      setNotice(noNotice);
      const key = newKey();
      pendingOrderAttempt.save(storage, { key, token: store.get(requestTokenAtom) ?? "" });
      const adata = storage?.getItem(partnerTransactionName) ?? "";
      const sent = await sendOrder({ call, adata, quote: toQuote(model), terms, key });
      await conclude(sent, model.orderSummary.total, retry);
      if (sent.kind !== "termsNotAccepted") return;
      const { lines, message } = sent;
      // The order that is on screen from now on: terms accepted before have given it another version.
      const current = store.get(checkoutAtom) ?? model;
      const onAccept = () => void place(current, lines);
      const onDecline = () => setNotice({ kind: "terms", lines, message });
      store.set(showDialogAtom, { kind: "terms", lines, onAccept, onDecline });
    });

  // An attempt that an earlier page has stored.
  useEffect(() => {
    const attempt = pendingOrderAttempt.find(storage);
    const oldCents = store.get(checkoutAtom)?.orderSummary.total ?? 0;
    if (attempt) void run(() => follow(attempt.key, oldCents, null, () => {}));
  }, []);

  return { model: shown, isBusy, notice, place };
}

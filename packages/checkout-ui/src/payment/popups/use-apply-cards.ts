import type { SavePayment } from "@store/contract/payment/requests";
import { checkoutClientAtom, receiveCheckoutAtom, reportFailureAtom, siteAtom } from "@store/shopper-state";
import { useStore } from "jotai";
import { type CardRefusal, findCardRefusal } from "../../card/card-refusal.ts";
import { paymentErrorTextAtom } from "../../card/payment-error.ts";
import { saveFailedText } from "../../step-work/step-outcome.ts";
import { getSavePaymentCall, noCards } from "../submit-payment-step.ts";

/** Why cards are not applied: at one field of one card, or for all of them. */
export type ApplyRefusal = CardRefusal | { readonly field: null; readonly message: string };

/** Applies cards to the order; returns null, or the refusal. A failure is logged, and the caller shows it. */
export function useApplyCards() {
  const store = useStore();
  return async (cards: Partial<SavePayment>): Promise<ApplyRefusal | null> => {
    const operation = getSavePaymentCall(store.get(siteAtom));
    const result = await store.get(checkoutClientAtom).call(operation, { ...noCards, ...cards });
    if (!result.ok) {
      store.set(reportFailureAtom, result.failure, operation, { popup: "resetOnly" });
      return { field: null, message: saveFailedText };
    }
    const { isSuccess, message, checkout } = result.value;
    if (!isSuccess) return findCardRefusal(result.value) ?? { field: null, message: message || saveFailedText };
    store.set(receiveCheckoutAtom, checkout);
    store.set(paymentErrorTextAtom, null);
    return null;
  };
}

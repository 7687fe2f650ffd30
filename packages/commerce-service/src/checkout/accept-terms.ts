import type { checkoutOperations } from "@store/contract/checkout";
import type { AcceptTerms } from "@store/contract/checkout/requests";
import type { ReplyOf } from "@store/contract/operation";
import type { BasketCall } from "../basket/basket-call.ts";
import { withLine } from "../basket/rules/basket-state.ts";
import { listUnacceptedTerms, withAcceptedTerms } from "../basket/rules/terms.ts";
import type { Answer } from "../service/context.ts";
import { type CheckoutDecision, changeCheckout, toCheckoutResult } from "./change-checkout.ts";

type Reply = ReplyOf<(typeof checkoutOperations)["acceptTerms"]>;

/**
 * Accepts the terms of lines of the order, all of them or none: terms that changed once more are returned as they are
 * now (AMB-300). Accepting what was accepted changes nothing.
 */
export function acceptTerms({ items }: AcceptTerms, context: BasketCall): Promise<Answer<Reply>> {
  const now = context.clock.now();
  const accepted = new Map(items.map(({ basketItemId, acceptedTermsId }) => [basketItemId, acceptedTermsId]));
  return changeCheckout<Reply>(context, toCheckoutResult, ({ basket, lines: all }): CheckoutDecision<Reply> => {
    const lines = all.filter(({ lineId }) => accepted.has(lineId));
    if (lines.length < accepted.size) return { kind: "refused", refusal: lineGone };
    const unaccepted = listUnacceptedTerms(lines);
    const terms = unaccepted.filter(({ basketItemId, termsId }) => accepted.get(basketItemId) !== termsId);
    if (terms.length > 0) return { kind: "refused", refusal: { ...changedAgain, terms } };
    if (unaccepted.length === 0) return { kind: "unchanged" };
    const next = lines.reduce(
      (before, line) => withLine(before, line.lineId, { addRecord: withAcceptedTerms(line, now) }),
      basket,
    );
    return { kind: "change", next };
  });
}

const lineGone: Reply = {
  isSuccess: false,
  errorCode: "LineNotFound",
  message: "Your order has changed. Please review it.",
};

const changedAgain: Reply = {
  isSuccess: false,
  errorCode: "TermsNotAccepted",
  message: "These terms have changed. Please read them again.",
};

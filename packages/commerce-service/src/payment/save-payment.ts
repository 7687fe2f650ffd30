import type { SavePaymentReply } from "@store/contract/payment";
import type { SavePayment } from "@store/contract/payment/requests";
import { changeCheckout } from "../checkout/change-checkout.ts";
import type { CheckoutState } from "../checkout/checkout-state.ts";
import { findCheckout } from "../checkout/find-checkout.ts";
import { toStoreTime } from "../checkout/rules/to-store-time.ts";
import { toCheckoutResult } from "../checkout/to-checkout-result.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { replaceCard } from "./queries.ts";
import { checkCard } from "./rules/check-card.ts";
import { isCardUsable } from "./rules/is-card-usable.ts";

const refusals = {
  missing: { isSuccess: false, message: "Please enter a card to pay with.", errorCode: "CardMissing" },
  refused: {
    isSuccess: false,
    message: "This card cannot be used here. Please check its details or use another card.",
    errorCode: "CardRefused",
  },
  unavailable: {
    isSuccess: false,
    message: "We cannot reach our payment service right now. Nothing was charged. Please try again in a moment.",
    errorCode: "PaymentUnavailable",
  },
} as const satisfies Record<string, SavePaymentReply>;

/**
 * Applies a typed card to all that is due. Number and security code go to the processor at once and are kept nowhere;
 * the basket keeps the token, the type, the last four digits and the expiry [CALL-069, AMB-089]. Without a card the
 * present one stays, which is fine when one is applied or nothing is due.
 */
export async function savePayment(
  { cardOneData: entry }: SavePayment,
  context: CallContext,
): Promise<Answer<SavePaymentReply>> {
  const state = await findCheckout(context);
  if (!state) return { kind: "sessionReset" };
  if (entry === null)
    return { kind: "reply", reply: isPaid(state, context) ? toReply(state, context) : refusals.missing };

  const check = checkCard(entry, { today: toStoreTime(context.clock.now()) });
  if (!check.ok) {
    const { field, message } = check;
    return { kind: "reply", reply: { ...refusals.refused, message, cardProblem: { field, message } } };
  }
  const tokenised = await context.payments.tokenise(check.card);
  if (!tokenised.ok) return { kind: "reply", reply: refusals[tokenised.kind] };
  return changeCheckout<SavePaymentReply>(
    context,
    async ({ basket }, transaction) => {
      await replaceCard(transaction, {
        basket_payment_id: context.random.token(16),
        basket_id: basket.basket_id,
        slot: 1,
        token: tokenised.token,
        card_type: check.type,
        last_four: check.card.number.slice(-4),
        exp_month: check.card.expMonth,
        exp_year: check.card.expYear,
      });
      return { kind: "set", columns: {} };
    },
    (after) => toReply(after, context),
  );
}

function isPaid({ priced, card }: CheckoutState, { clock }: CallContext): boolean {
  return priced.totalCents === 0 || (card !== null && isCardUsable(card, clock.now()));
}

function toReply(state: CheckoutState, context: CallContext): SavePaymentReply {
  const result = toCheckoutResult(state, context);
  return {
    ...result,
    creditCardData: result.checkout.paymentData.creditCardData,
    cardErrors: {
      hasRewardsRestrictionError: false,
      hasSessionError: false,
      hasZeroAmountError: false,
      cbccNotAppliedError: false,
    },
  };
}

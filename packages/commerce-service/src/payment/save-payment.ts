import type { SavePaymentReply } from "@store/contract/payment";
import type { SavePayment } from "@store/contract/payment/requests";
import type { CardChoice } from "../basket/basket.ts";
import type { BasketState } from "../basket/rules/basket-state.ts";
import { withChoices } from "../basket/rules/edit-basket.ts";
import { changeCheckout, findCheckout } from "../checkout/change-checkout.ts";
import { toCheckoutResult } from "../checkout/to-checkout-result.ts";
import { toStoreTime } from "../delivery/rules/to-store-time.ts";
import type { Answer, CallContext } from "../service/context.ts";
import { type CardCheck, checkCard } from "./rules/check-card.ts";

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

const noCardErrors = {
  hasRewardsRestrictionError: false,
  hasSessionError: false,
  hasZeroAmountError: false,
  cbccNotAppliedError: false,
} as const;

/**
 * Applies a typed card to all that is due. Number and security code go to the processor at once and are kept nowhere;
 * the basket keeps the token, the type, the last four digits and the expiry [CALL-069, AMB-089]. Without a card the
 * present one stays, which is fine when one is applied or nothing is due.
 */
export async function savePayment(
  { cardOneData: entry }: SavePayment,
  context: CallContext,
): Promise<Answer<SavePaymentReply>> {
  const { clock, payments } = context;
  if (entry === null) return keepPayment(context);
  if (!findCheckout(context)) return { kind: "sessionReset" };
  const check = checkCard(entry, { today: toStoreTime(clock.now()) });
  if (!check.ok) {
    const { field, message, isReissued } = check;
    const reply = { ...refusals.refused, message, cardProblem: { field, message } };
    const reissued = { cardErrors: { ...noCardErrors, isOldCobrandCardUsed: true } };
    return { kind: "reply", reply: { ...reply, ...(isReissued && reissued) } };
  }
  const tokenised = await payments.tokenise(check.card);
  return tokenised.ok
    ? applyCard(context, { ...check, token: tokenised.token })
    : { kind: "reply", reply: refusals[tokenised.kind] };
}

function keepPayment(context: CallContext): Promise<Answer<SavePaymentReply>> {
  return changeCheckout<SavePaymentReply>(
    context,
    ({ paid }) => (paid.isCovered ? { kind: "unchanged" } : { kind: "refused", reply: refusals.missing }),
    (state) => toReply(state, context),
  );
}

function applyCard(
  context: CallContext,
  { type, card: typed, token }: Extract<CardCheck, { ok: true }> & { token: string },
): Promise<Answer<SavePaymentReply>> {
  const card: CardChoice = {
    id: context.random.token(16),
    token,
    type,
    lastFour: typed.number.slice(-4),
    expMonth: typed.expMonth,
    expYear: typed.expYear,
  };
  return changeCheckout<SavePaymentReply>(
    context,
    ({ basket }) => ({ kind: "set", next: withChoices(basket, { cards: [card] }) }),
    (state) => toReply(state, context),
  );
}

function toReply(state: BasketState, context: CallContext): SavePaymentReply {
  const result = toCheckoutResult(state, context);
  return {
    ...result,
    creditCardData: result.checkout.paymentData.creditCardData,
    cardErrors: noCardErrors,
  };
}

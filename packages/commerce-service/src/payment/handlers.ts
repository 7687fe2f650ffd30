import type { CheckoutResult } from "@store/contract/checkout";
import { paymentOperations, type TaxExemptionReply, type VerifyCreditCardReply } from "@store/contract/payment";
import { paymentRequests, type VerifyCreditCard } from "@store/contract/payment/requests";
import { type BasketCall, defineBasketModule } from "../basket/basket-call.ts";
import { type BasketState, withChoices } from "../basket/rules/basket-state.ts";
import { changeCheckout, findCheckout, toCheckoutResult } from "../checkout/change-checkout.ts";
import { noVerifyErrors, paymentRefusals, toVerifyErrors } from "../pricing/payment-refusals.ts";
import type { Answer } from "../service/context.ts";
import { toOrderSummary } from "../views/to-order-summary.ts";
import { checkCode, refuseCode } from "./rules/card-slot.ts";
import { hasPlccOffer } from "./rules/plcc-offer.ts";
import { savePayment } from "./save-payment.ts";
import { verifyCode } from "./tokenize-cards.ts";

const notMade = {
  isSuccess: false,
  errorCode: "OfferNotMade",
  message: "This offer comes with our store credit card, which is not applied to your order.",
} as const satisfies CheckoutResult;

/** Saves the choice of the store card's holder: 1 rewards, 2 financing. */
function savePlccOffer(
  { selectedOption }: { selectedOption: 1 | 2 },
  context: BasketCall,
): Promise<Answer<CheckoutResult>> {
  return changeCheckout<CheckoutResult>(context, toCheckoutResult, (state) =>
    hasPlccOffer(state)
      ? { kind: "change", next: withChoices(state.basket, { plccOffer: selectedOption }) }
      : { kind: "refused", refusal: notMade },
  );
}

/** The calls for cards; the payment provider's variants have the same use cases. */
export const paymentModule = defineBasketModule({
  operations: paymentOperations,
  requests: paymentRequests,
  handlers: {
    savePayment,
    ppSaveCreditCardToBasket: savePayment,
    verifyCreditCard,
    savePlccOfferSelection: savePlccOffer,
    applyTaxExemption: ({ taxExemption }, context) => applyTaxExemption(taxExemption, context),
    applyTaxExemptionForm: ({ isTaxExemptionApplied }, context) => applyTaxExemption(isTaxExemptionApplied, context),
  },
});

/** Removes the tax from the order of an exempt account, or restores it. */
function applyTaxExemption(isExempt: boolean, context: BasketCall): Promise<Answer<TaxExemptionReply>> {
  return changeCheckout<TaxExemptionReply>(context, toReply, (state) => {
    const { basket, basketContext } = state;
    if (isExempt && !basketContext.account?.isTaxExempt) {
      const message = "This account is not registered as tax exempt. Call us to register it.";
      return {
        kind: "refused",
        refusal: { ...toReply(state), isSuccess: false, errorCode: "TaxExemptionNotAllowed", message },
      };
    }
    if ((basket.choices.isTaxExempt ?? false) === isExempt) return { kind: "unchanged" };
    return { kind: "change", next: withChoices(basket, { isTaxExempt: isExempt || undefined }) };
  });
}

function toReply(state: BasketState): TaxExemptionReply {
  return { isSuccess: true, orderSummary: toOrderSummary(state, state.basket.site) };
}

/** Verifies the security code of a saved or applied card; it is requested once per order. */
async function verifyCreditCard(
  { cardData: { cardId, cvv } }: VerifyCreditCard,
  context: BasketCall,
): Promise<Answer<VerifyCreditCardReply>> {
  const state = findCheckout(context);
  if (!state) return { kind: "sessionReset" };
  const card = findCard(cardId, state);
  if (!card) {
    const refused = { ...paymentRefusals.notFound, isVerificationApplied: false, verifyErrors: noVerifyErrors };
    return { kind: "reply", reply: refused };
  }
  const flag = checkCode(cvv, card.type);
  if (flag) return { kind: "reply", reply: { ...refuseCode(flag, cardId), isVerificationApplied: false } };
  const result = await verifyCode({ token: card.token, securityCode: cvv }, context);
  switch (result.kind) {
    case "limited":
      return result.answer;
    case "mismatch":
      return { kind: "reply", reply: { ...refuseCode("hasCvvError", cardId), isVerificationApplied: false } };
    case "unavailable": {
      const verifyErrors = toVerifyErrors("hasVerifyFailedError", cardId);
      return { kind: "reply", reply: { ...paymentRefusals.unavailable, isVerificationApplied: false, verifyErrors } };
    }
    case "verified":
      return saveVerification(cardId, context);
    default:
      return result satisfies never;
  }
}

function saveVerification(cardId: string, context: BasketCall): Promise<Answer<VerifyCreditCardReply>> {
  const toVerified = () => ({ isSuccess: true, isVerificationApplied: true, verifyErrors: noVerifyErrors });
  return changeCheckout<VerifyCreditCardReply>(context, toVerified, ({ basket, basketContext }) => {
    const { cards, verifiedCardIds = [] } = basket.choices;
    const isSaved = basketContext.account?.cards.some((card) => card.cardId === cardId) ?? false;
    const isIt = ({ id, accountCardId }: { id: string; accountCardId?: string }) =>
      id === cardId || accountCardId === cardId;
    const next = withChoices(basket, {
      cards: cards?.map((card) => (isIt(card) ? { ...card, isVerified: true } : card)),
      ...(isSaved && { verifiedCardIds: [...new Set([...verifiedCardIds, cardId])] }),
    });
    return { kind: "change", next };
  });
}

function findCard(cardId: string, { basket, basketContext }: BasketState) {
  return (
    basketContext.account?.cards.find((card) => card.cardId === cardId) ??
    basket.choices.cards?.find(({ id }) => id === cardId)
  );
}

import type { CheckoutModel } from "@store/contract/checkout";
import type { SavePayment } from "@store/contract/payment/requests";
import { type Address, isSameAddress } from "@store/contract/shared";
import type { StoreSite } from "@store/shopper-state";
import { toErrors } from "../address/to-errors.ts";
import { findCardRefusal } from "../card/card-refusal.ts";
import { checkoutCalls, paymentCalls } from "../step-work/checkout-calls.ts";
import { type StepOutcome, type StepStop, toAlert, toFailed } from "../step-work/step-outcome.ts";
import { type StepContext, submitStep } from "../step-work/submit-step.ts";
import { paymentStep, reviewStep } from "../steps/step-table.ts";

/** The checkbox of the billing address. */
export const sameAsShippingName = "billing.isSameAsShipping";

/** The radios of the ways to pay; each is named by its id. */
export const paymentOptionName = "payment.option";

/** The radio of cards. */
export const cardOptionId = "credit-debit-card-option";

/** The payment step with the form of a new card. */
export const newCardPath = `${paymentStep.path}?card=new` as const;

/** The button that Enter presses without scripts: it applies what is typed for a tender, and otherwise is Next. */
export const enterName = "enter";

/** How cards pay: those already applied, the same after its security code was typed again, or other cards. */
export type CardPayment =
  | { readonly kind: "applied"; readonly offer?: OfferAnswer }
  | { readonly kind: "code"; readonly cardId: string; readonly code: string }
  | { readonly kind: "cards"; readonly request: SavePayment };

/** The choice about the store card's offer; null if there is nothing to choose. */
export type OfferAnswer = 1 | 2 | null;

/** A payment without cards; the cards of an order are sent in its slots. */
export const noCards: SavePayment = {
  cardOneData: null,
  accountCardOneData: null,
  cardTwoData: null,
  accountCardTwoData: null,
};

export interface PaymentSubmission extends StepContext {
  readonly billing: Address;
  readonly card: CardPayment;
  readonly site: Pick<StoreSite, "paymentProvider">;
}

/** The first shipping address of the shopper's own; that of a gift registry, which is not shown, is none. */
export function findOwnShippingAddress(model: CheckoutModel | null): Address | null {
  const addresses = model?.shippingOptions.recipients.map(({ address }) => address) ?? [];
  return addresses.find((address) => address !== null && address.label === undefined) ?? null;
}

/** The call that saves cards: the payment provider's if the site uses one. */
export function getSavePaymentCall({ paymentProvider }: Pick<StoreSite, "paymentProvider">) {
  return paymentProvider.enabled ? paymentCalls.ppSaveCreditCardToBasket : paymentCalls.savePayment;
}

/**
 * Submits the payment step: the billing address if it differs from the stored one, the card, then the move to review.
 */
export function submitPaymentStep({ billing, card, site, ...context }: PaymentSubmission): Promise<StepOutcome> {
  const { call, model, onSaved } = context;

  async function saveBilling(): Promise<StepStop | null> {
    const { emailAddress: _, ...address } = billing;
    // Until one is saved, the shipping address is used, unless a wallet knows another.
    const shipping = model?.paymentData.billingDraft ? null : findOwnShippingAddress(model);
    const stored = model?.billingAddress ?? shipping;
    if (!isSameAddress(address, stored)) {
      const operation = checkoutCalls.saveBillingAddress;
      const result = await call(operation, { address });
      if (!result.ok) return toFailed(result.failure, operation);
      const { isSuccess, fieldProblems = [], message } = result.value;
      if (fieldProblems.length > 0) return { kind: "invalid", form: "billing", errors: toErrors(fieldProblems) };
      if (!isSuccess) return toAlert(message);
    }
    onSaved?.("billing");
    return null;
  }

  async function saveCards(request: SavePayment): Promise<StepStop | null> {
    const operation = getSavePaymentCall(site);
    const result = await call(operation, request);
    if (!result.ok) return toFailed(result.failure, operation);
    const { isSuccess, showOfferPopup, offer } = result.value;
    if (!isSuccess) return toRefusal(result.value);
    onSaved?.("card");
    return showOfferPopup && offer ? { kind: "shown", data: { kind: "offerChoice", offer } } : null;
  }

  // A request without cards keeps the applied ones, and its reply says whether the offer still needs a choice.
  async function keepCards(): Promise<StepStop | null> {
    const { cardOneInfo, cardTwoInfo } = model?.paymentData.creditCardData ?? {};
    const hasOffer = [cardOneInfo, cardTwoInfo].some((applied) => applied?.type === "PLCCSynchrony");
    return hasOffer ? saveCards(noCards) : null;
  }

  async function saveOffer(selectedOption: OfferAnswer): Promise<StepStop | null> {
    if (selectedOption === null) return null;
    const operation = paymentCalls.savePlccOfferSelection;
    const result = await call(operation, { selectedOption });
    if (!result.ok) return toFailed(result.failure, operation);
    return result.value.isSuccess ? null : toAlert(result.value.message);
  }

  async function verifyCode(cardId: string, cvv: string): Promise<StepStop | null> {
    const operation = paymentCalls.verifyCreditCard;
    const result = await call(operation, { cardData: { cardId, cvv } });
    if (!result.ok) return toFailed(result.failure, operation);
    return result.value.isVerificationApplied ? null : toRefusal(result.value);
  }

  async function pay(): Promise<StepStop | null> {
    switch (card.kind) {
      case "applied":
        return card.offer === undefined ? keepCards() : saveOffer(card.offer);
      case "code":
        return verifyCode(card.cardId, card.code);
      case "cards":
        return saveCards(card.request);
      default:
        return card satisfies never;
    }
  }

  return submitStep({
    ...context,
    save: async () => (await saveBilling()) ?? pay(),
    move: checkoutCalls.moveToReviewPage,
    step: paymentStep,
    next: reviewStep,
  });
}

function toRefusal(
  reply: Parameters<typeof findCardRefusal>[0] & { readonly message?: string | null | undefined },
): StepStop {
  const refusal = findCardRefusal(reply);
  if (refusal === null) return toAlert(reply.message);
  const losesCertificates = reply.cardErrors?.hasRewardsRestrictionError === true;
  return { kind: "invalid", form: "card", errors: { [refusal.field]: refusal.message }, losesCertificates };
}

import { checkoutOperations } from "@store/contract/checkout";
import { paymentOperations } from "@store/contract/payment";
import type { Address } from "@store/contract/shared";
import { toErrors } from "../address/to-errors.ts";
import { type StepOutcome, type StepStop, toAlert } from "../step-work/step-outcome.ts";
import { type StepContext, submitStep } from "../step-work/submit-step.ts";
import { paymentStep, reviewStep } from "../steps/step-table.ts";
import type { CardEntry } from "./check-card-draft.ts";
import { isSameForBilling } from "./same-as-shipping.ts";

/** What pays by card: the one that is applied already, the same after its security code was typed again, or a new one. */
export type CardPayment =
  | { readonly kind: "applied" }
  | { readonly kind: "code"; readonly cardId: string; readonly code: string }
  | { readonly kind: "new"; readonly entry: CardEntry };

export interface PaymentSubmission extends StepContext {
  readonly billing: Address;
  readonly card: CardPayment;
}

/** Submits the payment step: the billing address when it differs from what is stored, the card, then review (AMB-026). */
export function submitPaymentStep({ billing, card, ...context }: PaymentSubmission): Promise<StepOutcome> {
  const { call, model, onSaved } = context;

  async function saveBilling(): Promise<StepStop | null> {
    const { emailAddress: _, ...address } = billing;
    // Until one is saved the shipping address stands for it.
    const stored = model?.billingAddress ?? model?.shippingOptions.recipients[0]?.address ?? null;
    if (!isSameForBilling(address, stored)) {
      const operation = checkoutOperations.saveBillingAddress;
      const result = await call(operation, { address });
      if (!result.ok) return { kind: "failed", failure: result.failure, operation };
      const { isSuccess, fieldProblems = [], message } = result.value;
      if (fieldProblems.length > 0) return { kind: "invalidFields", form: "billing", errors: toErrors(fieldProblems) };
      if (!isSuccess) return toAlert(message);
    }
    onSaved?.("billing");
    return null;
  }

  async function saveCard(entry: CardEntry): Promise<StepStop | null> {
    const operation = paymentOperations.savePayment;
    const unused = { accountCardOneData: null, cardTwoData: null, accountCardTwoData: null };
    const result = await call(operation, { cardOneData: entry, ...unused });
    if (!result.ok) return { kind: "failed", failure: result.failure, operation };
    const { isSuccess, cardProblem, message } = result.value;
    if (cardProblem)
      return { kind: "invalidFields", form: "card", errors: { [cardProblem.field]: cardProblem.message } };
    if (!isSuccess) return toAlert(message);
    onSaved?.("card");
    return null;
  }

  async function verifyCode(cardId: string, cvv: string): Promise<StepStop | null> {
    const operation = paymentOperations.verifyCreditCard;
    const result = await call(operation, { cardData: { cardId, cvv } });
    if (!result.ok) return { kind: "failed", failure: result.failure, operation };
    const { isVerificationApplied, errorCode, message } = result.value;
    if (isVerificationApplied) return null;
    if (errorCode !== "VerificationFailed" || !message) return toAlert(message);
    return { kind: "invalidFields", form: "card", errors: { securityCode: message } };
  }

  async function pay(): Promise<StepStop | null> {
    switch (card.kind) {
      case "applied":
        return null;
      case "code":
        return verifyCode(card.cardId, card.code);
      case "new":
        return saveCard(card.entry);
      default:
        return card satisfies never;
    }
  }

  return submitStep({
    ...context,
    save: async () => (await saveBilling()) ?? pay(),
    move: checkoutOperations.moveToReviewPage,
    step: paymentStep,
    next: reviewStep,
  });
}

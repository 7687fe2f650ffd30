import type { OrderSummary } from "@store/contract/shared";
import { lazyPart } from "@store/ui-kit/lazy-part";
import { Price } from "@store/ui-kit/price";
import type { ReactNode } from "react";
import { NotLoaded } from "../popups/not-loaded.tsx";
import { CheckoutShell } from "../shell/checkout-shell.tsx";
import { StepActions } from "../shell/step-actions.tsx";
import { StepNotices } from "../shell/step-notices.tsx";
import type { StepActionData } from "../step-work/step-action-data.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { paymentStep } from "../steps/step-table.ts";
import { PaymentTenders, TenderFormElements } from "../tenders/payment-tenders.tsx";
import { BillingSection } from "./billing-section.tsx";
import { CardSection } from "./card-section.tsx";
import { PaymentOptions } from "./payment-options.tsx";
import { enterName } from "./submit-payment-step.ts";
import { usePaymentStep } from "./use-payment-step.ts";

export interface PaymentStepProps extends PageNavigation {
  /** The `paymentErrorId` of the URL; any value except "authorizationError" shows nothing. */
  readonly paymentErrorId?: string | null;
  /** Whether the URL requests the form of a new card. */
  readonly isCardNew?: boolean;
  /** The server's result of the step after a submission without scripts. */
  readonly actionData?: StepActionData | undefined;
  /** The tender section that the URL opens. */
  readonly openSection?: string | null;
  /** What became of the visit to a wallet's page: "cancelled" or "failed"; anything else shows nothing. */
  readonly walletVisit?: string | null;
}

// A typed field of a tender whose script has not loaded: with its script it has a form of its own.
const plainTender = "[data-part=tender] :required:valid:not([form])";

const OfferFields = lazyPart(() => import("./popups/offer-fields.tsx").then((part) => part.OfferFields), {
  fallback: null,
  written: '[name="card.offer"]',
  Unavailable: NotLoaded,
});

/** The payment of the order, and the billing address. */
export function PaymentStep({
  paymentErrorId,
  isCardNew = false,
  actionData,
  openSection,
  walletVisit,
  ...navigation
}: PaymentStepProps) {
  const wasDeclined = paymentErrorId === "authorizationError";
  const step = usePaymentStep(navigation, { wasDeclined, isCardNew, walletVisit, actionData });
  const { model, card, billing, notice, problems, isBusy } = step;
  const popup: ReactNode = step.popup;
  return (
    <CheckoutShell
      step={paymentStep}
      hasError={problems.length > 0 || notice !== null}
      model={model}
      label="Payment"
      onSubmit={({ currentTarget }) => currentTarget.querySelector(plainTender) !== null || void step.submit()}
      actions={<StepActions step={paymentStep} isBusy={isBusy} />}
      otherForms={<TenderFormElements />}
      {...navigation}
    >
      {/* The first button of the form is the one that Enter presses; those of the tenders come before Next. */}
      <button type="submit" name={enterName} hidden />
      <StepNotices problems={problems} notice={notice} />
      <section data-part="payment-choice" aria-labelledby="payment-heading">
        <h2 id="payment-heading">Payment</h2>
        {model ? <PaymentTenders model={model} actionData={actionData} openSection={openSection} /> : null}
        {card.mode.kind === "none" ? (
          <p>Nothing is left to pay.</p>
        ) : (
          <>
            <PaymentOptions model={model} {...step.options}>
              <CardSection card={card} onSavedCards={step.openSavedCards} onTwoCards={step.openTwoCards} />
            </PaymentOptions>
            {step.popupError ? (
              <p data-part="field-error" role="alert">
                {step.popupError}
              </p>
            ) : null}
          </>
        )}
      </section>
      {actionData?.offer ? <OfferFields offer={actionData.offer} /> : null}
      <BillingSection billing={billing} shipTo={model?.shipTo} />
      {model ? <LeftToPay summary={model.orderSummary} /> : null}
      {popup}
    </CheckoutShell>
  );
}

/** The amount due after tenders, at the bottom of a small screen. A wide screen shows it in the summary. */
function LeftToPay({ summary: { amountDue, currency } }: { readonly summary: OrderSummary }) {
  return (
    <p data-part="left-to-pay">
      <strong>Left to pay</strong> <Price cents={amountDue} currency={currency} />
    </p>
  );
}

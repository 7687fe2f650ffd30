import { siteAtom } from "@store/shopper-state";
import { AddressFields } from "@store/ui-kit/address-fields";
import { Button } from "@store/ui-kit/button";
import { ErrorSummary } from "@store/ui-kit/error-summary";
import { RadioCards } from "@store/ui-kit/radio-cards";
import { useAtomValue } from "jotai";
import { AddressLines } from "../address/address-lines.tsx";
import { PaymentLine } from "../confirmation/payment-line.tsx";
import { CheckoutShell } from "../shell/checkout-shell.tsx";
import { StepActions } from "../shell/step-actions.tsx";
import { StepAlert } from "../shell/step-alert.tsx";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { paymentStep } from "../steps/step-table.ts";
import { AppliedCard } from "./applied-card.tsx";
import { BillingCountry } from "./billing-country.tsx";
import { CardForm } from "./card-form.tsx";
import { DeclinedAlert } from "./declined-alert.tsx";
import { toAppliedPayments } from "./to-applied-payments.ts";
import { usePaymentStep } from "./use-payment-step.ts";

export interface PaymentStepProps extends PageNavigation {
  /** The `paymentErrorId` of the address; any but "authorizationError" shows nothing (AMB-021). */
  readonly paymentErrorId?: string | null;
}

const cardOption = { value: "card", label: "Credit or debit card" };

/** How the order is paid, and the address the card's bank knows (CHK-04, CHK-11). */
export function PaymentStep({ paymentErrorId, ...navigation }: PaymentStepProps) {
  const wasDeclined = paymentErrorId === "authorizationError";
  const step = usePaymentStep(navigation, { wasDeclined });
  const { currency } = useAtomValue(siteAtom);
  const { model, card, billing, applied, isEntering, isSameAsShipping, alert, problems, isBusy } = step;
  const shipping = model?.shippingOptions.recipients[0]?.address;
  const tenders = model ? toAppliedPayments(model).filter(({ kind }) => kind !== "card") : [];
  return (
    <CheckoutShell
      step={paymentStep}
      hasError={problems.length > 0 || alert !== null || wasDeclined}
      model={model}
      label="Payment"
      onSubmit={() => void step.submit()}
      actions={<StepActions step={paymentStep} isBusy={isBusy} />}
      {...navigation}
    >
      {wasDeclined ? <DeclinedAlert /> : null}
      <ErrorSummary problems={problems} />
      {alert ? <StepAlert tone="error">{alert}</StepAlert> : null}
      <section data-part="payment-choice" aria-labelledby="payment-heading">
        <h2 id="payment-heading">Payment</h2>
        {tenders.map((tender, index) => (
          <PaymentLine key={index} payment={tender} currency={currency} />
        ))}
        {model?.paymentData.isPaymentNeeded ? (
          <>
            <RadioCards
              legend="Payment method"
              legendHidden
              name="credit-debit-card-option"
              value={cardOption.value}
              onChange={() => {}}
              options={[cardOption]}
            />
            {applied && !isEntering ? <AppliedCard card={applied} /> : null}
            {isEntering ? <CardForm form={card} /> : null}
            {applied ? (
              <Button variant="quiet" onClick={isEntering ? step.keepApplied : step.useOther}>
                {isEntering ? `Use the card ending in ${applied.lastFour}` : "Use another card"}
              </Button>
            ) : null}
          </>
        ) : (
          <p>Nothing is left to pay.</p>
        )}
      </section>
      <section data-part="billing" aria-labelledby="billing-heading">
        <h2 id="billing-heading">Billing address</h2>
        {shipping ? (
          <label data-part="check-line">
            <input
              type="checkbox"
              name="billing.isSameAsShipping"
              checked={isSameAsShipping}
              onChange={(event) => step.setIsSameAsShipping(event.target.checked)}
            />
            My billing address is the same as my shipping address
          </label>
        ) : null}
        {isSameAsShipping && shipping ? <AddressLines address={shipping} shipTo={model?.shipTo} /> : null}
        {isSameAsShipping ? null : (
          <>
            <BillingCountry shipTo={model?.shipTo} country={billing.country} onChange={step.changeBillingCountry} />
            <AddressFields form={billing} />
          </>
        )}
      </section>
    </CheckoutShell>
  );
}

import { paymentNames } from "@store/contract/shared";
import { siteAtom } from "@store/shopper-state";
import { Alert } from "@store/ui-kit/alert";
import { Button } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { useAtomValue, useSetAtom } from "jotai";
import { type ReactNode, useEffect, useId } from "react";
import { AddressLines } from "../address/address-lines.tsx";
import { PaymentLine } from "../card/payment-line.tsx";
import { toAppliedPayments } from "../card/to-applied-payments.ts";
import { PostedTerms } from "../dialogs/posted-terms.tsx";
import { LineList } from "../line-list/line-list.tsx";
import { CheckoutShell } from "../shell/checkout-shell.tsx";
import { useOrderChanges } from "../shell/seen-order.ts";
import { StepActions } from "../shell/step-actions.tsx";
import { isPickedUp } from "../steps/is-picked-up.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { returnsToReviewAtom, returnToReview } from "../steps/returns-to-review-atom.ts";
import { cartStep, deliveryStep, paymentStep, reviewStep, shippingStep } from "../steps/step-table.ts";
import { settlingWalletAtom } from "../wallets/chosen-wallet.ts";
import type { ReviewNotice as Notice } from "./order-notice.ts";
import { ReviewNotice } from "./review-notice.tsx";
import { ReviewDelivery } from "./review-shipments.tsx";
import { toQuote } from "./to-quote.ts";
import { usePlaceOrder } from "./use-place-order.ts";
import { updateQuantities, useQuantities } from "./use-quantities.ts";

export interface ReviewStepProps extends PageNavigation {
  /** The server's result of an order that was submitted without scripts. */
  readonly notice?: Notice | undefined;
}

const unapprovedNotice: Notice = {
  kind: "wallet",
  title: "Your wallet has to approve this order again",
  text: "More is due now than was approved, or it was approved more than three hours ago. Nothing was charged.",
};

/** The whole order for review, and the button that places it. */
export function ReviewStep({ notice: initial, ...navigation }: ReviewStepProps) {
  const { currency, locale } = useAtomValue(siteAtom);
  const { model, isBusy, isSheetOpen, notice: told, place } = usePlaceOrder(navigation, { initial });
  const quantities = useQuantities(model, navigation);
  const changes = useOrderChanges(model);
  const setReturns = useSetAtom(returnsToReviewAtom);
  useEffect(() => setReturns(false), [setReturns]);
  const settling = useAtomValue(settlingWalletAtom);
  const notice = told.kind === "none" && model?.paymentData.isWalletApprovalNeeded ? unapprovedNotice : told;
  const isAsking = notice.kind === "confirming";
  const price = { currency, locale };
  const recipients = model?.shippingOptions.recipients ?? [];
  const payments = model ? toAppliedPayments(model) : [];
  return (
    <CheckoutShell
      step={reviewStep}
      formAbove={
        notice.kind === "terms" && notice.posted ? (
          <PostedTerms lines={notice.lines} fields={notice.posted} path={reviewStep.path} />
        ) : null
      }
      hasError={notice.kind !== "none" && !isAsking}
      model={model}
      label="Place order"
      onSubmit={() => void (model && place(model))}
      actions={
        isAsking && notice.isOver ? null : (
          <StepActions
            step={reviewStep}
            isBusy={isBusy || quantities.isBusy || settling !== null}
            busyLabel={
              isSheetOpen
                ? "Waiting for Apple Pay"
                : settling
                  ? `Applying ${paymentNames[settling.kind]}`
                  : isBusy
                    ? "Placing your order"
                    : "Updating your order"
            }
          />
        )
      }
      {...navigation}
    >
      {model ? <input type="hidden" name="quote" value={JSON.stringify(toQuote(model))} /> : null}
      <ReviewNotice notice={notice} totalCents={model?.orderSummary.total ?? 0} price={price} />
      {changes.length > 0 ? (
        <Alert tone="info" title="Since you last looked at your order">
          {changes.map((change) => (
            <p key={change}>{change}</p>
          ))}
        </Alert>
      ) : null}
      <ReviewSection title="Shipping address" changePath={shippingStep.path}>
        {recipients.map(({ id, address }) =>
          address ? <AddressLines key={id} address={address} shipTo={model?.shipTo} /> : null,
        )}
        {recipients.every(isPickedUp) ? <p>Everything is picked up.</p> : null}
      </ReviewSection>
      <ReviewSection title="Delivery" changePath={deliveryStep.path}>
        <ReviewDelivery recipients={recipients} quantities={quantities} />
        <div data-without-scripts="">
          <Button type="submit" name="intent" value={updateQuantities} variant="secondary">
            Update Quantities
          </Button>
        </div>
      </ReviewSection>
      {model && model.otherLines.length > 0 ? (
        <ReviewSection title="Without delivery" changePath={cartStep.path}>
          <LineList lines={model.otherLines} currency={currency} />
        </ReviewSection>
      ) : null}
      <ReviewSection title="Payment" changePath={paymentStep.path}>
        {payments.map((payment, index) => (
          <PaymentLine key={index} payment={payment} currency={currency} />
        ))}
        {payments.length === 0 ? (
          <p>{model?.paymentData.isPaymentNeeded ? "No card yet" : "Nothing is left to pay."}</p>
        ) : null}
      </ReviewSection>
      <ReviewSection title="Billing address" changePath={paymentStep.path}>
        {model?.billingAddress ? (
          <AddressLines address={model.billingAddress} countryName={model.billingCountry?.name} />
        ) : (
          <p>Same as shipping address</p>
        )}
      </ReviewSection>
      <p role="status" data-part="review-status">
        {isBusy && !isSheetOpen ? "We are placing your order. Please stay on this page; it takes a few seconds." : ""}
      </p>
    </CheckoutShell>
  );
}

interface ReviewSectionProps {
  readonly title: string;
  /** The step that edits this part; saving there leads back here. */
  readonly changePath: string;
  readonly children: ReactNode;
}

/** One part of the order with a link that edits it. */
function ReviewSection({ title, changePath, children }: ReviewSectionProps) {
  const id = useId();
  const setReturns = useSetAtom(returnsToReviewAtom);
  return (
    <section data-part="review-section" aria-labelledby={id}>
      <header data-part="review-section-header">
        <h2 id={id}>{title}</h2>
        <StoreLink href={`${changePath}?${returnToReview}`} onClick={() => setReturns(true)}>
          Change <span data-part="visually-hidden">{title.toLowerCase()}</span>
        </StoreLink>
      </header>
      {children}
    </section>
  );
}

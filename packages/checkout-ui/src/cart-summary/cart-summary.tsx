import type { Cart } from "@store/contract/cart";
import { siteAtom } from "@store/shopper-state";
import { Alert } from "@store/ui-kit/alert";
import { Button } from "@store/ui-kit/button";
import { useAtomValue } from "jotai";
import { DeliveryInformationLink } from "../delivery-information/delivery-information-link.tsx";
import { OrderSummary } from "../order-summary/order-summary.tsx";
import { cartStep } from "../steps/step-table.ts";
import { DonationForm } from "./donation-form.tsx";
import { PostalCodeForm } from "./postal-code-form.tsx";
import { PromoCodeForm } from "./promo-code-form.tsx";
import { useEstimates } from "./use-estimates.ts";

export interface CartSummaryProps {
  readonly cart: Cart;
  readonly isSettling: boolean;
  readonly isCheckingOut: boolean;
  readonly onCheckOut: () => void;
}

/** What the cart costs and the way into checkout; below it what changes that: where it goes, codes, a donation. */
export function CartSummary({ cart, isSettling, isCheckingOut, onCheckOut }: CartSummaryProps) {
  const { donation } = useAtomValue(siteAtom);
  const outage = useEstimates(cart, { isSettling });
  const { orderSummary, cartSummary, isInternational } = cart;
  const { rewardsExceedOrderTotalMessage } = orderSummary;
  return (
    <section data-part="summary" aria-labelledby="order-summary">
      <h2 id="order-summary">Order summary</h2>
      <OrderSummary summary={orderSummary} isTaxKnown={cartSummary.taxZipCode !== null} isSettling={isSettling} />
      {rewardsExceedOrderTotalMessage ? <p data-part="soft">{rewardsExceedOrderTotalMessage}</p> : null}
      <Button variant="primary" busy={isCheckingOut} busyLabel="Opening checkout" onClick={onCheckOut}>
        {cartStep.nextLabel}
      </Button>
      {outage ? <Alert tone="info">{outage}</Alert> : null}
      {/* A code of this country says nothing of an order that leaves it. */}
      {isInternational ? null : <PostalCodeForm cart={cart} />}
      <DeliveryInformationLink initialTab={isInternational ? 3 : 1} />
      <PromoCodeForm cart={cart} />
      {donation ? <DonationForm donation={donation} /> : null}
    </section>
  );
}

import type { Cart } from "@store/contract/cart";
import { isPickedUpAtom } from "@store/shopper-state";
import { Button } from "@store/ui-kit/button";
import { useAtomValue } from "jotai";
import { Suspense } from "react";
import { lazyWritten } from "../../checkout/shell/lazy-written.ts";
import { cartStep } from "../../checkout/steps/step-table.ts";
import { isRefused } from "../../delivery-information/is-refused.ts";
import { OrderSummary } from "../../order-summary/order-summary.tsx";
import { insteadOfPost, submitsCart } from "../cart-submit.ts";

// The server writes them into the page; their script follows that of the first look. A cart can be bought without them.
const CartExtras = lazyWritten('[data-part="code-form"]', () =>
  import("./cart-extras.tsx").then((part) => part.CartExtras),
);
// One element for good: React draws a part that waits for its script anew where its element is another.
const extras = (
  <Suspense fallback={<div data-part="cart-extras-place" />}>
    <CartExtras />
  </Suspense>
);

export interface CartSummaryProps {
  readonly cart: Cart;
  readonly isSettling: boolean;
  readonly isCheckingOut: boolean;
  readonly onCheckOut: () => void;
}

/** What the cart costs and the way into checkout; below it what changes that: where it goes, codes, a donation. */
export function CartSummary({ cart, isSettling, isCheckingOut, onCheckOut }: CartSummaryProps) {
  const { orderSummary, cartSummary } = cart;
  const { rewardsExceedOrderTotalMessage } = orderSummary;
  // Abroad there is none; what is picked up pays that of its store.
  const isPickedUp = useAtomValue(isPickedUpAtom);
  const isTaxKnown = cart.isInternational || cartSummary.taxZipCode !== null || isPickedUp;
  return (
    <section data-part="summary" aria-labelledby="order-summary">
      <h2 id="order-summary">Order summary</h2>
      <OrderSummary
        summary={orderSummary}
        isTaxKnown={isTaxKnown}
        isTaxInPart
        isShippingKnown={!cart.lineItems.some(isRefused)}
        isSettling={isSettling}
      />
      {rewardsExceedOrderTotalMessage ? <p data-part="soft">{rewardsExceedOrderTotalMessage}</p> : null}
      <Button
        {...submitsCart("checkout")}
        variant="primary"
        busy={isCheckingOut}
        busyLabel="Opening checkout"
        onClick={insteadOfPost(onCheckOut)}
      >
        {cartStep.nextLabel}
      </Button>
      {extras}
    </section>
  );
}

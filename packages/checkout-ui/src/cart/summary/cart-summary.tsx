import type { Cart } from "@store/contract/cart";
import type { WalletKind } from "@store/contract/shared";
import { isPickedUpAtom } from "@store/shopper-state";
import { Button } from "@store/ui-kit/button";
import { lazyPart } from "@store/ui-kit/lazy-part";
import { Price } from "@store/ui-kit/price";
import { useAtomValue } from "jotai";
import { isRefused } from "../../delivery-information/is-refused.ts";
import { insteadOfPost, submitsCart } from "../../forms/cart-submit.ts";
import { LostPromotions } from "../../order-summary/lost-promotions.tsx";
import { OrderSummary } from "../../order-summary/order-summary.tsx";
import { toTotalLabel } from "../../order-summary/to-summary-rows.ts";
import { NotLoaded } from "../../popups/not-loaded.tsx";
import { cartStep } from "../../steps/step-table.ts";
import { offeredWalletsAtom } from "../../wallets/wallet-adapter.ts";

// The server renders it into the page; its script loads after the initial ones. The cart works without it.
const CartExtras = lazyPart(() => import("./cart-extras.tsx").then((part) => part.CartExtras), {
  fallback: <div data-part="cart-extras-place" />,
  written: '[data-part="code-form"]',
  Unavailable: NotLoaded,
});

/** Loads the code of the checkout's start at the first sign of a press; a press waits for it. */
const prepareCheckout = () => void import("../entry/enter-checkout.ts").catch(() => {});

export interface CartSummaryProps {
  readonly cart: Cart;
  readonly isSettling: boolean;
  readonly isCheckingOut: boolean;
  /** Starts the checkout, with the wallet that is to pay if one was pressed. */
  readonly onCheckOut: (wallet?: WalletKind) => void;
}

/**
 * The amounts of the cart and "Checkout Now", with destination, codes and a donation below. On a small screen, the total
 * and a button are in a bar as well, which stays in sight beside the lines.
 */
export function CartSummary({ cart, isSettling, isCheckingOut, onCheckOut }: CartSummaryProps) {
  const { orderSummary, cartSummary } = cart;
  const { total, amountDue, currency, rewardsExceedOrderTotalMessage } = orderSummary;
  // An order abroad is not taxed; pickup is taxed at its store.
  const isPickedUp = useAtomValue(isPickedUpAtom);
  const isTaxKnown = cart.isInternational || cartSummary.taxZipCode !== null || isPickedUp;
  const known = { isTaxKnown, isTaxInPart: true, isShippingKnown: !cart.lineItems.some(isRefused) };
  const toCheckOutProps = (wallet?: WalletKind) => ({
    ...submitsCart("checkout", wallet),
    busy: isCheckingOut,
    onPointerEnter: prepareCheckout,
    onFocus: prepareCheckout,
    onClick: insteadOfPost(() => onCheckOut(wallet)),
  });
  const checkOutProps = toCheckOutProps();
  const wallets = useAtomValue(offeredWalletsAtom);
  return (
    <>
      <div data-part="cart-bar" data-print="hide">
        <p>
          <span>{toTotalLabel(orderSummary, known)}</span>
          <strong>
            <Price cents={total} currency={currency} />
          </strong>
        </p>
        <Button {...checkOutProps}>Checkout</Button>
      </div>
      <section data-part="summary" aria-labelledby="order-summary">
        <h2 id="order-summary">Order summary</h2>
        <OrderSummary summary={orderSummary} {...known} isSettling={isSettling} />
        {rewardsExceedOrderTotalMessage ? <p data-part="soft">{rewardsExceedOrderTotalMessage}</p> : null}
        <LostPromotions summary={orderSummary} />
        <Button {...checkOutProps} variant="primary" busyLabel="Opening checkout">
          {cartStep.nextLabel}
        </Button>
        {wallets.length > 0 && amountDue > 0 ? (
          <fieldset data-part="wallet-ways" data-with-scripts>
            <legend>or pay with</legend>
            {wallets.map(({ kind, name }) => (
              <Button key={kind} {...toCheckOutProps(kind)} data-wallet={kind}>
                {name}
              </Button>
            ))}
          </fieldset>
        ) : null}
        <CartExtras />
      </section>
    </>
  );
}

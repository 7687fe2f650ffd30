import { Alert } from "@store/ui-kit/alert";
import { Button, buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { CartSummary } from "../cart-summary/cart-summary.tsx";
import { ProblemDialog } from "../problem/problem-dialog.tsx";
import { LoadingStatus } from "../shell/loading-status.tsx";
import { StepAlert } from "../shell/step-alert.tsx";
import { usePageTitle } from "../shell/use-page-title.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { cartStep } from "../steps/step-table.ts";
import { CartLines } from "./cart-lines.tsx";
import { CartNotices } from "./cart-notices.tsx";
import { CartSkeleton } from "./cart-skeleton.tsx";
import { SavedLines } from "./saved-lines.tsx";
import { useCartPage } from "./use-cart-page.ts";
import { useKeptOrder } from "./use-kept-order.ts";

/** What the shopper is about to buy; the list reads without scripts (CART-01). */
export function CartPage(navigation: PageNavigation) {
  const page = useCartPage(navigation);
  const isOrderAsked = useKeptOrder(navigation);
  const { cart, status, alert, isEmpty } = page;
  usePageTitle(cartStep.title, { hasError: alert !== null, onTitle: navigation.onTitle });
  return (
    <div data-part="cart">
      <h1 tabIndex={-1}>{cartStep.title}</h1>
      {alert ? <StepAlert tone="error">{alert}</StepAlert> : null}
      {isOrderAsked ? (
        <Alert tone="info" title="We are confirming your payment.">
          <p>Please stay on this page. It takes a few seconds.</p>
        </Alert>
      ) : null}
      <p role="status" data-part="visually-hidden">
        {page.announcement}
      </p>
      {cart ? <CartNotices messages={cart.messages} shipTo={cart.shipTo} /> : null}
      {status === "loading" ? <CartSkeleton onRetry={page.reload} /> : null}
      {status === "failed" ? (
        <Alert tone="error" title="We could not load your cart.">
          <Button variant="secondary" onClick={page.reload}>
            Try Again
          </Button>
        </Alert>
      ) : null}
      {isEmpty ? (
        <div data-part="cart-empty">
          <p>Your cart is empty</p>
          <StoreLink href="/" {...buttonLook("primary")}>
            Continue Shopping
          </StoreLink>
        </div>
      ) : null}
      {cart ? (
        <div data-part="checkout-body">
          <CartLines lines={cart.lineItems} currency={cart.orderSummary.currency} {...page.lines} />
          {isEmpty ? null : (
            <CartSummary
              cart={cart}
              isSettling={page.isSettling}
              isCheckingOut={page.isCheckingOut}
              onCheckOut={page.checkOut}
            />
          )}
          <SavedLines lines={cart.savedForLater} currency={cart.orderSummary.currency} {...page.lines} />
        </div>
      ) : null}
      {page.lines.popup}
      <LoadingStatus />
      <ProblemDialog onGo={navigation.onGo} isCart />
    </div>
  );
}

import type { ReplyOf } from "@store/contract/operation";
import type { orderOperations } from "@store/contract/orders";
import { Alert } from "@store/ui-kit/alert";
import { Button, buttonLook } from "@store/ui-kit/button";
import { FormSecrets } from "@store/ui-kit/form";
import { lazyPart } from "@store/ui-kit/lazy-part";
import { StoreLink } from "@store/ui-kit/link";
import type { ReactNode } from "react";
import { DialogQueue } from "../dialogs/dialog-queue.tsx";
import { PostedTerms } from "../dialogs/posted-terms.tsx";
import { cartFormId, insteadOfPost, intentOf } from "../forms/cart-submit.ts";
import { StoreNamesContext } from "../pickup-store/store-names.ts";
import { NotLoaded } from "../popups/not-loaded.tsx";
import { LoadingStatus } from "../shell/loading-status.tsx";
import { StepAlert } from "../shell/step-alert.tsx";
import { usePageTitle } from "../shell/use-page-title.ts";
import type { PageNavigation } from "../steps/page-navigation.ts";
import { cartStep, confirmationStep } from "../steps/step-table.ts";
import { CartNotices } from "./cart-notices.tsx";
import { CartSkeleton } from "./cart-skeleton.tsx";
import type { CartErrors } from "./commands/cart-submission.ts";
import type { CartSectionRequest } from "./commands/read-cart-section.ts";
import { CartLines, SavedLines } from "./line/cart-lines.tsx";
import { PostedCartProvider, usePostedCart } from "./posted-cart.ts";
import { CartSummary } from "./summary/cart-summary.tsx";
import { useCartPage } from "./use-cart-page.ts";
import { useOrderRecovery } from "./use-order-recovery.ts";

const nothingPosted: CartErrors = {};
const noNames = {};
const noFields = {};

// Only the URL of a cart without scripts requests a section.
const CartSection = lazyPart(() => import("./section/cart-section.tsx").then((part) => part.CartSection), {
  fallback: null,
  written: '[data-part="cart-section"], [data-part="undo-notice"]',
  Unavailable: NotLoaded,
});

type PlacedOrder = NonNullable<ReplyOf<typeof orderOperations.getLatestOrder>["order"]>;

export interface CartPageProps extends PageNavigation {
  /** The errors of a form that was posted without scripts. */
  readonly posted?: CartErrors | undefined;
  /** The section that the URL requests. */
  readonly section?: CartSectionRequest | null;
  /** The pickup stores of its lines, if the page's server has loaded them. */
  readonly storeNames?: Readonly<Record<string, string>>;
  /** The order that the shopper has just placed, named where the cart is empty. */
  readonly placedOrder?: PlacedOrder | undefined;
}

/** The cart with its lines and actions, with scripts and without. */
export function CartPage({
  posted = nothingPosted,
  section = null,
  storeNames = noNames,
  ...navigation
}: CartPageProps) {
  return (
    <PostedCartProvider value={posted}>
      <StoreNamesContext value={storeNames}>
        <CartContent section={section} {...navigation} />
      </StoreNamesContext>
    </PostedCartProvider>
  );
}

function CartContent({ section, placedOrder, ...navigation }: Omit<CartPageProps, "posted" | "storeNames">) {
  const page = useCartPage(navigation);
  const posted = usePostedCart();
  const isRecoveringOrder = useOrderRecovery(navigation);
  const { cart, status, alert, isEmpty } = page;
  const popup: ReactNode = page.lines.popup;
  usePageTitle(cartStep.title, { hasError: alert !== null, onTitle: navigation.onTitle });
  return (
    <div data-part="cart">
      <h1 tabIndex={-1}>{cartStep.title}</h1>
      {alert ? <StepAlert tone="error">{alert}</StepAlert> : null}
      {isRecoveringOrder ? (
        <Alert tone="info" title="We are confirming your payment.">
          <p>Please stay on this page. It takes a few seconds.</p>
        </Alert>
      ) : null}
      <p role="status" data-part="visually-hidden">
        {page.announcement}
      </p>
      <PostedTerms lines={posted.terms} fields={posted.fields ?? noFields} path={cartStep.path} />
      {cart && section ? <CartSection section={section} cart={cart} /> : null}
      {cart ? <CartNotices messages={cart.messages} shipTo={cart.shipTo} /> : null}
      {status === "loading" ? <CartSkeleton onRetry={page.reload} /> : null}
      {status === "failed" ? (
        <Alert tone="error" title="We could not load your cart.">
          <Button variant="secondary" onClick={page.reload}>
            Try Again
          </Button>
        </Alert>
      ) : null}
      {isEmpty && placedOrder ? (
        <Alert tone="success" title={`Order ${placedOrder.orderNumber} was placed.`}>
          <StoreLink href={`${confirmationStep.path}?orderId=${placedOrder.orderId}`}>View Order</StoreLink>
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
      {cart ? <CartForm hasLines={cart.lineItems.length > 0} /> : null}
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
      {popup}
      <LoadingStatus />
      <DialogQueue onGo={navigation.onGo} isCart />
    </div>
  );
}

/**
 * The form of the controls in the cart's lines. It is before them, because Enter in a field clicks a form's first
 * button. With scripts it has nothing to see, and takes no gap.
 */
function CartForm({ hasLines }: { readonly hasLines: boolean }) {
  return (
    <form
      id={cartFormId}
      method="post"
      action={cartStep.path}
      noValidate
      autoComplete="off"
      data-part="cart-form"
      data-without-scripts
    >
      <FormSecrets />
      {hasLines ? (
        <Button {...intentOf("update")} variant="secondary" onClick={insteadOfPost(() => {})}>
          Update Cart
        </Button>
      ) : null}
    </form>
  );
}

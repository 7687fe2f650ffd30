import { formatPrice, type PriceOptions } from "@store/price-format";
import { lazyPart } from "@store/ui-kit/lazy-part";
import { StoreLink } from "@store/ui-kit/link";
import { NotLoaded } from "../popups/not-loaded.tsx";
import { StepAlert } from "../shell/step-alert.tsx";
import { paymentStep } from "../steps/step-table.ts";
import type { ReviewNotice as Notice } from "./order-notice.ts";

// Rendered for browsers without scripts; others get a dialog.
const CartInvalidNotice = lazyPart(
  () => import("../shell/cart-invalid-notice.tsx").then((part) => part.CartInvalidNotice),
  {
    fallback: null,
    written: '[data-part="alert-ways"]',
    Unavailable: NotLoaded,
  },
);

export interface ReviewNoticeProps {
  readonly notice: Notice;
  readonly totalCents: number;
  readonly price: PriceOptions;
}

/** Announces what changed or is unknown before anything is charged. */
export function ReviewNotice({ notice, totalCents, price }: ReviewNoticeProps) {
  switch (notice.kind) {
    case "none":
      return null;
    case "totalChanged":
      return (
        <StepAlert tone="error" title="Your total has changed">
          <p>
            <span>{`It was ${formatPrice(notice.oldCents, price)} and is now ${formatPrice(notice.newCents, price)}.`}</span>{" "}
            <span>{notice.message}</span> Nothing has been charged. Press Place Order again to order at the new total.
          </p>
        </StepAlert>
      );
    case "basketChanged":
      return (
        <StepAlert tone="error" title="Your order has changed">
          <p>
            <span>{notice.message ?? "It was changed on another page. Please review it; nothing was charged."}</span>{" "}
            Press Place Order again to order it as it is now.
          </p>
        </StepAlert>
      );
    case "terms":
      return notice.posted ? null : <StepAlert tone="error">{notice.message}</StepAlert>;
    case "itemsRemoved":
      return (
        <StepAlert tone="error" title="Your order has changed">
          <p>
            <span>{notice.isServiceOnly ? "Installation was taken off" : "No longer in your order"}</span>:{" "}
            <span>{notice.titles.join(", ")}</span>. Your total is now <span>{formatPrice(totalCents, price)}</span>.
            Nothing has been charged. Press Place Order to order it as it is now.
          </p>
        </StepAlert>
      );
    case "promoInvalid":
      return (
        <StepAlert tone="error" title="Your promo code no longer applies">
          <p>
            <span>{notice.message}</span> Your total is now <span>{formatPrice(totalCents, price)}</span>. Nothing has
            been charged.
          </p>
        </StepAlert>
      );
    case "confirming":
      return (
        <StepAlert tone="info" title="We are confirming your payment.">
          <p>
            {notice.isOver
              ? "This takes longer than usual. Your order is being confirmed, so please do not order again. Come back to this page in a few minutes: it asks once more."
              : "Please stay on this page. It takes a few seconds."}
          </p>
        </StepAlert>
      );
    case "wallet":
      return (
        <StepAlert tone="error" title={notice.title}>
          <p>
            <span>{notice.text}</span> <StoreLink href={paymentStep.path}>Go to Payment</StoreLink>
          </p>
        </StepAlert>
      );
    case "alert":
      return <StepAlert tone="error">{notice.message}</StepAlert>;
    case "cartInvalid":
      return <CartInvalidNotice validation={notice.validation} />;
    default:
      return notice satisfies never;
  }
}

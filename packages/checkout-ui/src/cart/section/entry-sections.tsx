import type { CartLine, OversizedItem } from "@store/contract/shared";
import { Button } from "@store/ui-kit/button";
import { FormSecrets } from "@store/ui-kit/form";
import { StoreLink } from "@store/ui-kit/link";
import { intentOf, pastOversized } from "../../forms/cart-submit.ts";
import { BoxList } from "../../oversized/box-list.tsx";
import { OversizedItems } from "../../oversized/oversized-items.tsx";
import { cartStep } from "../../steps/step-table.ts";

/** The boxes of one item for pickup. */
export function BoxesSection({ item }: { readonly item: OversizedItem }) {
  return (
    <section data-part="cart-section" aria-labelledby="oversized-item">
      <h2 id="oversized-item">Oversized Item</h2>
      <p>{`${item.title} comes in these boxes. Make sure that they fit in your vehicle.`}</p>
      <BoxList boxes={item.boxes} />
      <StoreLink href={cartStep.path}>Close</StoreLink>
    </section>
  );
}

export interface NoticeSectionProps {
  readonly title: string;
  readonly texts: readonly string[];
}

/** A notice of the service before the checkout, with a button that continues. */
export function NoticeSection({ title, texts }: NoticeSectionProps) {
  return (
    <section data-part="cart-section" aria-labelledby="checkout-notice">
      <h2 id="checkout-notice">{title}</h2>
      {texts.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
      <form method="post" action={cartStep.path} data-part="cart-section-actions">
        <FormSecrets />
        <Button {...intentOf("checkout")}>Continue to Checkout</Button>
        <StoreLink href={cartStep.path}>Cancel</StoreLink>
      </form>
    </section>
  );
}

/** All items for pickup with large boxes, before the checkout. */
export function OversizedSection({ lines }: { readonly lines: readonly CartLine[] }) {
  const items = lines
    .filter(({ isRemoved, shippingDeliveryOptions }) => !isRemoved && shippingDeliveryOptions.locationId)
    .map(({ itemInfo }) => itemInfo)
    .filter(({ isOversized, boxes }) => isOversized && boxes.length > 0);
  return (
    <section data-part="cart-section" aria-labelledby="oversized-items">
      <h2 id="oversized-items">Make sure these items will fit in your vehicle.</h2>
      <OversizedItems items={items} />
      <form method="post" action={cartStep.path} data-part="cart-section-actions">
        <FormSecrets />
        <Button {...intentOf("checkout", pastOversized)}>Continue</Button>
        <StoreLink href={cartStep.path}>Cancel</StoreLink>
      </form>
    </section>
  );
}

import type { Cart } from "@store/contract/cart";
import { type CartLine, type OversizedItem, shipMethod } from "@store/contract/shared";
import { Button } from "@store/ui-kit/button";
import { FormSecrets } from "@store/ui-kit/form";
import { StoreLink } from "@store/ui-kit/link";
import { toDeliveryTopics } from "../../delivery-information/to-delivery-topics.ts";
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

interface DeliverySectionProps {
  /** The line that it concerns; the cart if omitted. */
  readonly line: CartLine | undefined;
  readonly cart: Cart;
}

/** Delivery charges, methods and destinations. */
export function DeliverySection({ line, cart }: DeliverySectionProps) {
  const method = line?.shippingDeliveryOptions.calculatedShipMethod ?? shipMethod.standard;
  return (
    <section data-part="cart-section" aria-labelledby="delivery-information">
      <h2 id="delivery-information">Shipping and Delivery Information</h2>
      {line ? <p data-part="soft">{line.itemInfo.title}</p> : null}
      {toDeliveryTopics(method, cart.shippingInfo).map(({ value, title, texts }) => (
        <div key={value}>
          <h3>{title}</h3>
          {texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      ))}
      <StoreLink href={cartStep.path}>Close</StoreLink>
    </section>
  );
}

import type { Cart } from "@store/contract/cart";
import { type CartLine, shipMethod } from "@store/contract/shared";
import { StoreLink } from "@store/ui-kit/link";
import { toDeliveryTopics } from "../../delivery-information/to-delivery-topics.ts";
import { cartStep } from "../../steps/step-table.ts";

export interface DeliverySectionProps {
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

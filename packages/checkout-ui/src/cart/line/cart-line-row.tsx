import { Price } from "@store/ui-kit/price";
import { memo } from "react";
import { DeliveryNote } from "../../delivery-information/delivery-note.tsx";
import { CartLineFulfillment } from "./cart-line-fulfillment.tsx";
import { CartLineService } from "./cart-line-service.tsx";
import { CartLineText } from "./cart-line-text.tsx";
import { isDescriptionDisabled } from "./is-description-disabled.ts";
import { LineButton } from "./line-button.tsx";
import { LineError } from "./line-error.tsx";
import { LineFrame } from "./line-frame.tsx";
import type { LineRowProps } from "./line-props.ts";
import { QuantityField } from "./quantity-field.tsx";
import { RemoveButton } from "./remove-button.tsx";

export interface CartLineRowProps extends LineRowProps {
  readonly needsStore: boolean;
  /** The level of its title; "h2" by default. */
  readonly heading?: "h2" | "h3";
}

/**
 * One line of the cart: item, price, fulfillment, delivery date and quantity. A removed line stays in place, gray, and can be
 * restored. Memoized: it rerenders only when it changed.
 */
export const CartLineRow = memo(function CartLineRow(props: CartLineRowProps) {
  const { line, currency, error, needsStore, actions, heading = "h2" } = props;
  const { itemInfo, shippingDeliveryOptions, isRemoved } = line;
  const { quantity, total } = line.priceQuantityTotals;
  const isUnavailable = isDescriptionDisabled(shippingDeliveryOptions.deliveryStatus);
  return (
    <LineFrame line={line}>
      <div data-part="cart-line-text">
        <CartLineText line={line} currency={currency} heading={heading}>
          {isRemoved ? null : (
            <p data-part="cart-line-total">
              <span data-part="visually-hidden">Line total </span>
              <Price cents={total} currency={currency} />
            </p>
          )}
        </CartLineText>
        <CartLineService line={line} currency={currency} mutate={actions.mutate} />
        {isRemoved ? <p>Removed from your cart</p> : <DeliveryNote line={line} />}
        <LineError text={error} />
      </div>
      <div data-part="cart-line-actions">
        {isRemoved || isUnavailable ? null : (
          <CartLineFulfillment line={line} needsStore={needsStore} actions={actions} />
        )}
        {itemInfo.isDonation || isRemoved ? null : (
          <>
            <QuantityField
              lineId={line.id}
              title={itemInfo.title}
              quantity={quantity}
              onChange={(count) => actions.mutate("updateItem", line, { quantity: count })}
            />
            <LineButton
              action="saveForLater"
              line={line}
              mutate={actions.mutate}
              aria-label={`Save for Later: ${itemInfo.title}`}
            >
              Save for Later
            </LineButton>
          </>
        )}
        <RemoveButton line={line} action="removeItem" mutate={actions.mutate} />
      </div>
    </LineFrame>
  );
});

import type { CartLine, Currency } from "@store/contract/shared";
import { Button } from "@store/ui-kit/button";
import { memo } from "react";
import { CartLinePicture } from "./cart-line-picture.tsx";
import { CartLineText } from "./cart-line-text.tsx";
import { isDescriptionDisabled } from "./is-description-disabled.ts";
import type { LineActions } from "./line-actions.ts";
import { LineError } from "./line-error.tsx";
import { RemoveButton } from "./remove-button.tsx";

export interface SavedLineRowProps {
  readonly line: CartLine;
  readonly currency: Currency;
  readonly error: string | undefined;
  readonly actions: LineActions;
}

/** One line that was saved for later. What can no longer be had can only be removed. */
export const SavedLineRow = memo(function SavedLineRow({ line, currency, error, actions }: SavedLineRowProps) {
  const { itemInfo, shippingDeliveryOptions, isRemoved } = line;
  const { quantity } = line.priceQuantityTotals;
  const isUnavailable = isDescriptionDisabled(shippingDeliveryOptions.deliveryStatus);
  return (
    <li
      data-part="cart-line"
      data-unavailable={isUnavailable ? "" : undefined}
      data-removed={isRemoved ? "" : undefined}
    >
      <CartLinePicture line={line} />
      <div data-part="cart-line-text">
        <CartLineText line={line} currency={currency} heading="h3" />
        {quantity > 1 ? <p data-part="soft">Quantity {quantity}</p> : null}
        {isRemoved ? <p>Removed from your saved items</p> : null}
        {isUnavailable && !isRemoved ? (
          <p data-part="delivery-note">{shippingDeliveryOptions.edd?.message ?? "No longer available"}</p>
        ) : null}
        <LineError text={error} />
      </div>
      <div data-part="cart-line-actions">
        {isRemoved || isUnavailable ? null : (
          <Button
            variant="secondary"
            aria-label={`Move to Cart: ${itemInfo.title}`}
            onClick={({ detail }) => detail < 2 && actions.moveToCart(line)}
          >
            Move to Cart
          </Button>
        )}
        <RemoveButton line={line} actions={actions} />
      </div>
    </li>
  );
});

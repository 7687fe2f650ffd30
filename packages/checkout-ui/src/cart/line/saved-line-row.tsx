import { memo } from "react";
import { CartLineText } from "./cart-line-text.tsx";
import { isDescriptionDisabled } from "./is-description-disabled.ts";
import { LineButton } from "./line-button.tsx";
import { LineError } from "./line-error.tsx";
import { LineFrame } from "./line-frame.tsx";
import type { LineRowProps } from "./line-props.ts";
import { RemoveButton } from "./remove-button.tsx";

/** One line that was saved for later. An unavailable item can only be removed. */
export const SavedLineRow = memo(function SavedLineRow({ line, currency, error, actions }: LineRowProps) {
  const { shippingDeliveryOptions, isRemoved } = line;
  const { quantity } = line.priceQuantityTotals;
  const isUnavailable = isDescriptionDisabled(shippingDeliveryOptions.deliveryStatus);
  return (
    <LineFrame line={line}>
      <div data-part="cart-line-text">
        <CartLineText line={line} currency={currency} heading="h3" />
        {quantity > 1 ? <p data-part="soft">{`Quantity ${quantity}`}</p> : null}
        {isRemoved ? <p>Removed from your saved items</p> : null}
        {isUnavailable && !isRemoved ? (
          <p data-part="delivery-note">{shippingDeliveryOptions.edd?.message ?? "No longer available"}</p>
        ) : null}
        <LineError text={error} />
      </div>
      <div data-part="cart-line-actions">
        {isRemoved || isUnavailable ? null : (
          <LineButton
            action="moveToCart"
            line={line}
            mutate={actions.mutate}
            variant="secondary"
            aria-label={`Move to Cart: ${line.itemInfo.title}`}
          >
            Move to Cart
          </LineButton>
        )}
        <RemoveButton line={line} action="removeItemFromSaveForLater" mutate={actions.mutate} />
      </div>
    </LineFrame>
  );
});

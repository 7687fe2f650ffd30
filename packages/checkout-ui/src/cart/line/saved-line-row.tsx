import { memo } from "react";
import { cartFormId, termsFieldOf } from "../cart-submit.ts";
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
        {isRemoved || isUnavailable ? null : <MoveToCart line={line} mutate={actions.mutate} />}
        <RemoveButton line={line} action="removeItemFromSaveForLater" mutate={actions.mutate} />
      </div>
    </LineFrame>
  );
});

/** The button that moves a line to the cart; above it the terms that changed since they were accepted. */
function MoveToCart({ line, mutate }: Pick<LineRowProps, "line"> & Pick<LineRowProps["actions"], "mutate">) {
  const { title, termsToAccept: terms } = line.itemInfo;
  const button = { action: "moveToCart", line, mutate, variant: "secondary" } as const;
  if (!terms) {
    return (
      <LineButton {...button} aria-label={`Move to Cart: ${title}`}>
        Move to Cart
      </LineButton>
    );
  }
  return (
    <>
      <p data-part="saved-terms">
        <strong>{terms.title ?? "Confirm Your Selection"}</strong> <span>{terms.message}</span>
      </p>
      <input type="hidden" form={cartFormId} name={termsFieldOf(line.id)} value={terms.termsId} />
      <LineButton
        {...button}
        input={{ acceptedTermsId: terms.termsId }}
        aria-label={`Accept Terms And Move To Cart: ${title}`}
      >
        Accept Terms And Move To Cart
      </LineButton>
    </>
  );
}

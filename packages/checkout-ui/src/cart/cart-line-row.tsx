import type { CartLine, Currency } from "@store/contract/shared";
import { Button } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";
import { Picture } from "@store/ui-kit/picture";
import { Price } from "@store/ui-kit/price";
import { isDescriptionDisabled } from "./is-description-disabled.ts";
import { QuantityField } from "./quantity-field.tsx";

export interface CartLineRowProps {
  readonly line: CartLine;
  readonly currency: Currency;
  readonly onQuantity: (line: CartLine, quantity: number) => void;
  readonly onRemove: (line: CartLine) => void;
}

/** One line of the cart: what it is, what it costs, when it comes, and how many. */
export function CartLineRow({ line, currency, onQuantity, onRemove }: CartLineRowProps) {
  const { itemInfo, shippingDeliveryOptions } = line;
  const { quantity, unitPrice, regularPrice, total } = line.priceQuantityTotals;
  const isUnavailable = isDescriptionDisabled(shippingDeliveryOptions.deliveryStatus);
  return (
    <li data-part="cart-line" data-unavailable={isUnavailable ? "" : undefined}>
      <StoreLink href={itemInfo.navigateUrl} data-part="cart-line-picture" tabIndex={-1} aria-hidden="true">
        <Picture imagePath={itemInfo.imagePath} alt="" sizes="(min-width: 60rem) 160px, 112px" />
      </StoreLink>
      <div data-part="cart-line-text">
        <h2 data-part="cart-line-title">
          {isUnavailable ? itemInfo.title : <StoreLink href={itemInfo.navigateUrl}>{itemInfo.title}</StoreLink>}
        </h2>
        {itemInfo.optionText ? <p data-part="soft">{itemInfo.optionText}</p> : null}
        {itemInfo.personalizationText ? <p data-part="soft">Personalized: “{itemInfo.personalizationText}”</p> : null}
        <p>
          <Price cents={unitPrice} regularCents={regularPrice} currency={currency} />
          {itemInfo.isDonation ? null : <span data-part="soft"> each</span>}
        </p>
        {shippingDeliveryOptions.edd ? <p data-part="delivery-note">{shippingDeliveryOptions.edd.message}</p> : null}
      </div>
      <div data-part="cart-line-actions">
        {itemInfo.isDonation ? null : (
          <QuantityField
            lineId={line.id}
            title={itemInfo.title}
            quantity={quantity}
            onChange={(wished) => onQuantity(line, wished)}
          />
        )}
        <Button variant="quiet" aria-label={`Remove ${itemInfo.title}`} onClick={() => onRemove(line)}>
          Remove
        </Button>
      </div>
      <p data-part="cart-line-total">
        <span data-part="visually-hidden">Line total </span>
        <Price cents={total} currency={currency} />
      </p>
    </li>
  );
}

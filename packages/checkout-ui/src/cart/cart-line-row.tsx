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
  readonly onRestore: (line: CartLine) => void;
}

/**
 * One line of the cart: what it is, what it costs, when it comes, and how many. A removed one stays at its place, grey,
 * and can be put back (AMB-037).
 */
export function CartLineRow({ line, currency, onQuantity, onRemove, onRestore }: CartLineRowProps) {
  const { itemInfo, shippingDeliveryOptions, isRemoved } = line;
  const { quantity, unitPrice, regularPrice, total } = line.priceQuantityTotals;
  const isUnavailable = isDescriptionDisabled(shippingDeliveryOptions.deliveryStatus);
  return (
    <li
      data-part="cart-line"
      data-unavailable={isUnavailable ? "" : undefined}
      data-removed={isRemoved ? "" : undefined}
    >
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
        {isRemoved ? <p>Removed from your cart</p> : null}
        {shippingDeliveryOptions.edd && !isRemoved ? (
          <p data-part="delivery-note">{shippingDeliveryOptions.edd.message}</p>
        ) : null}
      </div>
      <div data-part="cart-line-actions">
        {itemInfo.isDonation || isRemoved ? null : (
          <QuantityField
            lineId={line.id}
            title={itemInfo.title}
            quantity={quantity}
            onChange={(wished) => onQuantity(line, wished)}
          />
        )}
        {/* One button for both, so that the focus stays; the second click of a double click takes nothing back. */}
        <Button
          variant="quiet"
          aria-label={isRemoved ? `Undo removing ${itemInfo.title}` : `Remove ${itemInfo.title}`}
          onClick={({ detail }) => {
            if (detail < 2) (isRemoved ? onRestore : onRemove)(line);
          }}
        >
          {isRemoved ? "Undo" : "Remove"}
        </Button>
      </div>
      {isRemoved ? null : (
        <p data-part="cart-line-total">
          <span data-part="visually-hidden">Line total </span>
          <Price cents={total} currency={currency} />
        </p>
      )}
    </li>
  );
}

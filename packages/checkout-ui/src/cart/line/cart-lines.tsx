import { CartLineRow } from "./cart-line-row.tsx";
import type { LineListProps } from "./line-props.ts";

/** What is about to be bought; nothing while there is nothing. */
export function CartLines({ lines, currency, errors, postedErrors, actions }: LineListProps) {
  if (lines.length === 0) return null;
  const asksForStore = lines.every(({ shippingDeliveryOptions: { locationId } }) => !locationId);
  return (
    <ul data-part="cart-lines" aria-label="Items in your cart">
      {lines.map((line) => (
        <CartLineRow
          key={line.id}
          line={line}
          currency={currency}
          error={errors[line.id]?.text ?? postedErrors[`line.${line.id}`]}
          asksForStore={asksForStore}
          actions={actions}
        />
      ))}
    </ul>
  );
}

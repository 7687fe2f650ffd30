import { CartLineRow } from "./cart-line-row.tsx";
import type { LineListProps } from "./line-props.ts";
import { SavedLineRow } from "./saved-line-row.tsx";

/** The lines of the cart; null without lines. */
export function CartLines({ lines, currency, errors, postedErrors, actions }: LineListProps) {
  if (lines.length === 0) return null;
  const needsStore = lines.every(({ shippingDeliveryOptions: { locationId } }) => !locationId);
  return (
    <ul data-part="cart-lines" aria-label="Items in your cart">
      {lines.map((line) => (
        <CartLineRow
          key={line.id}
          line={line}
          currency={currency}
          error={errors[line.id]?.text ?? postedErrors[`line.${line.id}`]}
          needsStore={needsStore}
          actions={actions}
        />
      ))}
    </ul>
  );
}

/** The lines saved for later; null without lines. */
export function SavedLines({ lines, currency, errors, postedErrors, actions }: LineListProps) {
  if (lines.length === 0) return null;
  return (
    <section data-part="saved-lines" aria-labelledby="saved-for-later">
      <h2 id="saved-for-later">Saved for later</h2>
      <ul data-part="cart-lines" aria-labelledby="saved-for-later">
        {lines.map((line) => (
          <SavedLineRow
            key={line.id}
            line={line}
            currency={currency}
            error={errors[line.id]?.text ?? postedErrors[`line.${line.id}`]}
            actions={actions}
          />
        ))}
      </ul>
    </section>
  );
}

import type { CartLine } from "@store/contract/shared";
import { groupByDesign } from "../../line-list/group-by-design.ts";
import { CartDesign } from "./cart-design.tsx";
import { CartLineRow } from "./cart-line-row.tsx";
import type { LineListProps } from "./line-props.ts";
import { SavedLineRow } from "./saved-line-row.tsx";

/** The lines of the cart; null without lines. */
export function CartLines({ lines, currency, errors, postedErrors, actions }: LineListProps) {
  if (lines.length === 0) return null;
  const needsStore = lines.every(({ shippingDeliveryOptions: { locationId } }) => !locationId);
  const toRow = (line: CartLine, heading: "h2" | "h3" = "h2") => (
    <CartLineRow
      key={line.id}
      line={line}
      currency={currency}
      heading={heading}
      error={errors[line.id]?.text ?? postedErrors[`line.${line.id}`]}
      needsStore={needsStore}
      actions={actions}
    />
  );
  return (
    <ul data-part="cart-lines" aria-label="Items in your cart">
      {groupByDesign(lines, designOf).map((group) =>
        group.kind === "line" ? (
          toRow(group.line)
        ) : (
          <CartDesign key={group.design.id} {...group} currency={currency} heading="h2" canRemove>
            {(piece) => toRow(piece, "h3")}
          </CartDesign>
        ),
      )}
    </ul>
  );
}

/** The lines saved for later; null without lines. */
export function SavedLines({ lines, currency, errors, postedErrors, actions }: LineListProps) {
  if (lines.length === 0) return null;
  const toRow = (line: CartLine) => (
    <SavedLineRow
      key={line.id}
      line={line}
      currency={currency}
      error={errors[line.id]?.text ?? postedErrors[`line.${line.id}`]}
      actions={actions}
    />
  );
  return (
    <section data-part="saved-lines" aria-labelledby="saved-for-later">
      <h2 id="saved-for-later">Saved for later</h2>
      <ul data-part="cart-lines" aria-labelledby="saved-for-later">
        {groupByDesign(lines, designOf).map((group) =>
          group.kind === "line" ? (
            toRow(group.line)
          ) : (
            <CartDesign key={group.design.id} {...group} currency={currency} heading="h3">
              {toRow}
            </CartDesign>
          ),
        )}
      </ul>
    </section>
  );
}

const designOf = ({ itemInfo }: CartLine) => itemInfo.design;

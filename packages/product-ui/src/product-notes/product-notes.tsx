import type { Product } from "@store/contract/catalog";
import { DeliveryNote } from "./delivery-note.tsx";
import { MadeToOrderNote } from "./made-to-order-note.tsx";
import { OversizedNote } from "./oversized-note.tsx";
import { RestrictedStatesNote } from "./restricted-states-note.tsx";

export interface ProductNotesProps {
  readonly product: Pick<
    Product,
    | "deliveryStatus"
    | "availabilityMessage"
    | "deliveryMessage"
    | "isMadeToOrder"
    | "isOversized"
    | "boxes"
    | "restrictedStates"
    | "dimensions"
  >;
}

/** What a shopper should know before buying, most common first. Each note appears only where it applies. */
export function ProductNotes({ product }: ProductNotesProps) {
  return (
    <ul data-part="product-notes">
      <DeliveryNote
        status={product.deliveryStatus}
        availability={product.availabilityMessage}
        delivery={product.deliveryMessage}
      />
      {product.isMadeToOrder ? <MadeToOrderNote /> : null}
      {product.isOversized ? (
        <OversizedNote boxes={product.boxes} systemOfMeasure={product.dimensions.systemOfMeasure} />
      ) : null}
      {product.restrictedStates.length > 0 ? <RestrictedStatesNote states={product.restrictedStates} /> : null}
    </ul>
  );
}

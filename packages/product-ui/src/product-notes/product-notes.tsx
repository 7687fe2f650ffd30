import type { Product } from "@store/contract/catalog";
import { canadianProvinces, usStates } from "@store/postal-and-address";
import { AlertIcon, MeasureIcon } from "@store/ui-kit/icons";
import { lengthUnits } from "../dimensions-table/list-sides.ts";
import { DeliveryNote } from "./delivery-note.tsx";

export interface ProductNotesProps {
  readonly product: Pick<
    Product,
    | "deliveryStatus"
    | "availabilityMessage"
    | "deliveryMessage"
    | "isOversized"
    | "boxes"
    | "restrictedStates"
    | "dimensions"
  >;
}

/** What a shopper should know before buying, most common first. Each note appears only if it applies. */
export function ProductNotes({ product }: ProductNotesProps) {
  return (
    <ul data-part="product-notes">
      <DeliveryNote
        status={product.deliveryStatus}
        availability={product.availabilityMessage}
        delivery={product.deliveryMessage}
      />
      {product.isOversized ? (
        <OversizedNote boxes={product.boxes} systemOfMeasure={product.dimensions.systemOfMeasure} />
      ) : null}
      {product.restrictedStates.length > 0 ? <RestrictedStatesNote states={product.restrictedStates} /> : null}
    </ul>
  );
}

interface OversizedNoteProps {
  readonly boxes: Product["boxes"];
  readonly systemOfMeasure: 1 | 2;
}

/** The boxes of a large product, for shoppers who have to measure their stairs or their car. */
function OversizedNote({ boxes, systemOfMeasure }: OversizedNoteProps) {
  const unit = lengthUnits[systemOfMeasure].short;
  return (
    <li data-part="product-note">
      <MeasureIcon />
      <strong>
        Large item
        <span>{boxes.length > 0 ? `, ships in ${boxes.length === 1 ? "1 box" : `${boxes.length} boxes`}` : ""}</span>
      </strong>
      {boxes.map(({ boxNumber, width, depth, height }) => (
        <span key={boxNumber}>{`Box ${boxNumber}: ${width} × ${depth} × ${height} ${unit}`}</span>
      ))}
    </li>
  );
}

interface RestrictedStatesNoteProps {
  /** Codes of states or provinces, such as "CA". */
  readonly states: readonly string[];
}

/**
 * The states to which the law or the carrier does not allow shipping. Shown here, so that it does not surprise anyone
 * in the cart.
 */
function RestrictedStatesNote({ states }: RestrictedStatesNoteProps) {
  return (
    <li data-part="product-note" data-tone="none">
      <AlertIcon />
      <strong>Not available everywhere</strong>
      <span>{`We cannot ship this item to ${inWords(states.map(regionName))}.`}</span>
    </li>
  );
}

/** An unknown code is shown as it is rather than omitted: the rule still applies there. */
function regionName(code: string): string {
  return [...usStates(), ...canadianProvinces()].find((region) => region.code === code)?.name ?? code;
}

function inWords(names: readonly string[]): string {
  if (names.length < 3) return names.join(" or ");
  return `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}

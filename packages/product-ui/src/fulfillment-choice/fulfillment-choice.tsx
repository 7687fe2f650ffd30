import type { Product } from "@store/contract/catalog";
import { useId } from "react";

export interface FulfillmentChoiceProps {
  /** The stores where the product can be picked up, in their order; without any, nothing is shown. */
  readonly stores: NonNullable<Product["pickupStores"]>;
  /** Whether it is in stock. */
  readonly availability: string;
}

/**
 * Delivery, or pickup at a store, as the fields `fulfillment` and `locationId` of an add-to-cart form. Uncontrolled, so
 * that a choice made before hydration is kept; the style sheet shows the stores only for pickup.
 */
export function FulfillmentChoice({ stores, availability }: FulfillmentChoiceProps) {
  const label = useId();
  if (stores.length === 0) return null;
  return (
    <fieldset data-part="fulfillment-choice">
      <legend data-part="visually-hidden">How you get it</legend>
      <label data-part="choice">
        <input type="radio" name="fulfillment" value="ship" defaultChecked />
        <span>Deliver</span>
      </label>
      <label data-part="choice" data-choice="pickup">
        <input type="radio" name="fulfillment" value="pickup" />
        <span>Pick up at a store</span>
      </label>
      <div data-part="pickup-choice">
        <label data-part="field-label" htmlFor={label}>
          Store
        </label>
        {/* Keyed by the nearest store, which is chosen when a postal code makes it another one. */}
        <select key={stores[0]?.locationId} id={label} name="locationId" data-part="field-input">
          {stores.map(({ locationId, name, distance }) => (
            <option key={locationId} value={locationId}>
              {distance ? `${name} (${distance.value} ${distance.unit})` : name}
            </option>
          ))}
        </select>
        <p data-part="field-hint">{availability}</p>
      </div>
    </fieldset>
  );
}

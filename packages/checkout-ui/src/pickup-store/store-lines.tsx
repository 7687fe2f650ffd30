import type { StoreLocation } from "@store/contract/catalog";
import type { PickupStore } from "@store/contract/checkout";
import { toAddressLines } from "@store/contract/shared";

/** The address and the hours of a store. */
export function StoreLines({ store }: { store: PickupStore }) {
  return (
    <address data-part="address-lines">
      {[...toAddressLines(store), store.phone, ...store.hours].map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

/** A store that keeps a part of the order, under its name. */
export function PickupPlace({ store }: { readonly store: PickupStore }) {
  const title = `Pick up at ${store.name}`;
  return (
    <section data-part="recipient" aria-label={title}>
      <h2>{title}</h2>
      <StoreLines store={store} />
    </section>
  );
}

/** How far a store is from the shopper's postal code: "2.1 miles away"; null if that is not known. */
export function toDistanceText({ distance }: Pick<StoreLocation, "distance">): string | null {
  if (distance === undefined) return null;
  const { value, unit } = distance;
  if (value < 1) return unit === "mi" ? "Less than a mile away" : "Less than 1 km away";
  const rounded = value < 10 ? String(value) : String(Math.round(value)).replace(/(?=(\d{3})$)\B/, ",");
  const name = unit === "km" ? "km" : rounded === "1" ? "mile" : "miles";
  return `${rounded} ${name} away`;
}

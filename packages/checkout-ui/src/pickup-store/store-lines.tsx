import type { PickupStore } from "@store/contract/checkout";

/** Where a store is and when it is open. */
export function StoreLines({ store: { address1, city, state, postalCode, phone, hours } }: { store: PickupStore }) {
  return (
    <address data-part="address-lines">
      {[address1, `${city}, ${state} ${postalCode}`, phone, ...hours].map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}

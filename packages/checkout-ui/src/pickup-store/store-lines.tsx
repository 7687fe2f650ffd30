import type { PickupStore } from "@store/contract/checkout";

/** The address and the hours of a store. */
export function StoreLines({ store: { address1, city, state, postalCode, phone, hours } }: { store: PickupStore }) {
  return (
    <address data-part="address-lines">
      {[address1, `${city}, ${state} ${postalCode}`, phone, ...hours].map((line) => (
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

import type { PickupStore } from "@store/contract/checkout";
import { StoreLines } from "./store-lines.tsx";

/** A store that keeps a part of the order, under its name (AMB-020). */
export function PickupPlace({ store }: { readonly store: PickupStore }) {
  const title = `Pick up at ${store.name}`;
  return (
    <section data-part="recipient" aria-label={title}>
      <h2>{title}</h2>
      <StoreLines store={store} />
    </section>
  );
}

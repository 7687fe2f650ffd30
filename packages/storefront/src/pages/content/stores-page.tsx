import type { StoreLocation } from "@store/contract/catalog";
import { groupStores } from "./group-stores.ts";
import { StoreCard } from "./store-card.tsx";

export type Stores = readonly StoreLocation[];

/** Where the shop can be walked into, state by state. */
export function StoresPage({ stores }: { stores: Stores }) {
  return (
    <div data-part="page">
      <header data-part="content-head">
        <h1>Our stores</h1>
        <p data-part="content-lead">
          Sit on it, walk around it, hold the fabric against the light. Every piece online can be ordered in a store.
        </p>
      </header>
      {stores.length > 0 ? (
        groupStores(stores).map((region) => (
          <section key={region.name} aria-label={region.name} data-part="store-region">
            <h2>{region.name}</h2>
            <ul>
              {region.stores.map((store) => (
                <li key={store.locationId}>
                  <StoreCard store={store} />
                </li>
              ))}
            </ul>
          </section>
        ))
      ) : (
        <p>No store is open near you yet. Everything we make can be delivered.</p>
      )}
    </div>
  );
}

import type { catalogOperations } from "@store/contract/catalog";
import type { ReplyOf } from "@store/contract/operation";
import { StoreCard } from "./store-card.tsx";

export type Stores = ReplyOf<typeof catalogOperations.getStores>["stores"];

/** Where the shop can be walked into. */
export function StoresPage({ stores }: { stores: Stores }) {
  return (
    <div data-part="page">
      <header data-part="category-head">
        <h1>Our stores</h1>
        <p>
          Sit on it, walk around it, hold the fabric against the light. Every piece online can be ordered in a store.
        </p>
      </header>
      {stores.length > 0 ? (
        <ul data-part="stores">
          {stores.map((store) => (
            <li key={store.locationId}>
              <StoreCard store={store} />
            </li>
          ))}
        </ul>
      ) : (
        <p>No store is open near you yet. Everything we make can be delivered.</p>
      )}
    </div>
  );
}

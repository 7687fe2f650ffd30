import type { StoreLocation } from "@store/contract/catalog";
import { buttonLook } from "@store/ui-kit/button";
import { StoreLink } from "@store/ui-kit/link";

/** Where the shop can be walked into, town by town; absent while no store is known. */
export function StoresTeaser({ stores }: { stores: readonly StoreLocation[] }) {
  if (stores.length === 0) return null;
  return (
    <section data-part="stores-teaser">
      <div>
        <h2>Come and sit on it</h2>
        <p>Every piece online can be tried, touched and ordered in a store, with someone there who knows it well.</p>
        <StoreLink href="/stores" {...buttonLook("secondary")}>
          Find a Store
        </StoreLink>
      </div>
      <ul>
        {stores.map(({ locationId, name }) => (
          <li key={locationId}>
            <StoreLink href={`/stores#${locationId}`}>{name}</StoreLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

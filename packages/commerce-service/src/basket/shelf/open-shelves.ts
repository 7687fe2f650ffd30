import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import { type Front, readEmptyShelf, readShelfItems } from "./read-shelf.ts";
import type { Shelf } from "./shelf.ts";

/** The shelves that one process keeps, by site and brand. */
export interface Shelves {
  /**
   * The shelf with the items of these SKUs on it. It is as the version says that was read with the basket, or newer; without
   * one, as it was last. What is not kept yet is read: a statement for a new state of the shop's data, one for new SKUs.
   */
  find(database: Kysely<StoreDatabase>, asked: Front & { version?: string; skus: readonly string[] }): Promise<Shelf>;
}

// A shop of more items than this is read anew now and then rather than kept whole.
const mostItems = 20_000;
// Somebody who changes the shop all the time does not hold up shoppers: after so many tries what was read last is taken.
const mostTries = 3;

export function openShelves(): Shelves {
  const shelves = new Map<string, Shelf>();

  async function renew(database: Kysely<StoreDatabase>, front: Front): Promise<Shelf> {
    const shelf = await readEmptyShelf(database, front);
    shelves.set(`${front.site} ${front.brand}`, shelf);
    return shelf;
  }

  return {
    async find(database, { site, brand, version, skus }) {
      const front = { site, brand };
      const kept = shelves.get(`${site} ${brand}`);
      const holds = kept && (version === undefined || version === kept.version) && kept.items.size < mostItems;
      let shelf = holds ? kept : await renew(database, front);
      for (let tries = 1; ; tries += 1) {
        const missing = skus.filter((sku) => !shelf.items.has(sku));
        if (missing.length === 0) return shelf;
        const read = await readShelfItems(database, front, missing);
        if (read.version !== shelf.version && tries < mostTries) {
          shelf = await renew(database, front);
          continue;
        }
        for (const sku of missing) shelf.items.set(sku, null);
        for (const item of read.items) shelf.items.set(item.sku, item);
        return shelf;
      }
    },
  };
}

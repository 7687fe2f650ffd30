import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { Clock } from "../../ports/clock.ts";
import { readEmptyShelf, readShelfItems, type Storefront } from "./read-shelf.ts";
import type { Shelf } from "./shelf.ts";

/** The shelves that one process keeps, by site and brand. */
export interface Shelves {
  /**
   * The shelf with the items of these SKUs on it. It is as the version says that was read with the basket, or newer; without
   * one, as it was last. What is not kept yet is read: a statement for a new state of the shop's data, one for new SKUs.
   */
  find(
    database: Kysely<StoreDatabase>,
    asked: Storefront & { version?: string; skus: readonly string[] },
  ): Promise<Shelf>;
}

// A shop of more items than this is read anew now and then rather than kept whole.
const mostItems = 20_000;
// Somebody who changes the shop all the time does not hold up shoppers: after so many tries what was read last is taken.
const mostTries = 3;
// Data that came past the triggers, as replicated or restored rows may, are seen after a minute.
const keptMs = 60_000;

export function openShelves(clock: Clock): Shelves {
  const kept = new Map<string, { shelf: Shelf; readAt: number }>();

  function findKept({ site, brand, version }: Storefront & { version?: string }): Shelf | undefined {
    const { shelf, readAt } = kept.get(`${site} ${brand}`) ?? {};
    if (!shelf || readAt === undefined || (version !== undefined && version !== shelf.version)) return undefined;
    return shelf.items.size < mostItems && clock.now().getTime() - readAt < keptMs ? shelf : undefined;
  }
  async function renew(database: Kysely<StoreDatabase>, storefront: Storefront): Promise<Shelf> {
    const readAt = clock.now().getTime();
    const shelf = await readEmptyShelf(database, storefront);
    kept.set(`${storefront.site} ${storefront.brand}`, { shelf, readAt });
    return shelf;
  }

  return {
    async find(database, { skus, ...asked }) {
      let shelf = findKept(asked) ?? (await renew(database, asked));
      for (let tries = 1; ; tries += 1) {
        const missing = skus.filter((sku) => !shelf.items.has(sku));
        if (missing.length === 0) return shelf;
        const read = await readShelfItems(database, asked, missing);
        if (read.version === shelf.version || tries === mostTries) {
          // SKUs that somebody made up are not kept: they would push out those that are sold.
          for (const item of read.items) shelf.items.set(item.sku, item);
          return shelf;
        }
        shelf = await renew(database, asked);
      }
    },
  };
}

import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { Clock } from "../../ports/clock.ts";
import type { CachedCatalog } from "./cached-catalog.ts";
import { loadCatalog, loadItems, type Storefront } from "./load-catalog.ts";

/** The catalogs that one process holds in memory, by site and brand. */
export interface CatalogCache {
  /**
   * The catalog with the items of these SKUs. It is as the version says that was read with the basket, or newer; without
   * one, as it was last. What is not kept yet is read: a statement for a new state of the shop's data, one for new SKUs.
   */
  find(
    database: Kysely<StoreDatabase>,
    asked: Storefront & { version?: string; skus: readonly string[] },
  ): Promise<CachedCatalog>;
}

// A shop of more items than this is read anew now and then rather than kept whole.
const maxItems = 20_000;
// Somebody who changes the shop all the time does not hold up shoppers: after so many tries what was read last is taken.
const maxAttempts = 3;
// Data that came past the triggers, as replicated or restored rows may, are seen after a minute.
const maxAgeMs = 60_000;

export function createCatalogCache(clock: Clock): CatalogCache {
  const cached = new Map<string, { catalog: CachedCatalog; readAt: number }>();

  function findCached({ site, brand, version }: Storefront & { version?: string }): CachedCatalog | undefined {
    const { catalog, readAt } = cached.get(`${site} ${brand}`) ?? {};
    if (!catalog || readAt === undefined || (version !== undefined && version !== catalog.version)) return undefined;
    return catalog.items.size < maxItems && clock.now().getTime() - readAt < maxAgeMs ? catalog : undefined;
  }
  async function renew(database: Kysely<StoreDatabase>, storefront: Storefront): Promise<CachedCatalog> {
    const readAt = clock.now().getTime();
    const catalog = await loadCatalog(database, storefront);
    cached.set(`${storefront.site} ${storefront.brand}`, { catalog, readAt });
    return catalog;
  }

  return {
    async find(database, { skus, ...asked }) {
      let catalog = findCached(asked) ?? (await renew(database, asked));
      for (let attempts = 1; ; attempts += 1) {
        const missing = skus.filter((sku) => !catalog.items.has(sku));
        if (missing.length === 0) return catalog;
        const read = await loadItems(database, asked, missing);
        if (read.version === catalog.version || attempts === maxAttempts) {
          // SKUs that somebody made up are not kept: they would push out those that are sold.
          for (const item of read.items) catalog.items.set(item.sku, item);
          return catalog;
        }
        catalog = await renew(database, asked);
      }
    },
  };
}

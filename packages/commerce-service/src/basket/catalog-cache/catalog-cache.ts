import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { Clock } from "../../ports/clock.ts";
import { loadCatalog, loadItems, type Storefront } from "../queries/load-catalog.ts";
import type { CachedCatalog } from "./cached-catalog.ts";

/** The catalogs that one process has in memory, by site and brand. */
export interface CatalogCache {
  /**
   * The catalog with these items, in the version that was read with the basket or a newer one; without a version, in
   * the last loaded one. Missing data is loaded: one statement for a new version, one for new SKUs.
   */
  find(
    database: Kysely<StoreDatabase>,
    storefront: Storefront & { version?: string; skus: readonly string[] },
  ): Promise<CachedCatalog>;
}

// A larger catalog is reloaded from time to time rather than cached completely.
const maxItems = 20_000;
// Continuous changes of the catalog do not block shoppers: after so many attempts the last loaded data is used.
const maxAttempts = 3;
// Data that bypasses the triggers, such as replicated or restored rows, is noticed after a minute.
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
    async find(database, { skus, ...storefront }) {
      let catalog = findCached(storefront) ?? (await renew(database, storefront));
      for (let attempts = 1; ; attempts += 1) {
        const missing = skus.filter((sku) => !catalog.items.has(sku));
        if (missing.length === 0) return catalog;
        const read = await loadItems(database, storefront, missing);
        if (read.version === catalog.version || attempts === maxAttempts) {
          // SKUs that do not exist are not cached: they would displace existing ones.
          for (const item of read.items) catalog.items.set(item.sku, item);
          return catalog;
        }
        catalog = await renew(database, storefront);
      }
    },
  };
}

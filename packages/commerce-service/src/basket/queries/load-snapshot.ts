import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import { readSnapshotRow, type SnapshotRow, toRequestSnapshot } from "../../service/queries/load-request-snapshot.ts";
import type { LoadSnapshot } from "../../service/request-snapshot.ts";
import type { BasketChoices } from "../basket.ts";
import type { BasketQuery, BasketSnapshot } from "../basket-call.ts";
import type { CatalogCache } from "../catalog-cache/catalog-cache.ts";
import { findPostalCode, findVisitPlace } from "../rules/visit-place.ts";
import { type SnapshotParts, toBasketExtension, toPlaceExtension } from "./basket-extension.ts";
import { loadBasketContext, type NamedRow, toTyped } from "./load-basket-context.ts";
import { type BasketRow, toBasket } from "./read-basket.ts";

type Row = SnapshotRow & NamedRow & Omit<BasketRow, "basket_id" | "choices"> & Missing;
interface Missing {
  basket_id: string | null;
  choices: BasketChoices | null;
}

const maxRemembered = 10_000;

/**
 * Creates the function that loads the snapshot of a call with its basket, in one statement; data that is the same for
 * all shoppers comes from the cache, which is at least as new.
 */
export function createSnapshotLoader({
  catalogCache,
  parts,
}: {
  catalogCache: CatalogCache;
  parts: SnapshotParts;
}): (database: Kysely<StoreDatabase>, query: BasketQuery) => Promise<BasketSnapshot> {
  // Most baskets are a guest's without codes and tenders; their statement is faster. Owners that turned out to need the
  // full one get it at once from then on. Losing this set costs only a statement.
  const needFull = new Set<string>();

  async function readRow(database: Kysely<StoreDatabase>, query: BasketQuery): Promise<Row> {
    const { sessionId, preload } = query;
    const { promoCodes = [], tenderHashes = [] } = preload;
    const read = (isFull: boolean) =>
      readSnapshotRow<Row>(database, query, toBasketExtension(parts, { ...query, isFull }));
    const isNamed = promoCodes.length + tenderHashes.length > 0;
    if (!isNamed && !(sessionId !== null && needFull.has(sessionId))) {
      const row = await read(false);
      if (isPlain(row)) return row;
      if (needFull.size >= maxRemembered) needFull.clear();
      if (sessionId !== null) needFull.add(sessionId);
    }
    return read(true);
  }

  return async (database, query) => {
    const addOns = await findAddOns({ database, catalogCache }, query);
    const { preload } = query;
    const row = await readRow(database, {
      ...query,
      preload: { ...preload, skus: [...(preload.skus ?? []), ...addOns.skus] },
    });
    const basketContext = await loadBasketContext(
      { database, catalogCache },
      { query, row, addOnCategories: addOns.categories },
    );
    const loaded = hasBasket(row) ? { basket: toBasket(row), basketContext } : null;
    const postalCode = findVisitPlace({ basket: loaded?.basket ?? { site: query.site, choices: {} }, basketContext });
    return { ...toRequestSnapshot(row), postalCode: postalCode?.postalCode ?? null, loaded, basketContext };
  };
}

type PlaceRow = SnapshotRow & {
  recipients: BasketChoices["recipients"] | null;
  ship_to_country: string | null;
  account_postal_code: string | null;
};

/** Creates the function that loads the snapshot of a call that needs no basket. */
export function createPlaceLoader(parts: SnapshotParts): LoadSnapshot {
  return async (database, query) => {
    const { site } = query;
    const row = await readSnapshotRow<PlaceRow>(database, query, toPlaceExtension(parts, site));
    const { recipients, ship_to_country: shipToCountry } = row;
    const choices = { ...(recipients && { recipients }), ...(shipToCountry !== null && { shipToCountry }) };
    const found = findPostalCode({ site, choices, typed: toTyped(row), ofAccount: row.account_postal_code });
    return { ...toRequestSnapshot(row), postalCode: found?.postalCode ?? null };
  };
}

// Add-ons of the first SKU are known before the basket, so that the same statement reads their stock.
async function findAddOns(
  { database, catalogCache }: { database: Kysely<StoreDatabase>; catalogCache: CatalogCache },
  { site, brand, preload: { skus = [], addOns } }: BasketQuery,
): Promise<{ categories: readonly string[]; skus: string[] }> {
  const [first] = skus;
  if (!addOns || first === undefined) return { categories: [], skus: [] };
  const catalog = await catalogCache.find(database, { site, brand, skus: [first] });
  const [category = ""] = catalog.items.get(first)?.categories ?? [];
  const categories = addOns[category] ?? [];
  return { categories, skus: categories.flatMap((slug) => (catalog.addOns.get(slug) ?? []).map(({ sku }) => sku)) };
}

function hasBasket(row: Row): row is Row & BasketRow {
  return row.basket_id !== null;
}

// A guest's basket without codes and tenders has no data that only the full statement reads.
function isPlain({ account_id, choices }: Row): boolean {
  const { promoCodes = [], tenders = [] } = choices ?? {};
  return account_id === null && promoCodes.length + tenders.length === 0;
}

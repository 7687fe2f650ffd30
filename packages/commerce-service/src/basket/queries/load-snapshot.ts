import { CompiledQuery, type Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import { countryOfSite } from "../../delivery/rules/delivery-place.ts";
import type { RateLimitCount } from "../../service/rate-limit/limits.ts";
import type { BasketChoices } from "../basket.ts";
import type { CatalogCache } from "../catalog-cache/catalog-cache.ts";
import { loadBasketContext, type NamedRow } from "./load-basket-context.ts";
import { type BasketRow, toBasket } from "./read-basket.ts";
import type { Preload, RequestSnapshot, SnapshotQuery } from "./request-snapshot.ts";
import { fullSnapshot, plainSnapshot, snapshot } from "./snapshot-statements.ts";

/** The row of the first statement; columns of missing data are null. */
interface CallRow {
  session_id: string | null;
  request_token: string;
  owner_id: string;
  account_id: string | null;
  seen_at: Date;
  is_known: boolean;
  replaced_at: Date | null;
  successor_id: string | null;
  is_revoked: boolean;
  call: string | null;
  fingerprint: string;
  answer_status: number | null;
  reply: unknown;
  answered_at: Date;
  tries: readonly RateLimitCount[] | null;
}

type SnapshotRow = CallRow & NamedRow & { basket_id: string | null; choices: BasketChoices | null };

/**
 * Loads the request snapshot with one statement; data that is the same for all shoppers comes from the cache, which is
 * at least as new.
 */
export async function loadSnapshot(
  { database, catalogCache }: { database: Kysely<StoreDatabase>; catalogCache: CatalogCache },
  query: SnapshotQuery,
): Promise<RequestSnapshot> {
  const { preload } = query;
  if (preload === null) {
    const { rows } = await database.executeQuery<CallRow>(CompiledQuery.raw(snapshot, toCallValues(query)));
    return { ...toCall(rows[0]), loaded: null, basketContext: null };
  }
  const addOns = await findAddOns({ database, catalogCache }, query, preload);
  const row = await findBasketRow(database, query, [...(preload.skus ?? []), ...addOns.skus]);
  if (!row) return { ...toCall(row), loaded: null, basketContext: null };
  const basketContext = await loadBasketContext(
    { database, catalogCache },
    { query, row, addOnCategories: addOns.categories },
  );
  return { ...toCall(row), loaded: hasBasket(row) ? { basket: toBasket(row), basketContext } : null, basketContext };
}

// Add-ons of the first SKU are known before the basket, so that the same statement reads their stock.
async function findAddOns(
  { database, catalogCache }: { database: Kysely<StoreDatabase>; catalogCache: CatalogCache },
  { site, brand }: SnapshotQuery,
  { skus = [], addOns }: Preload,
): Promise<{ categories: readonly string[]; skus: string[] }> {
  const [first] = skus;
  if (!addOns || first === undefined) return { categories: [], skus: [] };
  const catalog = await catalogCache.find(database, { site, brand, skus: [first] });
  const [category = ""] = catalog.items.get(first)?.categories ?? [];
  const categories = addOns[category] ?? [];
  return { categories, skus: categories.flatMap((slug) => (catalog.addOns.get(slug) ?? []).map(({ sku }) => sku)) };
}

// Most baskets are a guest's without codes and tenders; their statement is faster. Owners that turned out to need the
// full one get it at once from then on. Losing this set costs only a statement.
const needFull = new Set<string>();
const maxRemembered = 10_000;

async function findBasketRow(
  database: Kysely<StoreDatabase>,
  query: SnapshotQuery,
  skus: readonly string[],
): Promise<SnapshotRow | undefined> {
  const { sessionId, site, preload } = query;
  const { promoCodes = [], tenderHashes = [], areas = [] } = preload ?? {};
  const values = [...toCallValues(query), skus, areas];
  const isNamed = promoCodes.length + tenderHashes.length > 0;
  if (!isNamed && !(sessionId !== null && needFull.has(sessionId))) {
    const statement = CompiledQuery.raw(plainSnapshot, values);
    const { rows } = await database.executeQuery<SnapshotRow>(statement);
    if (!rows[0] || isPlain(rows[0])) return rows[0];
    if (needFull.size >= maxRemembered) needFull.clear();
    if (sessionId !== null) needFull.add(sessionId);
  }
  const statement = CompiledQuery.raw(fullSnapshot, [...values, promoCodes, tenderHashes, countryOfSite[site]]);
  const { rows } = await database.executeQuery<SnapshotRow>(statement);
  return rows[0];
}

function hasBasket(row: SnapshotRow): row is SnapshotRow & BasketRow {
  return row.basket_id !== null;
}

// A guest's basket without codes and tenders has no data that only the full statement reads.
function isPlain({ account_id, choices }: SnapshotRow): boolean {
  const { promoCodes = [], tenders = [] } = choices ?? {};
  return account_id === null && promoCodes.length + tenders.length === 0;
}

function toCallValues({ sessionId, site, brand, seenSince, key, subjects }: SnapshotQuery): unknown[] {
  return [sessionId, site, brand, seenSince, key, subjects];
}

function toCall(row: CallRow | undefined): Omit<RequestSnapshot, "loaded" | "basketContext"> {
  if (!row) return { session: null, isKnown: false, replaced: null, stored: null, tries: [] };
  const { session_id, request_token, owner_id, account_id, seen_at, call, fingerprint, reply } = row;
  return {
    isKnown: row.is_known,
    replaced: row.replaced_at && { at: row.replaced_at, successorId: row.successor_id, isRevoked: row.is_revoked },
    session:
      session_id === null
        ? null
        : {
            sessionId: session_id,
            requestToken: request_token,
            ownerId: owner_id,
            accountId: account_id,
            seenAt: seen_at,
          },
    stored: call === null ? null : { call, fingerprint, status: row.answer_status, reply, answeredAt: row.answered_at },
    tries: row.tries ?? [],
  };
}

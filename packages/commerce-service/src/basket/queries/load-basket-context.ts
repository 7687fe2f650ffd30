import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { AddressColumns } from "../../database/tables/address-columns.ts";
import { toAddress } from "../../database/to-address.ts";
import type { RegistryRecord } from "../../registries/registry-record.ts";
import type { BasketQuery } from "../basket-call.ts";
import type {
  AccountRecord,
  AddOn,
  BasketContext,
  CatalogItem,
  PromotionRecord,
  TenderRecord,
  TypedPostalCode,
} from "../basket-context.ts";
import type { CachedItem } from "../catalog-cache/cached-catalog.ts";
import type { CatalogCache } from "../catalog-cache/catalog-cache.ts";

/** The data that was read with a basket for its items and those of the request. */
export interface NamedRow {
  shop_version: string;
  lines: readonly { sku: string; available: number | null }[] | null;
  /** The stock of the requested SKUs; what is made or issued on demand is missing. */
  stock: Readonly<Record<string, number>> | null;
  /** How many orders the trips to the basket's areas have, by trip. */
  trips: Readonly<Record<string, number>> | null;
  registries: readonly RegistryRecord[] | null;
  /** Only in the full statement. */
  promotions?: readonly PromotionJson[] | null;
  tenders?: readonly TenderRecord[] | null;
  account?: AccountJson | null;
  postal_code: string | null;
  postal_code_at: Date | null;
}
type PromotionJson = Omit<PromotionRecord, "startsAt" | "endsAt"> & { startsAt: string; endsAt: string | null };
type AccountJson = Omit<AccountRecord, "addresses"> & { addresses: (AddressColumns & { address_id: string })[] };

interface Reading {
  query: BasketQuery;
  row: NamedRow;
  /** The categories of possible add-ons. */
  addOnCategories: readonly string[];
}

/** The context of a basket and a request: the row has the stock, the catalog cache everything else. */
export async function loadBasketContext(
  { database, catalogCache }: { database: Kysely<StoreDatabase>; catalogCache: CatalogCache },
  { query, row, addOnCategories }: Reading,
): Promise<BasketContext> {
  const { site, brand, preload } = query;
  const stock = new Map<string, number | null>(Object.entries(row.stock ?? {}));
  for (const sku of preload.skus ?? []) if (!stock.has(sku)) stock.set(sku, null);
  for (const { sku, available } of row.lines ?? []) stock.set(sku, available);
  const skus = new Set([...(preload.skus ?? []), ...(row.lines ?? []).map(({ sku }) => sku)]);
  const catalog = await catalogCache.find(database, { site, brand, version: row.shop_version, skus: [...skus] });
  const items = new Map<string, CatalogItem>();
  for (const sku of skus) {
    const item = catalog.items.get(sku);
    if (item) items.set(sku, toCatalogItem(item, stock.get(sku) ?? null));
  }
  return {
    items,
    taxRates: catalog.taxRates,
    storeRegions: catalog.storeRegions,
    stores: catalog.stores,
    outages: catalog.outages,
    bookedTrips: row.trips ?? {},
    registries: new Map((row.registries ?? []).map((registry) => [registry.shareCode, registry])),
    addOns: chooseAddOns(
      addOnCategories.map((slug) => catalog.addOns.get(slug) ?? []),
      { stock, items },
    ),
    promotions: (row.promotions ?? []).map(toPromotion),
    tenders: row.tenders ?? [],
    account: row.account ? toAccount(row.account) : null,
    typed: toTyped(row),
  };
}

/** The postal code that was typed last in a session. */
export function toTyped({
  postal_code: postalCode,
  postal_code_at: at,
}: Pick<NamedRow, "postal_code" | "postal_code_at">): TypedPostalCode | null {
  return postalCode === null || at === null ? null : { postalCode, at };
}

function toCatalogItem(item: CachedItem, available: number | null): CatalogItem {
  // An item in stock ships at once, however it is made.
  return { ...item, available, isMadeToOrder: item.isMadeToOrder && available === null };
}

const maxAddOns = 3;

// The first available item of each category that is neither in the basket nor being added.
function chooseAddOns(
  candidates: readonly (readonly AddOn[])[],
  { stock, items }: { stock: ReadonlyMap<string, number | null>; items: ReadonlyMap<string, CatalogItem> },
): AddOn[] {
  const isFree = ({ sku }: AddOn) => (stock.get(sku) ?? 0) > 0 && !items.has(sku);
  return candidates.flatMap((ofCategory) => ofCategory.find(isFree) ?? []).slice(0, maxAddOns);
}

function toPromotion({ startsAt, endsAt, ...promotion }: PromotionJson): PromotionRecord {
  return { ...promotion, startsAt: new Date(startsAt), endsAt: endsAt === null ? null : new Date(endsAt) };
}

function toAccount({ addresses, ...account }: AccountJson): AccountRecord {
  return { ...account, addresses: addresses.map((row) => ({ addressId: row.address_id, ...toAddress(row) })) };
}

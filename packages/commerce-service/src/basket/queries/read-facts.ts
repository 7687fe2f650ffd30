import type { Kysely } from "kysely";
import type { StoreDatabase } from "../../database/schema.ts";
import type { AddressColumns } from "../../database/tables/address-columns.ts";
import { toAddress } from "../../database/to-address.ts";
import type { AccountFacts, AddOnFacts, BasketFacts, ItemFacts, PromotionFacts, TenderFacts } from "../basket-facts.ts";
import type { Shelves } from "../shelf/open-shelves.ts";
import type { ShelfItem } from "../shelf/shelf.ts";
import type { Asked } from "./find-opening.ts";

/** What was read with a basket of what the basket and the request name. */
export interface NamedRow {
  shop_version: string;
  lines: readonly { sku: string; available: number | null }[] | null;
  /** How many there are of what the request names; what is made or issued on demand is missing. */
  stock: Readonly<Record<string, number>> | null;
  /** How many orders the trips to the basket's areas have, by trip. */
  trips: Readonly<Record<string, number>> | null;
  /** Read by the whole statement only. */
  promotions?: readonly PromotionJson[] | null;
  tenders?: readonly TenderFacts[] | null;
  account?: AccountJson | null;
}
type PromotionJson = Omit<PromotionFacts, "startsAt" | "endsAt"> & { startsAt: string; endsAt: string | null };
type AccountJson = Omit<AccountFacts, "addresses"> & { addresses: (AddressColumns & { address_id: string })[] };

interface Reading {
  asked: Asked;
  row: NamedRow;
  /** The categories whose things could go along. */
  addOnCategories: readonly string[];
}

/** What the shop says of what a basket and a request name: of how many there are the row, of all else the shelf. */
export async function readFacts(
  { database, shelves }: { database: Kysely<StoreDatabase>; shelves: Shelves },
  { asked, row, addOnCategories }: Reading,
): Promise<BasketFacts> {
  const { site, brand, wants } = asked;
  const stock = new Map<string, number | null>(Object.entries(row.stock ?? {}));
  for (const sku of wants?.skus ?? []) if (!stock.has(sku)) stock.set(sku, null);
  for (const { sku, available } of row.lines ?? []) stock.set(sku, available);
  const named = new Set([...(wants?.skus ?? []), ...(row.lines ?? []).map(({ sku }) => sku)]);
  const shelf = await shelves.find(database, { site, brand, version: row.shop_version, skus: [...named] });
  const items = new Map<string, ItemFacts>();
  for (const sku of named) {
    const item = shelf.items.get(sku);
    if (item) items.set(sku, toItemFacts(item, stock.get(sku) ?? null));
  }
  return {
    items,
    taxRates: shelf.taxRates,
    storeRegions: shelf.storeRegions,
    stores: shelf.stores,
    outages: shelf.outages,
    bookedTrips: row.trips ?? {},
    addOns: chooseAddOns(
      addOnCategories.map((slug) => shelf.addOns.get(slug) ?? []),
      { stock, items },
    ),
    promotions: (row.promotions ?? []).map(toPromotion),
    tenders: row.tenders ?? [],
    account: row.account ? toAccount(row.account) : null,
  };
}

function toItemFacts(item: ShelfItem, available: number | null): ItemFacts {
  // What stands in stock leaves at once, whoever made it.
  return { ...item, available, isMadeToOrder: item.isMadeToOrder && available === null };
}

const mostAddOns = 3;

// Of each category the first that is there, and not yet in the basket nor among what is added.
function chooseAddOns(
  candidates: readonly (readonly AddOnFacts[])[],
  { stock, items }: { stock: ReadonlyMap<string, number | null>; items: ReadonlyMap<string, ItemFacts> },
): AddOnFacts[] {
  const isFree = ({ sku }: AddOnFacts) => (stock.get(sku) ?? 0) > 0 && !items.has(sku);
  return candidates.flatMap((ofCategory) => ofCategory.find(isFree) ?? []).slice(0, mostAddOns);
}

function toPromotion({ startsAt, endsAt, ...promotion }: PromotionJson): PromotionFacts {
  return { ...promotion, startsAt: new Date(startsAt), endsAt: endsAt === null ? null : new Date(endsAt) };
}

function toAccount({ addresses, ...account }: AccountJson): AccountFacts {
  return { ...account, addresses: addresses.map((row) => ({ addressId: row.address_id, ...toAddress(row) })) };
}

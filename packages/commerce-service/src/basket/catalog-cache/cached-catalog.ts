import type { AddOn, BasketContext, CatalogItem } from "../basket-context.ts";

/** An item but for how many there are, which changes with every order. */
export type CachedItem = Omit<CatalogItem, "available">;

/** What the shop says to all shoppers of a site and brand alike, in one state of its data. */
export interface CachedCatalog extends Pick<BasketContext, "taxRates" | "storeRegions" | "stores" | "outages"> {
  /** Which state of the shop's data this is. */
  version: string;
  /** By SKU, as far as somebody has asked; a SKU that does not exist is missing. */
  items: Map<string, CachedItem>;
  /** By category: parcels that go along with other things, the first ones first. */
  addOns: ReadonlyMap<string, readonly AddOn[]>;
}

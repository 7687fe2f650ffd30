import type { AddOn, BasketContext, CatalogItem } from "../basket-context.ts";

/** An item without its stock, which changes with every order. */
export type CachedItem = Omit<CatalogItem, "available">;

/** The catalog data of a site and brand that is the same for all shoppers, in one version. */
export interface CachedCatalog extends Pick<BasketContext, "taxRates" | "storeRegions" | "stores" | "outages"> {
  /** The version of the catalog data. */
  version: string;
  /** By SKU, as far as requested; a SKU that does not exist is missing. */
  items: Map<string, CachedItem>;
  /** By category: parcels that are recommended as add-ons, in order. */
  addOns: ReadonlyMap<string, readonly AddOn[]>;
}

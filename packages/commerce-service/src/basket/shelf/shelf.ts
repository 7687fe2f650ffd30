import type { AddOnFacts, BasketFacts, ItemFacts } from "../basket-facts.ts";

/** An item but for how many there are, which changes with every order. */
export type ShelfItem = Omit<ItemFacts, "available">;

/** What the shop says to all shoppers of a site and brand alike, in one state of its data. */
export interface Shelf extends Pick<BasketFacts, "taxRates" | "storeRegions" | "stores" | "outages"> {
  /** Which state of the shop's data this is. */
  version: string;
  /** By SKU, as far as somebody has asked; a SKU that does not exist is missing. */
  items: Map<string, ShelfItem>;
  /** By category: parcels that go along with other things, the first ones first. */
  addOns: ReadonlyMap<string, readonly AddOnFacts[]>;
}

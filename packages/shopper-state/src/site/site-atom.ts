import { atom } from "jotai/vanilla";
import type { StoreSite } from "./store-site.ts";

/** Set once by `createShopperStore`. */
export const siteValueAtom = atom<StoreSite | null>(null);

/** The storefront this page belongs to. Throws outside a store made by `createShopperStore`. */
export const siteAtom = atom((get): StoreSite => {
  const site = get(siteValueAtom);
  if (site === null) throw new Error("This page has no site. Make its store with createShopperStore({ site, ... }).");
  return site;
});

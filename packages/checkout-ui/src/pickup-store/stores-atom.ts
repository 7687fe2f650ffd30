import type { StoreLocation } from "@store/contract/catalog";
import { atom } from "jotai";

type Stores = { readonly kind: "idle" | "loading" | "failed" } | { readonly kind: "ready"; stores: StoreLocation[] };

const storesValueAtom = atom<Stores>({ kind: "idle" });

/** The stores of the site, once somebody has asked for them. */
export const storesAtom = atom((get) => get(storesValueAtom));

/** Asks for the stores, once a page, or `again` where the answer is long in coming. What it takes to ask comes with the question: few carts are picked up. */
export const loadStoresAtom = atom(null, async (get, set, { again = false } = {}) => {
  const { kind } = get(storesValueAtom);
  if (kind === "ready" || (kind === "loading" && !again)) return;
  set(storesValueAtom, { kind: "loading" });
  const stores = await import("./fetch-stores-atom.ts").then(
    ({ fetchStoresAtom }) => set(fetchStoresAtom),
    () => null,
  );
  set(storesValueAtom, stores ? { kind: "ready", stores } : { kind: "failed" });
});

import type { StoreLocation } from "@store/contract/catalog";
import { atom } from "jotai";

type Stores = { readonly kind: "idle" | "loading" | "failed" } | { readonly kind: "ready"; stores: StoreLocation[] };

const storesValueAtom = atom<Stores>({ kind: "idle" });

/** The stores of the site, after they were loaded. */
export const storesAtom = atom((get) => get(storesValueAtom));

/**
 * Loads the stores, once per page, or `again` if the response takes long. The code for the call loads on demand: few
 * carts are picked up.
 */
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

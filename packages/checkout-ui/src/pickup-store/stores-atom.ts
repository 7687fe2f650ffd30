import type { StoreLocation } from "@store/contract/catalog";
import { cartAtom } from "@store/shopper-state";
import { atom } from "jotai";

type Stores = { readonly kind: "idle" | "loading" | "failed" } | { readonly kind: "ready"; stores: StoreLocation[] };

const storesValueAtom = atom<Stores & { readonly postalCode?: string | undefined }>({ kind: "idle" });

/** The stores of the site, after they were loaded. */
export const storesAtom = atom((get) => get(storesValueAtom));

/**
 * Loads the stores, the nearest to the cart's postal code first: once per page and postal code, or `again` if the
 * response takes long. The code for the call loads on demand: few carts are picked up.
 */
export const loadStoresAtom = atom(null, async (get, set, { again = false } = {}) => {
  const { kind, ...loaded } = get(storesValueAtom);
  const postalCode = get(cartAtom)?.cartSummary.taxZipCode ?? undefined;
  const isSame = loaded.postalCode === postalCode;
  if (isSame && (kind === "ready" || (kind === "loading" && !again))) return;
  set(storesValueAtom, { kind: "loading", postalCode });
  const stores = await import("./fetch-stores-atom.ts").then(
    ({ fetchStoresAtom }) => set(fetchStoresAtom, postalCode),
    () => null,
  );
  if (get(storesValueAtom).postalCode !== postalCode) return;
  set(storesValueAtom, stores ? { kind: "ready", stores, postalCode } : { kind: "failed", postalCode });
});

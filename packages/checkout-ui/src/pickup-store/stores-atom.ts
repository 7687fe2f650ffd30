import { lateCalls } from "@store/checkout-client";
import type { StoreLocation } from "@store/contract/catalog";
import { catalogRoutes } from "@store/contract/routes";
import { checkoutClientAtom, reportFailureAtom } from "@store/shopper-state";
import { atom } from "jotai";

type Stores = { readonly kind: "unasked" | "loading" | "failed" } | { readonly kind: "ready"; stores: StoreLocation[] };

const { getStores } = /* @__PURE__ */ lateCalls(catalogRoutes, () =>
  import("@store/contract/catalog").then(({ catalogOperations }) => catalogOperations),
);

const storesValueAtom = atom<Stores>({ kind: "unasked" });

/** The stores of the site, once somebody has asked for them. */
export const storesAtom = atom((get) => get(storesValueAtom));

/** Asks for the stores, unless they are here or on their way. */
export const loadStoresAtom = atom(null, async (get, set) => {
  const { kind } = get(storesValueAtom);
  if (kind === "loading" || kind === "ready") return;
  set(storesValueAtom, { kind: "loading" });
  const result = await get(checkoutClientAtom).call(getStores, {});
  if (result.ok) return set(storesValueAtom, { kind: "ready", stores: result.value.stores });
  set(storesValueAtom, { kind: "failed" });
  set(reportFailureAtom, result.failure, getStores, { popup: "resetOnly" });
});

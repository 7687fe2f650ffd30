import { catalogOperations, type StoreLocation } from "@store/contract/catalog";
import { checkoutClientAtom, reportFailureAtom } from "@store/shopper-state";
import { atom } from "jotai";

const { getStores } = catalogOperations;

/** Loads the stores of the site, the nearest to a postal code first; null after a failure, which is logged. */
export const fetchStoresAtom = atom(
  null,
  async (get, set, postalCode: string | undefined): Promise<StoreLocation[] | null> => {
    const result = await get(checkoutClientAtom).call(getStores, { postalCode });
    if (result.ok) return result.value.stores;
    set(reportFailureAtom, result.failure, getStores, { popup: "resetOnly" });
    return null;
  },
);

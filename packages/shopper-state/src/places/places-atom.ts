import { atom } from "jotai/vanilla";
import { checkoutClientAtom } from "../calls/checkout-client-atom.ts";
import { siteAtom } from "../site/site-atom.ts";

/**
 * Finds the places of the site's country for the beginning of an address or a postal code. `load` loads the call, which
 * a page needs only when a shopper types an address. Finds nothing if the call fails.
 */
export const placesAtom = atom((get) => {
  const client = get(checkoutClientAtom);
  const { site } = get(siteAtom);
  return {
    async load() {
      const { placeOperations } = await import("@store/contract/places");
      return async (text: string, signal: AbortSignal) => {
        const result = await client.call(placeOperations.suggestPlaces, { text, site }, { signal });
        return result.ok ? result.value.places : [];
      };
    },
  };
});

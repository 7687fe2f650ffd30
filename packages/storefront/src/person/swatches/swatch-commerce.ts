import { checkoutClientAtom, placesAtom, siteAtom } from "@store/shopper-state";
import type { SwatchOrderOptions } from "@store/swatch-ui/order-form";
import { type SwatchOrderValues, toSwatchOutcome } from "@store/swatch-ui/order-values";
import type { SwatchShop } from "@store/swatch-ui/swatch";
import { atom } from "jotai";

/** The site and brand in which swatches are shown. */
export const swatchShopAtom = atom((get): SwatchShop => {
  const { site, brand } = get(siteAtom);
  return { country: site, brand };
});

/** Canada's own messages for an unconfirmed address (AMB-162). */
const unconfirmedMessagesOf = {
  US: undefined,
  CA: {
    withSuggestions:
      "There appears to be a problem with the city, province and postal code combination. Please select one of our suggestions below.",
    withoutSuggestions:
      "The street address you entered may not be accurate. Please go back to edit your address or choose to keep address as entered.",
  },
} as const;

/** The calls with their schemas, which a page is shown without. */
const loadCalls = () => import("./swatch-calls.ts");

/** The props that the order form needs from the store, on its page and in its popup. */
export const swatchOrderAtom = atom((get) => {
  const client = get(checkoutClientAtom);
  const { site } = get(siteAtom);
  return {
    shop: get(swatchShopAtom),
    places: get(placesAtom),
    addressMessages: unconfirmedMessagesOf[site],
    send: (values: SwatchOrderValues) =>
      loadCalls().then(
        (calls) => calls.sendSwatchOrder(client, values, site),
        () => toSwatchOutcome(null),
      ),
    onOrdered: (values: SwatchOrderValues) =>
      void loadCalls().then(
        (calls) => calls.reportSwatchOrder(client, values),
        () => {},
      ),
  } satisfies Partial<SwatchOrderOptions> & Record<string, unknown>;
});

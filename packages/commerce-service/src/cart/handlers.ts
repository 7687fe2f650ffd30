import type { CartCount, CartResult } from "@store/contract/cart";
import { cartOperations } from "@store/contract/cart";
import { cartRequests, type UpdateItem } from "@store/contract/cart/requests";
import { sectionalOperations } from "@store/contract/sectionals";
import { sectionalRequests } from "@store/contract/sectionals/requests";
import type { Site } from "@store/contract/shared";
import { countries } from "@store/postal-and-address/countries";
import { type BasketCall, type BasketSnapshot, defineBasketModule } from "../basket/basket-call.ts";
import { toBasketState, withChoices, withLine } from "../basket/rules/basket-state.ts";
import { countItems } from "../basket/rules/count-items.ts";
import { withAcceptedTerms } from "../basket/rules/terms.ts";
import { toShipTo } from "../basket/rules/to-ship-to.ts";
import { companions } from "../catalog/rules/companion-categories.ts";
import { countryOfSite } from "../delivery/rules/delivery-place.ts";
import { toPromoCode } from "../pricing/promotion.ts";
import type { Answer } from "../service/context.ts";
import { toCart } from "../views/to-cart.ts";
import { addDonation } from "./add-donation.ts";
import { addPersonalizedItem, addRequestedItems } from "./add-requested.ts";
import { addSectional } from "./add-sectional.ts";
import { beginCheckout } from "./begin-checkout.ts";
import { changeCart, refuseCart } from "./change-cart.ts";
import { removeDesign, restoreDesign } from "./change-design.ts";
import {
  changeLine,
  removeInstallationService,
  restoreInstallationService,
  savedLines,
  updateShipMethod,
} from "./change-line.ts";
import { applyPromoCode, applyZipCode, getEdd, removePromoCode } from "./estimates-and-codes.ts";
import { refuseQuantity } from "./rules/refuse-quantity.ts";
import { refuseUnaccepted } from "./rules/refuse-unaccepted.ts";
import { moveToCart, restoreItem, saveForLater } from "./save-for-later.ts";

const notServed = refuseCart("CountryNotServed", "We do not send to this country from here.");

/**
 * Ships the order to a country, the site's own or another one. Lines that cannot be shipped there say so, and an
 * address in another country is ignored until the order is shipped there again. A typed postal code is forgotten.
 */
function setShipToCountry(country: string, context: BasketCall): Promise<Answer<CartResult>> {
  const isServed = countries({ site: context.site }).some(({ code }) => code === country);
  return changeCart(context, {}, ({ basket }) => {
    if (!isServed) return notServed;
    const own = countryOfSite[basket.site];
    if ((basket.choices.shipToCountry ?? own) === country) return { kind: "unchanged" };
    const next = withChoices(basket, { shipToCountry: country === own ? undefined : country });
    return { kind: "change", next, typed: null };
  });
}

const { addSectional: addSectionalCall } = sectionalOperations;

export const cartModule = defineBasketModule({
  operations: { ...cartOperations, addSectional: addSectionalCall },
  requests: { ...cartRequests, addSectional: sectionalRequests.addSectional },
  preloads: {
    addItems: ({ items }) => ({
      skus: items.map(({ Sku }) => Sku),
      shareCodes: items.flatMap(({ GiftRegistryId: code }) => code || []),
      addOns: companions,
    }),
    addMonogrammed: ({ design: { sku } }) => ({ skus: [sku], addOns: companions }),
    addSectional: ({ items }) => ({ skus: items.map(({ Sku }) => Sku), addOns: companions }),
    donationAddToCart: ({ sku }) => ({ skus: [sku] }),
    applyPromoCode: ({ promoCode }) => ({ promoCodes: [toPromoCode(promoCode)] }),
  },
  handlers: {
    getCartJsx: async (_request, { snapshot: { loaded }, clock, site }) => {
      const now = clock.now();
      const cartData = toCart(loaded && toBasketState(loaded, now), { site, now });
      return { kind: "reply", reply: { isSuccess: true, cartData } };
    },
    getCartCount: async (_request, context) => ({ kind: "reply", reply: toCartCount(context) }),
    addItems: addRequestedItems,
    addMonogrammed: (request, context) => addPersonalizedItem(request, context),
    addSectional: (request, context) => addSectional(request, context),
    removeDesign: ({ designId }, context) => removeDesign(designId, context),
    restoreDesign,
    donationAddToCart: (request, context) => addDonation(request, context),
    updateItem: (request, context) => updateItem(request, context),
    removeItem: ({ id }, context) => removeItem(id, context),
    restoreItem,
    saveForLater: ({ id }, context) => saveForLater(id, context),
    moveToCart: (request, context) => moveToCart(request, context),
    removeItemFromSaveForLater: ({ id }, context) => removeSavedItem(id, context),
    updateShipMethod: (request, context) => updateShipMethod(request, context),
    removeInstallationService: ({ id }, context) => removeInstallationService(id, context),
    restoreInstallationService: ({ id }, context) => restoreInstallationService(id, context),
    applyZipCode: ({ zip }, context) => applyZipCode(zip, context),
    applyPromoCode: ({ promoCode }, context) => applyPromoCode(promoCode, context),
    removePromoCode: ({ promoCode }, context) => removePromoCode(promoCode, context),
    getEdd: async (request, context) => ({ kind: "reply", reply: getEdd(request, context) }),
    setShipToCountry: ({ country }, context) => setShipToCountry(country, context),
    checkout: (_request, context) => beginCheckout(context),
  },
});

/** What a header shows: the number of items in the cart, the destination, the signed-in account, and the place of the visit. */
function toCartCount({
  snapshot: { loaded, basketContext, postalCode },
  site,
}: {
  snapshot: Pick<BasketSnapshot, "loaded" | "basketContext" | "postalCode">;
  site: Site;
}): CartCount {
  const lines = loaded?.basket.lines.filter(({ state }) => state === "cart") ?? [];
  const account = basketContext.account ? { firstName: basketContext.account.firstName } : null;
  return { count: countItems(lines), shipTo: toShipTo(loaded?.basket ?? { site }), account, postalCode };
}

/** Removes a line, which `restoreItem` can restore. A cart that is empty then leaves the checkout. */
function removeItem(lineId: string, context: BasketCall): Promise<Answer<CartResult>> {
  return changeLine({ lineId }, context, (_line, { basket }) => ({
    kind: "change",
    next: withLine(basket, lineId, { state: "removedFromCart" }),
  }));
}

/** Removes a saved line. */
function removeSavedItem(lineId: string, context: BasketCall): Promise<Answer<CartResult>> {
  return changeLine({ lineId, ...savedLines }, context, (_line, { basket }) => ({
    kind: "change",
    next: withLine(basket, lineId, { state: "removedFromSaved" }),
  }));
}

/** Sets the quantity of a line. A higher one needs its terms, as they are now, to be accepted. */
function updateItem(
  { id, quantity, AcceptedTermsId: acceptedTermsId }: UpdateItem,
  context: BasketCall,
): Promise<Answer<CartResult>> {
  const now = context.clock.now();
  return changeLine({ lineId: id }, context, (line, { basket }, lines) => {
    const isMore = quantity > line.quantity;
    const refused =
      refuseQuantity({ line, lines, quantity, available: line.item.available }) ??
      (isMore ? refuseUnaccepted([line], acceptedTermsId) : null);
    if (refused) return refused;
    const addRecord = isMore ? withAcceptedTerms(line, now) : line.addRecord;
    return { kind: "change", next: withLine(basket, id, { quantity, addRecord }) };
  });
}

import { cartOperations } from "@store/contract/cart";
import { cartRequests } from "@store/contract/cart/requests";
import { toBasketState } from "../basket/rules/basket-state.ts";
import { companions } from "../catalog/rules/companion-categories.ts";
import { toPromoCode } from "../promotions/rules/to-promo-code.ts";
import { defineModule } from "../service/service-module.ts";
import { addDonation } from "./add-donation.ts";
import { addItems } from "./add-items.ts";
import { applyZipCode } from "./apply-zip-code.ts";
import { beginCheckout } from "./begin-checkout.ts";
import { getEdd } from "./get-edd.ts";
import { removeInstallationService, restoreInstallationService } from "./installation-service.ts";
import { applyPromoCode, removePromoCode } from "./promo-codes.ts";
import { removeItem, removeSavedItem } from "./remove-item.ts";
import { restoreItem } from "./restore-item.ts";
import { toCart } from "./rules/to-cart.ts";
import { toCartCount } from "./rules/to-cart-count.ts";
import { moveToCart, saveForLater } from "./save-for-later.ts";
import { setShipToCountry } from "./set-ship-to-country.ts";
import { updateItem } from "./update-item.ts";
import { updateShipMethod } from "./update-ship-method.ts";

export const cartModule = defineModule({
  operations: cartOperations,
  requests: cartRequests,
  basket: {
    addItems: ({ items }) => ({
      skus: items.map(({ Sku }) => Sku),
      addOns: companions,
    }),
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
    addItems: ({ items }, context) => addItems(items, context),
    donationAddToCart: (request, context) => addDonation(request, context),
    updateItem: (request, context) => updateItem(request, context),
    removeItem: ({ id }, context) => removeItem(id, context),
    restoreItem: ({ id }, context) => restoreItem(id, context),
    saveForLater: ({ id }, context) => saveForLater(id, context),
    moveToCart: ({ id }, context) => moveToCart(id, context),
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

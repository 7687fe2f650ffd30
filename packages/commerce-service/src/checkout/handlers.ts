import { checkoutOperations } from "@store/contract/checkout";
import { checkoutRequests } from "@store/contract/checkout/requests";
import type { Address } from "@store/contract/shared";
import type { Preload } from "../basket/queries/load-snapshot.ts";
import { defineModule } from "../service/service-module.ts";
import { moveToStep } from "./move-to-step.ts";
import { refreshCheckout } from "./refresh-checkout.ts";
import { removeInstallation, removeLines } from "./remove-lines.ts";
import { removedTypeOfCall as removed } from "./rules/validation/lines-to-remove.ts";
import { saveBillingAddress } from "./save-billing-address.ts";
import { saveShippingAddress } from "./save-shipping-address.ts";
import { saveShippingOptions } from "./save-shipping-options.ts";
import { saveMultiShipping, saveMultiShippingAddress, saveRecipientSelection } from "./send-lines-to-address.ts";
import { setMailingPreference } from "./set-mailing-preference.ts";
import { validateAddress } from "./validate-address.ts";
import { validateAndSaveAddress } from "./validate-and-save-address.ts";
import { validateCart } from "./validate-cart.ts";

/** The checkout's calls up to the review; paying and ordering are modules of their own. */
export const checkoutModule = defineModule({
  operations: checkoutOperations,
  requests: checkoutRequests,
  basket: { saveShippingAddress: ofAddress, saveMultiShippingAddress: ofAddress },
  handlers: {
    refreshCheckout: async (_request, context) => ({ kind: "reply", reply: refreshCheckout(context) }),
    validateCart: async (request, context) => ({ kind: "reply", reply: await validateCart(request, context) }),
    validateAddress: async ({ address }, context) => ({
      kind: "reply",
      reply: await validateAddress(address, context),
    }),
    validateAndSaveAddress: ({ address }, context) => validateAndSaveAddress(address, context),
    saveShippingAddress,
    saveMultiShippingAddress,
    saveMultiShipping,
    saveRecipientSelection,
    saveBillingAddress: ({ address }, context) => saveBillingAddress(address, context),
    saveShippingAndGiftOptions: saveShippingOptions,
    moveToShippingAndGiftOptions: (_request, context) => moveToStep(2, context),
    moveToPaymentPage: (_request, context) => moveToStep(3, context),
    moveToReviewPage: (_request, context) => moveToStep(4, context),
    removeNlaItems: (_request, context) => removeLines(removed.removeNlaItems, context),
    removePfasItems: (_request, context) => removeLines(removed.removePfasItems, context),
    removePersonalizedItems: (_request, context) => removeLines(removed.removePersonalizedItems, context),
    removeInHousePersonalizedNlaItems: (_request, context) =>
      removeLines(removed.removeInHousePersonalizedNlaItems, context),
    removeAllNlaItems: (_request, context) => removeLines(removed.removeAllNlaItems, context),
    removeCheckoutInstallationService: (_request, context) => removeInstallation(context),
    setTymPreferences: setMailingPreference,
  },
});

// A new address brings trips that the basket did not name before.
function ofAddress({ address }: { address: Address }): Preload {
  return { areas: [address.postalCode.trim().slice(0, 3).toUpperCase()] };
}

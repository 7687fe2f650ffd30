import { checkoutOperations } from "@store/contract/checkout";
import { checkoutRequests } from "@store/contract/checkout/requests";
import { noun } from "../service/handlers.ts";
import { moveToStep } from "./move-to-step.ts";
import { refreshCheckout } from "./refresh-checkout.ts";
import { toTaxedRegion } from "./rules/to-taxed-region.ts";
import { saveBillingAddress } from "./save-billing-address.ts";
import { saveShippingAddress } from "./save-shipping-address.ts";
import { saveShippingOptions } from "./save-shipping-options.ts";
import { validateAddress } from "./validate-address.ts";
import { validateCart } from "./validate-cart.ts";

/** The checkout's calls up to the review; paying and ordering are nouns of their own. */
export const checkoutNoun = noun({
  operations: checkoutOperations,
  requests: checkoutRequests,
  basket: {
    saveShippingAddress: ({ address }, { site }) => ({ regions: [toTaxedRegion(address, site)] }),
  },
  handlers: {
    refreshCheckout: async (_request, context) => ({ kind: "reply", reply: refreshCheckout(context) }),
    validateCart: async (_request, context) => ({ kind: "reply", reply: validateCart(context) }),
    validateAddress: async ({ address }, context) => ({
      kind: "reply",
      reply: await validateAddress(address, context),
    }),
    saveShippingAddress: ({ address }, context) => saveShippingAddress(address, context),
    saveBillingAddress: ({ address }, context) => saveBillingAddress(address, context),
    saveShippingAndGiftOptions: saveShippingOptions,
    moveToShippingAndGiftOptions: (_request, context) => moveToStep(2, context),
    moveToPaymentPage: (_request, context) => moveToStep(3, context),
    moveToReviewPage: (_request, context) => moveToStep(4, context),
  },
});

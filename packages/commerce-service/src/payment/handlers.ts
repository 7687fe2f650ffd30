import { paymentOperations } from "@store/contract/payment";
import { paymentRequests } from "@store/contract/payment/requests";
import { defineModule } from "../service/service-module.ts";
import { applyTaxExemption } from "./apply-tax-exemption.ts";
import { savePayment } from "./save-payment.ts";
import { savePlccOffer } from "./save-plcc-offer.ts";
import { verifyCreditCard } from "./verify-credit-card.ts";

/** Cards and what goes with them; the payment provider's variant is the same use case [TEND-05]. */
export const paymentModule = defineModule({
  operations: paymentOperations,
  requests: paymentRequests,
  basket: {},
  handlers: {
    savePayment,
    ppSaveCreditCardToBasket: savePayment,
    verifyCreditCard,
    savePlccOfferSelection: savePlccOffer,
    applyTaxExemption: ({ taxExemption }, context) => applyTaxExemption(taxExemption, context),
    applyTaxExemptionForm: ({ isTaxExemptionApplied }, context) => applyTaxExemption(isTaxExemptionApplied, context),
  },
});

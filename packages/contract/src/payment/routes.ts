import { routesUnder, withToken } from "../route.ts";

export const paymentRoutes = {
  ...routesUnder(
    "/ReactCheckout/",
    {
      savePayment: {},
      verifyCreditCard: {},
      savePlccOfferSelection: {},
      applyTaxExemption: { method: "GET" },
      applyTaxExemptionForm: { at: "ApplyTaxExemption", body: "form" },
    },
    withToken,
  ),
  ...routesUnder(
    "/api/checkout/payment-provider/",
    { ppSaveCreditCardToBasket: { at: "save-credit-card-to-basket" } },
    withToken,
  ),
};

// Generated from the calls of all features by this package's tests. Do not edit: run `pnpm test -u` instead.
import { routesUnderAll } from "../route.ts";

export type { Route } from "../route.ts";

/** The routes of the calls of `@store/contract/checkout`. */
export const checkoutRoutes = /* @__PURE__ */ routesUnderAll(
  [
    "/ReactCheckout/",
    { token: "unlessFirst" },
    {
      refreshCheckout: { method: "GET" },
    },
  ],
  [
    "/ReactCheckout/",
    { token: "always" },
    {
      validateCart: { retry: "network" },
      validateAddress: {},
      validateAndSaveAddress: {},
      saveShippingAddress: { retry: "network" },
      saveMultiShippingAddress: {},
      saveMultiShipping: {},
      saveRecipientSelection: {},
      saveBillingAddress: {},
      saveShippingAndGiftOptions: {},
      moveToShippingAndGiftOptions: {},
      moveToPaymentPage: {},
      moveToReviewPage: { retry: "network" },
      removeNlaItems: {},
      removePfasItems: {},
      removePersonalizedItems: {},
      removeInHousePersonalizedNlaItems: {},
      removeAllNlaItems: {},
      removeCheckoutInstallationService: { at: "RemoveInstallationService" },
      acceptTerms: {},
      setTymPreferences: { at: "SetTYMPreferences" },
    },
  ],
);

/** The routes of the calls of `@store/contract/payment`. */
export const paymentRoutes = /* @__PURE__ */ routesUnderAll(
  [
    "/ReactCheckout/",
    { token: "always" },
    {
      savePayment: {},
      verifyCreditCard: {},
      savePlccOfferSelection: {},
      applyTaxExemption: { method: "GET" },
      applyTaxExemptionForm: { at: "ApplyTaxExemption", body: "form" },
    },
  ],
  [
    "/api/checkout/payment-provider/",
    { token: "always" },
    {
      ppSaveCreditCardToBasket: { at: "save-credit-card-to-basket" },
    },
  ],
);

/** The routes of the calls of `@store/contract/orders`. */
export const ordersRoutes = /* @__PURE__ */ routesUnderAll(
  [
    "/ReactCheckout/",
    { token: "always" },
    {
      placeOrder: {},
      placeApplePayOrder: {},
      placeApplePayOrderFromPayment: {},
      getOrderAttempt: { method: "GET" },
    },
  ],
  [
    "/checkout/confirmation/",
    {},
    {
      getOrder: { method: "GET" },
      getLinkedOrder: { method: "GET" },
      getLatestOrder: { method: "GET" },
    },
  ],
);

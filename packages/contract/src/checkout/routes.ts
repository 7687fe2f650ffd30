import { routesUnder, withToken } from "../route.ts";

const setsState = { retry: "network" } as const;

export const checkoutRoutes = /* @__PURE__ */ routesUnder(
  "/ReactCheckout/",
  {
    refreshCheckout: { method: "GET", token: "unlessFirst" },
    validateCart: setsState,
    validateAddress: {},
    validateAndSaveAddress: {},
    saveShippingAddress: setsState,
    saveMultiShippingAddress: {},
    saveMultiShipping: {},
    saveRecipientSelection: {},
    saveBillingAddress: {},
    saveShippingAndGiftOptions: {},
    moveToShippingAndGiftOptions: {},
    moveToPaymentPage: {},
    moveToReviewPage: setsState,
    removeNlaItems: {},
    removePfasItems: {},
    removePersonalizedItems: {},
    removeInHousePersonalizedNlaItems: {},
    removeAllNlaItems: {},
    removeCheckoutInstallationService: { at: "RemoveInstallationService" },
    setTymPreferences: { at: "SetTYMPreferences" },
  },
  withToken,
);

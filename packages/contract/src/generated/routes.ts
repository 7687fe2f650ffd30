// Generated from the calls of all features by this package's tests. Do not edit: run `pnpm test -u` instead.
import { routesUnder, routesUnderAll } from "../route.ts";

export type { Route } from "../route.ts";

/** The routes of the cart's calls. */
export const cartRoutes = /* @__PURE__ */ routesUnder("/Cart/", {
  getCartJsx: { method: "GET" },
  getCartCount: { method: "GET" },
  addItems: {},
  addMonogrammed: { at: "AddMonogrammedItem" },
  removeItem: {},
  restoreItem: {},
  removeDesign: {},
  restoreDesign: {},
  saveForLater: {},
  updateItem: {},
  updateShipMethod: {},
  removeInstallationService: {},
  restoreInstallationService: {},
  removeItemFromSaveForLater: {},
  moveToCart: {},
  donationAddToCart: {},
  applyZipCode: {},
  applyPromoCode: {},
  removePromoCode: {},
  getEdd: {},
  setShipToCountry: {},
  checkout: {},
});

/** The routes of all calls by name, for a client that parses replies itself. */
export const allRoutes = /* @__PURE__ */ routesUnderAll(
  [
    "/Cart/",
    {},
    {
      getCartJsx: { method: "GET" },
      getCartCount: { method: "GET" },
      addItems: {},
      addMonogrammed: { at: "AddMonogrammedItem" },
      removeItem: {},
      restoreItem: {},
      removeDesign: {},
      restoreDesign: {},
      saveForLater: {},
      updateItem: {},
      updateShipMethod: {},
      removeInstallationService: {},
      restoreInstallationService: {},
      removeItemFromSaveForLater: {},
      moveToCart: {},
      donationAddToCart: {},
      applyZipCode: {},
      applyPromoCode: {},
      removePromoCode: {},
      getEdd: {},
      setShipToCountry: {},
      checkout: {},
    },
  ],
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
      savePayment: {},
      verifyCreditCard: {},
      savePlccOfferSelection: {},
      applyTaxExemption: { method: "GET" },
      applyTaxExemptionForm: { at: "ApplyTaxExemption", body: "form" },
      applyCheckoutPromoCode: { at: "ApplyPromoCode", retry: "network" },
      verifyPromoCode: {},
      removeCheckoutPromoCode: { at: "RemovePromoCode" },
      applyGiftCardTender: {},
      removeGiftCardTender: {},
      applyTenderCode: {},
      removeTenderCode: {},
      applyRewardCertificate: {},
      removeRewardCertificate: {},
      removeCertificates: {},
      getAccountRewards: {},
      getAccountRewardsByToken: {},
      updateGiftReceipt: {},
      updateBaggingOption: {},
      updateBopsToShipping: {},
      updateRecipientId: {},
      restoreRecipient: {},
      splitItem: {},
      updateGiftMessage: { retry: "network" },
      updateGiftOption: {},
      placeOrder: {},
      placeApplePayOrder: {},
      placeApplePayOrderFromPayment: {},
      getOrderAttempt: { method: "GET" },
    },
  ],
  [
    "/api/checkout/payment-provider/",
    { token: "always" },
    {
      ppSaveCreditCardToBasket: { at: "save-credit-card-to-basket" },
      ppApplyGiftCard: { at: "apply-gift-card" },
      ppRemoveGiftCard: { at: "remove-gift-card" },
      ppApplyRewardCertificate: { at: "apply-reward-certificate" },
      ppRemoveRewardCertificate: { at: "remove-reward-certificate" },
      ppRemoveCertificates: { at: "remove-certificates" },
      ppLookupRewardsCard: { at: "lookup-rewards-card" },
    },
  ],
  [
    "/checkout/alternativepayments/",
    { token: "always" },
    {
      savePayPalPayment: { at: "savepaypalpayment" },
      logPayPalError: { at: "logpaypalerror" },
      setPayPalPayload: { at: "setPayPalPayload/" },
      launchMasterpass: { at: "launchmasterpass" },
      applyVenmoPayment: { at: "applyVenmoPayment" },
      saveVisaPayment: { at: "savevisapayment" },
      logVisaError: { at: "logvisaerror" },
      removeWallet: { at: "removeWallet" },
      applyApplePayPayment: { at: "applyApplePayPayment" },
      removeApplePayPayment: { at: "removeApplePayPayment" },
    },
  ],
  [
    "/checkout/alternativepayments/return/",
    {},
    {
      returnFromWallet: { at: "{wallet}", method: "GET", answer: "redirect" },
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
  [
    "/browse/catalog/",
    {},
    {
      getNavigation: { at: "navigation", method: "GET" },
      getHome: { at: "home", method: "GET" },
      searchProducts: { at: "search", method: "GET" },
      getSearchSuggestions: { at: "suggestions", method: "GET" },
      getStores: { at: "stores", method: "GET" },
      getSitemap: { at: "sitemap", method: "GET" },
    },
  ],
  [
    "/browse/catalog/category/",
    {},
    {
      getCategory: { at: "{slug}", method: "GET" },
    },
  ],
  [
    "/browse/catalog/product/",
    {},
    {
      getProduct: { at: "{sku}", method: "GET" },
    },
  ],
  [
    "/browse/recentlyviewed/",
    {},
    {
      updateRecentlyViewed: { at: "Update" },
      getRecentlyViewed: { at: "Get", method: "GET" },
    },
  ],
  [
    "/browse/widget/",
    {},
    {
      getRecommendations: { at: "MainPi", method: "GET", answer: "script" },
    },
  ],
  [
    "/browse/crosssell/",
    {},
    {
      getCrossSell: { at: "GetItems" },
    },
  ],
  [
    "/Checkout/",
    {},
    {
      log: {},
    },
  ],
  [
    "/SharedLayer/",
    {},
    {
      getPopup: { at: "PopupV2", method: "GET", answer: "html" },
    },
  ],
  [
    "/account/",
    {},
    {
      getAccount: { method: "GET" },
      getOrders: { method: "GET" },
      getDevices: { method: "GET" },
    },
  ],
  [
    "/account/",
    { token: "always" },
    {
      saveAddress: {},
      removeAddress: {},
      setDefaultAddress: {},
      removeCard: {},
      setDefaultCard: {},
      updateName: {},
      changeEmail: {},
      changePassword: {},
      requestDesign: {},
      signOutDevice: {},
      signOutEverywhere: {},
      authForm: { at: "auth", body: "form", answer: "redirect" },
    },
  ],
  [
    "/account/reset-password/",
    {},
    {
      getRequestVerificationToken: { method: "GET" },
      getResetPasswordContent: { method: "GET" },
      checkResetLink: {},
    },
  ],
  [
    "/account/reset-password/",
    { token: "always" },
    {
      requestPasswordReset: { at: "okta-reset-password-request" },
      setNewPassword: {},
    },
  ],
  [
    "/account/create-account/",
    { token: "always" },
    {
      createAccount: {},
    },
  ],
  [
    "/account/login/",
    {},
    {
      getSignInConfig: { method: "GET" },
    },
  ],
  [
    "/account/auth/",
    {},
    {
      authenticate: { at: "authn" },
    },
  ],
  [
    "/account/auth/",
    { token: "always" },
    {
      signOut: { at: "sign-out", body: "form", answer: "redirect" },
    },
  ],
  [
    "/gift-registry/",
    {},
    {
      addRegistryItems: { at: "AddItem" },
      getRegistries: { method: "GET" },
      getRegistry: { method: "GET" },
      saveRegistry: {},
      updateRegistryItem: { at: "UpdateItem" },
      removeRegistryItem: { at: "RemoveItem" },
      removeRegistry: {},
      renewShareCode: {},
      getSharedRegistry: { method: "GET" },
      getChecklist: { method: "GET" },
    },
  ],
  [
    "/browse/sectionalplanner/",
    {},
    {
      getSectionalDetails: { at: "GetSectionalDetailsData" },
      getSectionalPriceByPiece: {},
      getSectionalPage: { at: "GetPlanner", method: "GET" },
      getSectionalCollections: { at: "GetCollections", method: "GET" },
    },
  ],
  [
    "/browse/scbadd/",
    {},
    {
      addSectional: { at: "AddItemToCartV2" },
    },
  ],
  [
    "/personalization/design/",
    {},
    {
      saveDesign: { at: "save" },
    },
  ],
  [
    "/personalization/",
    {},
    {
      renderPersonalization: { at: "render" },
    },
  ],
  [
    "/browse/specialorder/",
    {},
    {
      orderFreeSwatches: { at: "orderfreeswatchessubmit" },
      submitFreeFormOrder: { at: "OrderSwatchesFreeFormSubmit" },
      getOrderSwatchData: {},
      getEmailHashed: {},
      getPhoneHash: { at: "GetPhoneHashed" },
      getSpecialOrderProduct: { at: "GetProductData", method: "GET" },
      getChoiceGroups: { method: "GET" },
    },
  ],
  [
    "/browse/customorder/",
    {},
    {
      getCustomConfirmation: { at: "GetConfirmation", method: "GET" },
    },
  ],
  [
    "/browse/specialorder/quickship/",
    {},
    {
      getQuickShip: { at: "{id}", method: "GET" },
    },
  ],
  [
    "/browse/places/",
    {},
    {
      suggestPlaces: { at: "suggest", method: "GET" },
    },
  ],
);

import { read, routesUnder } from "../route.ts";

export const cartRoutes = /* @__PURE__ */ routesUnder("/Cart/", {
  getCartJsx: read,
  getCartCount: read,
  addItems: {},
  checkout: {},
  removeItem: {},
  restoreItem: {},
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
});

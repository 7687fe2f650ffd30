import { callsUnder, read } from "../operation.ts";
import { promoErrorCodes } from "../shared/index.ts";
import { addErrorCodes, addResult, cartCount, cartResult } from "./replies.ts";
import type { cartRequests } from "./requests.ts";

const call = /* @__PURE__ */ callsUnder<typeof cartRequests>("/Cart/");

const ofLine = ["LineNotFound"] as const;
const ofShownLine = ["LineNotFound", "NotAvailable"] as const;

export const getCartJsx = /* @__PURE__ */ call("getCartJsx", { reply: cartResult }, read);
export const getCartCount = /* @__PURE__ */ call(
  "getCartCount",
  {
    // What a header shows, in one call.
    reply: cartCount,
  },
  read,
);
export const addItems = /* @__PURE__ */ call("addItems", {
  reply: addResult,
  errorCodes: addErrorCodes,
});
export const removeItem = /* @__PURE__ */ call("removeItem", {
  reply: cartResult,
  errorCodes: ofLine,
});
/** The undo of a removal; false with a message when the line cannot come back. */
export const restoreItem = /* @__PURE__ */ call("restoreItem", {
  reply: cartResult,
  errorCodes: ofShownLine,
});
export const saveForLater = /* @__PURE__ */ call("saveForLater", {
  reply: cartResult,
  errorCodes: ofLine,
});
export const updateItem = /* @__PURE__ */ call("updateItem", {
  reply: cartResult,
  errorCodes: ofShownLine,
});
/** Ships a line another way, or has it picked up at a store. */
export const updateShipMethod = /* @__PURE__ */ call("updateShipMethod", {
  reply: cartResult,
  errorCodes: ["LineNotFound", "ShipMethodNotOffered", "PickupNotOffered", "StoreNotFound"],
});
export const removeInstallationService = /* @__PURE__ */ call("removeInstallationService", {
  reply: cartResult,
  errorCodes: ofLine,
});
/** The undo of that; false with a message when it cannot be had any more. */
export const restoreInstallationService = /* @__PURE__ */ call("restoreInstallationService", {
  reply: cartResult,
  errorCodes: ["LineNotFound", "InstallationNotOffered"],
});
export const removeItemFromSaveForLater = /* @__PURE__ */ call("removeItemFromSaveForLater", {
  reply: cartResult,
  errorCodes: ofLine,
});
export const moveToCart = /* @__PURE__ */ call("moveToCart", {
  reply: cartResult,
  errorCodes: ["LineNotFound", "NotAvailable", "QuantityLimit"],
});
export const donationAddToCart = /* @__PURE__ */ call("donationAddToCart", {
  reply: cartResult,
  errorCodes: ["SkuNotFound", "QuantityLimit"],
});
export const applyZipCode = /* @__PURE__ */ call("applyZipCode", {
  reply: cartResult,
  errorCodes: ["PostalCodeInvalid", "AddressKnown"],
});
export const applyPromoCode = /* @__PURE__ */ call("applyPromoCode", {
  reply: cartResult,
  errorCodes: promoErrorCodes,
});
/** Takes one code off, or all of them. */
export const removePromoCode = /* @__PURE__ */ call("removePromoCode", {
  reply: cartResult,
});
/** The lines with their estimated delivery; it changes nothing. */
export const getEdd = /* @__PURE__ */ call("getEdd", {
  reply: cartResult,
  replay: false,
  errorCodes: ["PostalCodeInvalid", "StoreNotFound", "EstimateUnavailable"],
});
export const setShipToCountry = /* @__PURE__ */ call("setShipToCountry", {
  reply: cartResult,
  errorCodes: ["CountryNotServed"],
});
export const checkout = /* @__PURE__ */ call("checkout", { reply: cartResult });

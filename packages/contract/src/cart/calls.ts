import { callsUnder } from "../operation.ts";
import { promoErrorCodes } from "../shared/index.ts";
import { addErrorCodes, addResult, cartCount, cartResult } from "./replies.ts";
import type { cartRequests } from "./requests.ts";

const call = /* @__PURE__ */ callsUnder<typeof cartRequests>("/Cart/");

const ofLine = ["LineNotFound"] as const;
const ofDesign = ["DesignNotFound"] as const;
/** Of a call that brings more of an item into the cart. */
const ofReturningLine = ["LineNotFound", "NotAvailable", "TermsNotAccepted"] as const;

export const getCartJsx = /* @__PURE__ */ call("getCartJsx", { method: "GET", reply: cartResult });
export const getCartCount = /* @__PURE__ */ call("getCartCount", {
  method: "GET",
  // What a header shows, in one call.
  reply: cartCount,
});
export const addItems = /* @__PURE__ */ call("addItems", {
  reply: addResult,
  errorCodes: addErrorCodes,
});
/** Adds an item with a saved design. */
export const addMonogrammed = /* @__PURE__ */ call("addMonogrammed", {
  at: "AddMonogrammedItem",
  reply: addResult,
  errorCodes: [...addErrorCodes, "DesignNotFound"],
});
export const removeItem = /* @__PURE__ */ call("removeItem", {
  reply: cartResult,
  errorCodes: ofLine,
});
/** Undoes a removal; false with a message if the line cannot be restored. */
export const restoreItem = /* @__PURE__ */ call("restoreItem", {
  reply: cartResult,
  errorCodes: ofReturningLine,
});
/** Removes every line of a sectional's design. */
export const removeDesign = /* @__PURE__ */ call("removeDesign", {
  reply: cartResult,
  errorCodes: ofDesign,
});
/** Undoes the removal of a design: all of its lines, or none. */
export const restoreDesign = /* @__PURE__ */ call("restoreDesign", {
  reply: cartResult,
  errorCodes: [...ofDesign, "NotAvailable", "TermsNotAccepted"],
});
export const saveForLater = /* @__PURE__ */ call("saveForLater", {
  reply: cartResult,
  errorCodes: ofLine,
});
export const updateItem = /* @__PURE__ */ call("updateItem", {
  reply: cartResult,
  errorCodes: ofReturningLine,
});
/** Changes the ship method of a line, or has it picked up at a store. */
export const updateShipMethod = /* @__PURE__ */ call("updateShipMethod", {
  reply: cartResult,
  errorCodes: ["LineNotFound", "ShipMethodNotOffered", "PickupNotOffered", "StoreNotFound"],
});
export const removeInstallationService = /* @__PURE__ */ call("removeInstallationService", {
  reply: cartResult,
  errorCodes: ofLine,
});
/** Undoes the removal of an installation; false with a message if it is no longer available. */
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
  errorCodes: [...ofReturningLine, "QuantityLimit"],
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
/** Removes one code, or all of them. */
export const removePromoCode = /* @__PURE__ */ call("removePromoCode", {
  reply: cartResult,
});
/** The lines with their estimated delivery. Changes nothing. */
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

import { operation } from "../operation.ts";
import { type EmptyBody, promoErrorCodes } from "../shared/index.ts";
import { addErrorCodes, addResult } from "./add-result.ts";
import { cartCount } from "./cart-count.ts";
import { cartResult } from "./model.ts";
import type {
  AddToCartItem,
  DonationAddToCart,
  GetEdd,
  LineRequest,
  RemovePromoCode,
  SetShipToCountry,
  UpdateItem,
  UpdateShipMethod,
} from "./requests.ts";
import { cartRoutes as routes } from "./routes.ts";

const ofLine = ["LineNotFound"] as const;
const ofShownLine = ["LineNotFound", "NotAvailable"] as const;

export const getCartJsx = /* @__PURE__ */ operation<EmptyBody>()(routes, "getCartJsx", { reply: cartResult });
export const getCartCount = /* @__PURE__ */ operation<EmptyBody>()(routes, "getCartCount", {
  // What a header shows, in one call.
  reply: cartCount,
});
export const addItems = /* @__PURE__ */ operation<{ items: AddToCartItem[] }>()(routes, "addItems", {
  reply: addResult,
  errorCodes: addErrorCodes,
});
export const removeItem = /* @__PURE__ */ operation<LineRequest>()(routes, "removeItem", {
  reply: cartResult,
  errorCodes: ofLine,
});
/** The undo of a removal; false with a message when the line cannot come back. */
export const restoreItem = /* @__PURE__ */ operation<LineRequest>()(routes, "restoreItem", {
  reply: cartResult,
  errorCodes: ofShownLine,
});
export const saveForLater = /* @__PURE__ */ operation<LineRequest>()(routes, "saveForLater", {
  reply: cartResult,
  errorCodes: ofLine,
});
export const updateItem = /* @__PURE__ */ operation<UpdateItem>()(routes, "updateItem", {
  reply: cartResult,
  errorCodes: ofShownLine,
});
/** Ships a line another way, or has it picked up at a store. */
export const updateShipMethod = /* @__PURE__ */ operation<UpdateShipMethod>()(routes, "updateShipMethod", {
  reply: cartResult,
  errorCodes: ["LineNotFound", "ShipMethodNotOffered", "PickupNotOffered", "StoreNotFound"],
});
export const removeInstallationService = /* @__PURE__ */ operation<LineRequest>()(routes, "removeInstallationService", {
  reply: cartResult,
  errorCodes: ofLine,
});
/** The undo of that; false with a message when it cannot be had any more. */
export const restoreInstallationService = /* @__PURE__ */ operation<LineRequest>()(
  routes,
  "restoreInstallationService",
  { reply: cartResult, errorCodes: ["LineNotFound", "InstallationNotOffered"] },
);
export const removeItemFromSaveForLater = /* @__PURE__ */ operation<LineRequest>()(
  routes,
  "removeItemFromSaveForLater",
  { reply: cartResult, errorCodes: ofLine },
);
export const moveToCart = /* @__PURE__ */ operation<LineRequest>()(routes, "moveToCart", {
  reply: cartResult,
  errorCodes: ["LineNotFound", "NotAvailable", "QuantityLimit"],
});
export const donationAddToCart = /* @__PURE__ */ operation<DonationAddToCart>()(routes, "donationAddToCart", {
  reply: cartResult,
  errorCodes: ["SkuNotFound", "QuantityLimit"],
});
export const applyZipCode = /* @__PURE__ */ operation<{ zip: string }>()(routes, "applyZipCode", {
  reply: cartResult,
  errorCodes: ["PostalCodeInvalid", "AddressKnown"],
});
export const applyPromoCode = /* @__PURE__ */ operation<{ promoCode: string }>()(routes, "applyPromoCode", {
  reply: cartResult,
  errorCodes: promoErrorCodes,
});
/** Takes one code off, or all of them. */
export const removePromoCode = /* @__PURE__ */ operation<RemovePromoCode>()(routes, "removePromoCode", {
  reply: cartResult,
});
/** The lines with their estimated delivery; it changes nothing. */
export const getEdd = /* @__PURE__ */ operation<GetEdd>()(routes, "getEdd", {
  reply: cartResult,
  replay: false,
  errorCodes: ["PostalCodeInvalid", "StoreNotFound", "EstimateUnavailable"],
});
export const setShipToCountry = /* @__PURE__ */ operation<SetShipToCountry>()(routes, "setShipToCountry", {
  reply: cartResult,
  errorCodes: ["CountryNotServed"],
});
export const checkout = /* @__PURE__ */ operation<EmptyBody>()(routes, "checkout", { reply: cartResult });

import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { type EmptyBody, promoErrorCodes } from "../shared/index.ts";
import { addErrorCodes, addResult } from "./add-result.ts";
import { cartResult } from "./model.ts";
import type {
  AddToCartItem,
  DonationAddToCart,
  GetEdd,
  LineRequest,
  SetShipToCountry,
  UpdateItem,
  UpdateShipMethod,
} from "./requests.ts";
import { cartRoutes as routes } from "./routes.ts";

export * from "./add-result.ts";
export * from "./model.ts";

const ofLine = ["LineNotFound"] as const;
const ofShownLine = ["LineNotFound", "NotAvailable"] as const;

export const cartOperations = {
  getCartJsx: operation<EmptyBody>()({ ...routes.getCartJsx, reply: cartResult }),
  getCartCount: operation<EmptyBody>()({ ...routes.getCartCount, reply: z.object({ count: z.int() }) }),
  addItems: operation<{ items: AddToCartItem[] }>()({
    ...routes.addItems,
    reply: addResult,
    errorCodes: addErrorCodes,
  }),
  removeItem: operation<LineRequest>()({ ...routes.removeItem, reply: cartResult, errorCodes: ofLine }),
  /** The undo of a removal; false with a message when the line cannot come back. */
  restoreItem: operation<LineRequest>()({ ...routes.restoreItem, reply: cartResult, errorCodes: ofShownLine }),
  saveForLater: operation<LineRequest>()({ ...routes.saveForLater, reply: cartResult, errorCodes: ofLine }),
  updateItem: operation<UpdateItem>()({ ...routes.updateItem, reply: cartResult, errorCodes: ofShownLine }),
  /** Ships a line another way, or has it picked up at a store. */
  updateShipMethod: operation<UpdateShipMethod>()({
    ...routes.updateShipMethod,
    reply: cartResult,
    errorCodes: ["LineNotFound", "ShipMethodNotOffered", "PickupNotOffered", "StoreNotFound"],
  }),
  removeInstallationService: operation<LineRequest>()({
    ...routes.removeInstallationService,
    reply: cartResult,
    errorCodes: ofLine,
  }),
  removeItemFromSaveForLater: operation<LineRequest>()({
    ...routes.removeItemFromSaveForLater,
    reply: cartResult,
    errorCodes: ofLine,
  }),
  moveToCart: operation<LineRequest>()({
    ...routes.moveToCart,
    reply: cartResult,
    errorCodes: ["LineNotFound", "NotAvailable", "QuantityLimit"],
  }),
  donationAddToCart: operation<DonationAddToCart>()({
    ...routes.donationAddToCart,
    reply: cartResult,
    errorCodes: ["SkuNotFound", "QuantityLimit"],
  }),
  applyZipCode: operation<{ zip: string }>()({
    ...routes.applyZipCode,
    reply: cartResult,
    errorCodes: ["PostalCodeInvalid"],
  }),
  applyPromoCode: operation<{ promoCode: string }>()({
    ...routes.applyPromoCode,
    reply: cartResult,
    errorCodes: promoErrorCodes,
  }),
  removePromoCode: operation<EmptyBody>()({ ...routes.removePromoCode, reply: cartResult }),
  /** The lines with their estimated delivery; it changes nothing. */
  getEdd: operation<GetEdd>()({
    ...routes.getEdd,
    reply: cartResult,
    replay: false,
    errorCodes: ["PostalCodeInvalid", "StoreNotFound", "EstimateUnavailable"],
  }),
  setShipToCountry: operation<SetShipToCountry>()({
    ...routes.setShipToCountry,
    reply: cartResult,
    errorCodes: ["CountryNotServed"],
  }),
  checkout: operation<EmptyBody>()({ ...routes.checkout, reply: cartResult }),
};

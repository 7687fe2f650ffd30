import * as z from "zod/mini";
import { designFields } from "../personalization/requests.ts";
import {
  cents,
  country,
  donationLimits,
  emptyBody,
  id,
  itemOptions,
  maxQuantity,
  optionalText,
  shipMethodCode,
  sku,
  text,
  typedCodeLimits,
} from "../shared/index.ts";

export const quantity = z.int().check(z.minimum(1), z.maximum(maxQuantity));
/** A promo code as typed. The service checks the actual length. */
export const promoCode = text(typedCodeLimits.promo);

const acceptedTermsId = optionalText(64);
const listPosition = z.int().check(z.minimum(1), z.maximum(10_000));

/** One item to add. Most adds need only Sku and Quantity; the default quantity is 1. */
export const addToCartItem = z.strictObject({
  Sku: sku,
  Quantity: z._default(quantity, 1),
  ...itemOptions,
  Location: optionalText(100),
  Url: optionalText(500),
  InstallationServiceType: optionalText(40),
  PersonalizationId: optionalText(64),
  IsPickupSelected: z.optional(z.boolean()),
  IsInstallationServiceRequired: z.optional(z.boolean()),
  IsPersonalized: z.optional(z.boolean()),
  /** In its list, from 1. */
  Position: z.optional(z.nullable(listPosition)),
  TotalPositions: z.optional(z.nullable(listPosition)),
  ShipMethod: z.optional(shipMethodCode),
  /** The `termsId` of the terms that the shopper accepted. */
  AcceptedTermsId: acceptedTermsId,
});
export type AddToCartItem = z.input<typeof addToCartItem>;

export const addItemsRequest = z.strictObject({
  items: z.array(addToCartItem).check(z.minLength(1), z.maxLength(50)),
  /** The line of the cart that the first item takes the place of (AMB-276); if it is gone, the item is added. */
  replacesLineId: z.optional(id),
});

const monogramEntry = z.strictObject({ elementName: text(100), text: text(200), textcolor: text(40), font: text(100) });
/** A saved design, repeated as it was saved. */
export const addMonogrammedRequest = z.strictObject({
  quantity,
  orderType: text(40),
  profileGuid: text(64),
  design: z.strictObject({ ...designFields, personalization: z.array(monogramEntry).check(z.maxLength(20)) }),
  AcceptedTermsId: acceptedTermsId,
});
export type AddMonogrammed = z.infer<typeof addMonogrammedRequest>;

export const lineRequest = z.strictObject({ id });
export const designRequest = z.strictObject({ designId: id });
export type DesignRequest = z.infer<typeof designRequest>;
/** A line that comes back to the cart, with the `termsId` that its shopper accepted. */
export const returnToCartRequest = z.strictObject({ id, AcceptedTermsId: acceptedTermsId });
export type ReturnToCart = z.infer<typeof returnToCartRequest>;
export const restoreDesignRequest = z.strictObject({ designId: id, AcceptedTermsId: acceptedTermsId });
export type RestoreDesign = z.infer<typeof restoreDesignRequest>;
export const updateItemRequest = z.strictObject({ id, quantity, AcceptedTermsId: acceptedTermsId });
export type UpdateItem = z.infer<typeof updateItemRequest>;
export const updateShipMethodRequest = z.strictObject({
  id,
  shipMethod: shipMethodCode,
  isPickupSelected: z.optional(z.boolean()),
  locationId: z.optional(id),
});
export type UpdateShipMethod = z.infer<typeof updateShipMethodRequest>;
export const donationAddToCartRequest = z.strictObject({
  sku,
  amount: cents.check(z.minimum(donationLimits.min), z.maximum(donationLimits.max)),
});
export type DonationAddToCart = z.infer<typeof donationAddToCartRequest>;
export const getEddRequest = z.strictObject({ locationId: z.nullable(id), zipCode: text(20) });
export type GetEdd = z.infer<typeof getEddRequest>;
export const setShipToCountryRequest = z.strictObject({ country });
export type SetShipToCountry = z.infer<typeof setShipToCountryRequest>;

/** One code of the cart; all of them if it is omitted. */
export const removePromoCodeRequest = z.strictObject({ promoCode: z.optional(promoCode) });
export type RemovePromoCode = z.infer<typeof removePromoCodeRequest>;

export const cartRequests = {
  getCartJsx: emptyBody,
  getCartCount: emptyBody,
  addItems: addItemsRequest,
  addMonogrammed: addMonogrammedRequest,
  removeItem: lineRequest,
  restoreItem: returnToCartRequest,
  removeDesign: designRequest,
  restoreDesign: restoreDesignRequest,
  saveForLater: lineRequest,
  updateItem: updateItemRequest,
  updateShipMethod: updateShipMethodRequest,
  removeInstallationService: lineRequest,
  restoreInstallationService: lineRequest,
  removeItemFromSaveForLater: lineRequest,
  moveToCart: returnToCartRequest,
  donationAddToCart: donationAddToCartRequest,
  applyZipCode: z.strictObject({ zip: text(20) }),
  applyPromoCode: z.strictObject({ promoCode }),
  removePromoCode: removePromoCodeRequest,
  getEdd: getEddRequest,
  setShipToCountry: setShipToCountryRequest,
  checkout: emptyBody,
};

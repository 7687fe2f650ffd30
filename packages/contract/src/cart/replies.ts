import * as z from "zod/mini";
import {
  base,
  cartErrorTypeCode,
  cartLine,
  linePicture,
  lineTerms,
  orderSummary,
  oversizedItem,
  shippingInfo,
  shipTo,
  signInWidget,
  termsToAccept,
} from "../shared/index.ts";

export const cart = z.object({
  basketId: z.string(),
  /** Increases with every change of the basket. A client ignores a cart that is older than the one it shows. */
  version: z.int(),
  lineItems: z.array(cartLine),
  savedForLater: z.array(cartLine),
  cartSummary: z.object({
    taxZipCode: z.nullable(z.string()),
    discountCode: z.nullable(z.string()),
    /** The codes that `discountCode` names, in the order in which they were applied. */
    promoCodes: z.optional(z.array(z.string())),
  }),
  orderSummary,
  config: z.object({
    /** Whether to request delivery estimates. */
    oms_UseSharedEngine: z.boolean(),
    cartErrorButtonText: z.string(),
    /** Shown if estimates are unavailable. */
    eddOutagePickupMessage: z.string(),
  }),
  /** Texts of the cart page by their keys. */
  messages: z.catchall(z.object({}), z.string()),
  shippingInfo,
  isGuest: z.boolean(),
  isInternational: z.boolean(),
  /** The country that the order is shipped to. */
  shipTo: z.optional(shipTo),
  oktaConfigurations: signInWidget,
});
export type Cart = z.infer<typeof cart>;

/** The reply of every change of the cart. */
export const cartResult = z.object({
  ...base,
  cartData: z.optional(cart),
  lineItems: z.optional(z.nullable(z.array(cartLine))),
  errorType: z.optional(cartErrorTypeCode),
  popupUrl: z.optional(z.nullable(z.string())),
  oversizedItems: z.optional(z.array(oversizedItem)),
  promoErrorMessage: z.optional(z.nullable(z.string())),
  cartErrorMessage: z.optional(z.nullable(z.string())),
  redirectUrl: z.optional(z.nullable(z.string())),
  /** What to accept, if nothing was changed because terms were not accepted. */
  terms: z.optional(z.array(lineTerms)),
});
export type CartResult = z.infer<typeof cartResult>;

export const addedItem = z.object({
  /** The id of its line. */
  id: z.optional(z.string()),
  sku: z.string(),
  ...linePicture.shape,
  name: z.string(),
  navigateUrl: z.string(),
  formattedPrice: z.string(),
  quantity: z.int(),
  optionText: z.optional(z.string()),
  /** When an item that is made to order leaves the workshop. */
  leadTime: z.optional(z.string()),
  /** That the cart has more of it than its gift registry still wants. */
  registryNote: z.optional(z.string()),
  /** Whether it can be returned, in words. */
  returnsText: z.optional(z.string()),
  /** The picture of its design. */
  monogrammingImg: z.optional(z.string()),
  /** The installation that it has, or could have, with its fee for one piece. */
  installation: z.optional(
    z.nullable(z.object({ type: z.string(), formattedFee: z.string(), isIncluded: z.boolean() })),
  ),
});
export type AddedItem = z.infer<typeof addedItem>;

/** A product that is recommended with the added one. */
export const addOn = z.object({
  sku: z.string(),
  name: z.string(),
  navigateUrl: z.string(),
  imagePopup: z.optional(z.string()),
  imagePath: z.optional(z.string()),
  imageUrl: z.optional(z.string()),
  formattedPrice: z.string(),
});
export type AddOn = z.infer<typeof addOn>;

/** The reply of every call that adds to the cart. */
export const addResult = z.object({
  ...base,
  items: z.array(addedItem),
  cartItemCount: z.int(),
  formattedSubtotal: z.string(),
  /** The installation offered for the added item, with its fee for one piece; null if none is offered. */
  installationService: z.nullable(z.object({ formattedFee: z.string(), text: z.string() })),
  addOns: z.array(addOn),
  rewardsBanner: z.nullable(z.object({ text: z.string(), url: z.string() })),
  /** The kind of confirmation to show. */
  confirmation: z.enum(["standard", "custom", "monogramming"]),
  /** What to accept, if nothing was added because terms were not accepted. */
  terms: z.optional(z.array(z.extend(termsToAccept, { sku: z.string() }))),
});
export type AddResult = z.infer<typeof addResult>;
export const addErrorCodes = [
  "SkuNotFound",
  "NotAvailable",
  "QuantityLimit",
  "PersonalizationInvalid",
  "PickupNotOffered",
  "StoreNotFound",
  "InstallationNotOffered",
  "ShipMethodNotOffered",
  "RegistryNotFound",
  "OptionChoiceInvalid",
  "TermsNotAccepted",
] as const;

/**
 * What the header shows: the number of items in the cart, the destination country, and who is signed in; null for a
 * guest.
 */
export const cartCount = z.object({
  count: z.int(),
  shipTo: z.optional(shipTo),
  account: z.optional(z.nullable(z.object({ firstName: z.string() }))),
  /** The postal code of the visit. */
  postalCode: z.optional(z.nullable(z.string())),
});
export type CartCount = z.infer<typeof cartCount>;

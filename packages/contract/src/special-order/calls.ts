import * as z from "zod/mini";
import { addedItem } from "../cart/replies.ts";
import { dimensions, displaySwatch, link, picture } from "../catalog/product.ts";
import { productReviews } from "../catalog/reviews.ts";
import { callsUnder, read } from "../operation.ts";
import type { specialOrderRequests } from "./requests.ts";

/** Whether the shopper has to accept terms before an add, and these terms. */
const customConfirmation = z.object({
  hasCustomOrderConfirmation: z.boolean(),
  /** What an add sends as `AcceptedTermsId`. */
  termsId: z.optional(z.string()),
  title: z.optional(z.string()),
  message: z.optional(z.string()),
  items: z.optional(z.array(addedItem)),
});
export type CustomConfirmation = z.infer<typeof customConfirmation>;

const choiceGroup = z.object({
  /** "fabric", "leather", "image" or "text" (AMB-247). */
  groupType: z.string(),
  header: z.string(),
  optionCode: z.string(),
  /** From 1, in the order of the page. */
  optionSequence: z.int(),
  choices: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      text: z.string(),
      isSelected: z.boolean(),
      matchingSkus: z.array(z.string()),
      /** The small picture; in the fabric popup, the large one, too. */
      images: z.array(z.string()),
      /** What it adds to the price, in cents of the site. */
      priceDifference: z.int(),
      /** How long the item is in the workshop with it; null if that changes nothing. */
      leadTime: z.nullable(z.string()),
      leadWeeks: z.nullable(z.int()),
      colorFamily: z.nullable(z.string()),
      care: z.nullable(z.string()),
      /** Whether it is no longer made; it cannot be chosen then. */
      isRetired: z.boolean(),
    }),
  ),
});
export type ChoiceGroup = z.infer<typeof choiceGroup>;

const specialOrderProduct = z.object({
  browseDto: z.object({
    choiceGroups: z.array(choiceGroup),
    images: z.array(z.string()),
    /** What the first picture shows. */
    imageAlt: z.string(),
    /** The fabric in the picture, if it is not the chosen one. */
    shownIn: z.nullable(z.string()),
    /** The pictures of the page: the product as it is shown for the selection, and what else there is to see. */
    gallery: z.array(picture),
    /** With all choices so far, in cents of the site. */
    price: z.int(),
    formattedPrice: z.string(),
    /** With all choices so far. */
    leadTime: z.string(),
    /** Of the product alone; slower choices take longer. */
    ownLeadWeeks: z.int(),
    isAllOptionsSelected: z.boolean(),
    /** Names of choices that were asked for and are not sold here, or no longer. */
    ignored: z.array(z.string()),
    /** A hint for the service's cache, to be sent back. */
    outputCacheString: z.string(),
  }),
  /** The SKU that was asked for. */
  sku: z.string(),
  /** The SKU that goes into the cart, and the address of the selection. */
  superSpecialOrder: z.object({ sku: z.string(), url: z.string() }),
  reviewCount: z.int(),
  /** What buyers say of the product; null if nobody did. */
  reviews: z.nullable(productReviews),
  /** The fabrics of its fabric option, in the order of their choices. */
  swatches: z.array(displaySwatch),
  /** Whether an add asks for terms first. */
  hasTerms: z.boolean(),
  /** Whether it can be returned, in words. */
  returnsText: z.optional(z.string()),
  /** Why it costs more than what is sold as it is. */
  priceNote: z.optional(z.string()),
  /** Whether it is no longer made, or not sold on this site. */
  isNla: z.boolean(),
  name: z.string(),
  /** What it is, in one sentence. */
  summary: z.string(),
  dimensions,
  /** From the home page to its category. */
  breadcrumbs: z.array(link),
});
export type SpecialOrderProduct = z.infer<typeof specialOrderProduct>;

const quickShip = z.object({
  id: z.string(),
  items: z.array(z.object({ sku: z.string(), name: z.string(), formattedPrice: z.string(), leadTime: z.string() })),
});
export type QuickShip = z.infer<typeof quickShip>;

const call = /* @__PURE__ */ callsUnder<typeof specialOrderRequests>("/browse/", read);

export const getCustomConfirmation = /* @__PURE__ */ call("getCustomConfirmation", {
  at: "customorder/GetConfirmation",
  reply: customConfirmation,
  errorCodes: ["SkuNotFound"],
});
export const getSpecialOrderProduct = /* @__PURE__ */ call("getSpecialOrderProduct", {
  at: "specialorder/GetProductData",
  reply: specialOrderProduct,
  alsoAt: ["/debug/browse/specialorder/GetProductData"],
  errorCodes: ["SkuNotFound"],
});
export const getChoiceGroups = /* @__PURE__ */ call("getChoiceGroups", {
  at: "specialorder/GetChoiceGroups",
  reply: z.object({ groups: z.array(choiceGroup) }),
  errorCodes: ["SkuNotFound"],
});
export const getQuickShip = /* @__PURE__ */ call("getQuickShip", {
  at: "specialorder/quickship/{id}",
  reply: quickShip,
  errorCodes: ["QuickShipNotFound"],
});

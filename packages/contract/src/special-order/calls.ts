import * as z from "zod/mini";
import { addedItem } from "../cart/replies.ts";
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
  groupType: z.string(),
  header: z.string(),
  choices: z.array(
    z.object({
      code: z.string(),
      title: z.string(),
      text: z.string(),
      isSelected: z.boolean(),
      matchingSkus: z.array(z.string()),
      images: z.array(z.string()),
    }),
  ),
});
export type ChoiceGroup = z.infer<typeof choiceGroup>;

const specialOrderProduct = z.object({
  browseDto: z.object({
    choiceGroups: z.array(choiceGroup),
    images: z.array(z.string()),
    formattedPrice: z.string(),
    outputCacheString: z.string(),
  }),
  sku: z.string(),
  superSpecialOrder: z.object({ sku: z.string(), url: z.string() }),
  reviewCount: z.int(),
  isNla: z.boolean(),
  name: z.string(),
});
export type SpecialOrderProduct = z.infer<typeof specialOrderProduct>;

const quickShip = z.object({
  id: z.string(),
  items: z.array(z.object({ sku: z.string(), name: z.string(), formattedPrice: z.string(), leadTime: z.string() })),
});
export type QuickShip = z.infer<typeof quickShip>;

const call = /* @__PURE__ */ callsUnder<typeof specialOrderRequests>("/browse/", read);

export const getCustomConfirmation = /* @__PURE__ */ call(
  "getCustomConfirmation",
  { reply: customConfirmation, errorCodes: ["SkuNotFound"] },
  { at: "customorder/GetConfirmation" },
);
export const getSpecialOrderProduct = /* @__PURE__ */ call(
  "getSpecialOrderProduct",
  { reply: specialOrderProduct, alsoAt: ["/debug/browse/specialorder/GetProductData"], errorCodes: ["SkuNotFound"] },
  { at: "specialorder/GetProductData" },
);
export const getChoiceGroups = /* @__PURE__ */ call(
  "getChoiceGroups",
  {
    reply: z.object({ groups: z.array(choiceGroup) }),
    errorCodes: ["SkuNotFound"],
  },
  { at: "specialorder/GetChoiceGroups" },
);
export const getQuickShip = /* @__PURE__ */ call(
  "getQuickShip",
  {
    reply: quickShip,
    errorCodes: ["QuickShipNotFound"],
  },
  { at: "specialorder/quickship/{id}" },
);

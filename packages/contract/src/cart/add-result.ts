import * as z from "zod/mini";
import { base } from "../shared/index.ts";

export const addedItem = z.object({
  sku: z.string(),
  name: z.string(),
  imagePath: z.string(),
  navigateUrl: z.string(),
  formattedPrice: z.string(),
  quantity: z.int(),
  optionText: z.optional(z.string()),
});
export type AddedItem = z.infer<typeof addedItem>;

/** Something that goes with what was just added. */
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

/** What every way of adding to the cart answers. */
export const addResult = z.object({
  ...base,
  items: z.array(addedItem),
  cartItemCount: z.int(),
  formattedSubtotal: z.string(),
  /** What can be had with an item that was added, its fee for one piece; null when none is offered. */
  installationService: z.nullable(z.object({ formattedFee: z.string(), text: z.string() })),
  addOns: z.array(addOn),
  rewardsBanner: z.nullable(z.object({ text: z.string(), url: z.string() })),
  /** Which confirmation is shown [CONF-21]. */
  confirmation: z.enum(["standard", "custom", "monogramming"]),
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
] as const;

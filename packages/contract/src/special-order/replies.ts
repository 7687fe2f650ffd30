import * as z from "zod/mini";
import { addedItem } from "../cart/add-result.ts";

/** Whether a shopper has to accept something before a custom order, and in which words. */
export const customConfirmation = z.object({
  hasCustomOrderConfirmation: z.boolean(),
  title: z.optional(z.string()),
  message: z.optional(z.string()),
  items: z.optional(z.array(addedItem)),
});
export type CustomConfirmation = z.infer<typeof customConfirmation>;

export const choiceGroup = z.object({
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

export const specialOrderProduct = z.object({
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

export const quickShip = z.object({
  id: z.string(),
  items: z.array(z.object({ sku: z.string(), name: z.string(), formattedPrice: z.string(), leadTime: z.string() })),
});
export type QuickShip = z.infer<typeof quickShip>;

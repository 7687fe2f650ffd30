import * as z from "zod/mini";
import { cents, id, sku, text } from "./base.ts";
import { availabilityStatusCode, shipMethodCode } from "./codes.ts";

/** Inches on the US site, centimetres on metric data. */
export const box = z.object({
  boxNumber: z.int(),
  quantity: z.int(),
  width: z.number(),
  depth: z.number(),
  height: z.number(),
});
export type Box = z.infer<typeof box>;

/** An item that comes in boxes larger than most doors let through. */
export const oversizedItem = z.object({ title: z.string(), boxes: z.array(box) });
export type OversizedItem = z.infer<typeof oversizedItem>;

/** What a customer had written on an item: one part of a design, such as a line of text. */
const personalizationFields = {
  elementName: text(100),
  text: text(200),
  textcolor: z.optional(text(40)),
  font: z.optional(text(100)),
  monogrammingImg: z.optional(text(500)),
};
export const personalizationEntry = z.strictObject(personalizationFields);
export type PersonalizationEntry = z.infer<typeof personalizationEntry>;

/** One line of a basket as the shopper sees it. */
export const cartLine = z.object({
  id,
  sku,
  isRemoved: z.boolean(),
  priceQuantityTotals: z.object({ quantity: z.int(), unitPrice: cents, regularPrice: cents, total: cents }),
  shippingDeliveryOptions: z.object({
    shipMethod: shipMethodCode,
    calculatedShipMethod: shipMethodCode,
    deliveryStatus: availabilityStatusCode,
    pickupStatus: availabilityStatusCode,
    /** The store that keeps it, where it is picked up. */
    locationId: z.optional(z.nullable(id)),
    edd: z.optional(z.object({ message: z.string() })),
  }),
  itemInfo: z.object({
    title: z.string(),
    imagePath: z.string(),
    navigateUrl: z.string(),
    /** What was chosen of the item beyond its SKU. */
    optionChoiceParameter: z.optional(z.string()),
    optionText: z.optional(z.string()),
    isOversized: z.boolean(),
    isDonation: z.boolean(),
    boxes: z.array(box),
    personalizationText: z.optional(z.string()),
    personalization: z.optional(z.array(z.object(personalizationFields))),
    installationService: z.optional(z.nullable(z.object({ type: z.string(), fee: cents }))),
  }),
});
export type CartLine = z.infer<typeof cartLine>;

import * as z from "zod/mini";
import { cents, id, sku } from "./base.ts";
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
    edd: z.optional(z.object({ message: z.string() })),
  }),
  itemInfo: z.object({
    title: z.string(),
    imagePath: z.string(),
    navigateUrl: z.string(),
    optionText: z.optional(z.string()),
    isOversized: z.boolean(),
    isDonation: z.boolean(),
    boxes: z.array(box),
    personalizationText: z.optional(z.string()),
  }),
});
export type CartLine = z.infer<typeof cartLine>;

import * as z from "zod/mini";
import { availabilityStatusCode, cents, shipMethodCode } from "./base.ts";
import { linePicture, lineTexts } from "./line-options.ts";
import { personalizationEntry } from "./personalization.ts";

/** Inches on the US site, centimeters for metric data. */
export const box = z.object({
  boxNumber: z.int(),
  quantity: z.int(),
  width: z.number(),
  depth: z.number(),
  height: z.number(),
});
export type Box = z.infer<typeof box>;

/** An item with boxes that are larger than most doors. */
export const oversizedItem = z.object({ title: z.string(), boxes: z.array(box) });
export type OversizedItem = z.infer<typeof oversizedItem>;

/** Terms that are accepted by their id before an item is added. */
export const termsToAccept = z.object({ termsId: z.string(), title: z.optional(z.string()), message: z.string() });
export type TermsToAccept = z.infer<typeof termsToAccept>;

/** The terms that a line has not accepted as they are now: its change, or its order, waits for them. */
export const lineTerms = z.extend(termsToAccept, { basketItemId: z.string(), sku: z.string(), name: z.string() });
export type LineTerms = z.infer<typeof lineTerms>;

/** The design of a sectional that a line belongs to (AMB-217): lines with the same id are shown as one group. */
export const sectionalDesign = z.object({
  id: z.string(),
  name: z.string(),
  /** The layout as the planner's text, for editing it. */
  design: z.optional(z.string()),
  /** The planner with this design; absent if there is none to edit it with. */
  editUrl: z.optional(z.string()),
});
export type SectionalDesign = z.infer<typeof sectionalDesign>;

/** One line of a basket as the shopper sees it. */
export const cartLine = z.object({
  id: z.string(),
  sku: z.string(),
  isRemoved: z.boolean(),
  priceQuantityTotals: z.object({ quantity: z.int(), unitPrice: cents, regularPrice: cents, total: cents }),
  shippingDeliveryOptions: z.object({
    shipMethod: shipMethodCode,
    calculatedShipMethod: shipMethodCode,
    deliveryStatus: availabilityStatusCode,
    pickupStatus: availabilityStatusCode,
    /** The pickup store, if the line is picked up. */
    locationId: z.optional(z.nullable(z.string())),
    /** When it arrives, or why it does not: `isRestricted` where it may not go to the state. */
    edd: z.optional(z.object({ message: z.string(), isRestricted: z.optional(z.boolean()) })),
  }),
  itemInfo: z.extend(lineTexts, {
    ...linePicture.shape,
    title: z.string(),
    navigateUrl: z.string(),
    /** Where what was chosen of it is changed. */
    editUrl: z.optional(z.string()),
    /** The selected options of the item beyond its SKU. */
    optionChoiceParameter: z.optional(z.string()),
    optionText: z.optional(z.string()),
    design: z.optional(sectionalDesign),
    /** Until when its lower price holds, if that is known. */
    saleText: z.optional(z.string()),
    isOversized: z.boolean(),
    isDonation: z.boolean(),
    /** Whether the shop's usual returns hold for it, so that they are said once for all of its lines. */
    isReturnable: z.optional(z.boolean()),
    boxes: z.array(box),
    /** That the cart has more of it than its gift registry still wants. */
    registryNote: z.optional(z.string()),
    personalization: z.optional(z.array(personalizationEntry)),
    installationService: z.optional(z.nullable(z.object({ type: z.string(), fee: cents }))),
  }),
});
export type CartLine = z.infer<typeof cartLine>;

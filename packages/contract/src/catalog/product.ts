import * as z from "zod/mini";
import { availabilityStatusCode, box, cents, currency, customizationTypeCode, site } from "../shared/index.ts";
import { displaySwatch } from "../swatches/replies.ts";
import { link, picture, productCard } from "./product-card.ts";

/** Inches where `systemOfMeasure` is 1, centimetres where it is 2 [FMT-05]. */
export const dimensions = z.object({
  width: z.nullable(z.number()),
  depth: z.nullable(z.number()),
  height: z.nullable(z.number()),
  diameter: z.nullable(z.number()),
  systemOfMeasure: z.literal([1, 2]),
});
export type Dimensions = z.infer<typeof dimensions>;

/** A cloth or leather that furniture is covered with. */
export const fabric = z.object({
  name: z.string(),
  /** 1 is the least expensive of four. */
  priceGroup: z.literal([1, 2, 3, 4]),
  content: z.string(),
  care: z.string(),
  imagePath: z.string(),
});
export type Fabric = z.infer<typeof fabric>;

/** One of the SKUs a product comes in, as its page offers it. */
export const optionChoice = z.object({
  sku: z.string(),
  label: z.string(),
  group: z.nullable(z.string()),
  color: z.nullable(z.string()),
  /** A close look at the cloth, where the choice is one. */
  swatchPath: z.optional(z.nullable(z.string())),
  /** The fabric, where the choice is one of which swatches are sent. */
  swatch: z.optional(z.nullable(displaySwatch)),
  formattedPrice: z.string(),
  navigateUrl: z.string(),
  isSelected: z.boolean(),
  isAvailable: z.optional(z.boolean()),
});
export type OptionChoice = z.infer<typeof optionChoice>;

/** Everything the page of a SKU says. */
export const product = z.object({
  productId: z.string(),
  sku: z.string(),
  kind: z.enum(["item", "giftCard", "donation"]),
  name: z.string(),
  optionName: z.nullable(z.string()),
  optionLabel: z.nullable(z.string()),
  summary: z.string(),
  details: z.array(z.string()),
  care: z.nullable(z.string()),
  fabric: z.optional(z.nullable(fabric)),
  /** How swatches of its fabrics are ordered: chosen, or asked for in words; null where it has none. */
  swatchOrder: z.optional(z.nullable(z.enum(["chosen", "freeForm"]))),
  gallery: z.array(picture),
  currentPrice: cents,
  regularPrice: cents,
  formattedPrice: z.string(),
  currency,
  options: z.array(optionChoice),
  dimensions,
  deliveryStatus: availabilityStatusCode,
  availabilityMessage: z.string(),
  deliveryMessage: z.string(),
  isMadeToOrder: z.boolean(),
  isOversized: z.boolean(),
  boxes: z.array(box),
  restrictedStates: z.array(z.string()),
  customizationType: customizationTypeCode,
  personalization: z.nullable(z.object({ label: z.string(), maxLength: z.int(), pattern: z.string(), fee: cents })),
  breadcrumbs: z.array(link),
  /** The sites that sell it; both when nothing is said. */
  soldOn: z.optional(z.array(site)),
  pairsWith: z.array(productCard),
});
export type Product = z.infer<typeof product>;

import * as z from "zod/mini";
import { availabilityStatusCode, box, cents, currency, customizationTypeCode, site } from "../shared/index.ts";

/** A picture in two widths, by addresses that name them, and what it shows. */
export const picture = z.object({
  imagePath: z.string(),
  imagePathHiRes: z.string(),
  alt: z.string(),
  /** The fabric that it shows, if this differs from the chosen one. */
  shownIn: z.optional(z.string()),
});
export type Picture = z.infer<typeof picture>;

/** A way into the shop in the words of a page: its title and its path. */
export const link = z.object({ title: z.string(), url: z.string() });
export type Link = z.infer<typeof link>;

/** A product as lists and carousels show it. */
export const productCard = z.object({
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  navigateUrl: z.string(),
  urlPath: z.string(),
  imagePath: z.string(),
  imagePathHiRes: z.string(),
  imageAlt: z.string(),
  /** The same product in a room, shown when a pointer rests on the card. */
  hoverImage: z.optional(z.nullable(picture)),
  formattedPrice: z.string(),
  /** What it cost before, in words; null when it is not on sale. */
  formattedRegularPrice: z.optional(z.nullable(z.string())),
  /** Whether any of what the card stands for costs less than before, also where prices differ. */
  isOnSale: z.optional(z.boolean()),
  /** What was chosen of a product beyond its SKU; null where the SKU says it all. */
  optionChoiceParameter: z.optional(z.nullable(z.string())),
  /** Whether a shopper has to accept something before a custom order, and in which words. */
  customOrderConfirmation: z.optional(
    z.nullable(
      z.object({
        hasCustomOrderConfirmation: z.boolean(),
        title: z.optional(z.string()),
        message: z.optional(z.string()),
      }),
    ),
  ),
  note: z.optional(z.string()),
  choices: z.array(
    z.object({ sku: z.string(), label: z.string(), color: z.nullable(z.string()), navigateUrl: z.string() }),
  ),
});
export type ProductCard = z.infer<typeof productCard>;

/** Inches where `systemOfMeasure` is 1, centimeters where it is 2. */
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

/** A swatch as product pages show it: the fabric, what it is made of by attribute id, and its price group. */
export const displaySwatch = z.object({
  choiceCode: z.string(),
  choiceName: z.string(),
  name: z.string(),
  description: z.string(),
  imagePath: z.string(),
  zoomImagePath: z.string(),
  romanceCopy: z.string(),
  optionCode: z.string(),
  optionShortName: z.string(),
  priceGroupCode: z.string(),
  /** What fabrics are grouped by, such as "Linen". */
  family: z.string(),
  isStock: z.boolean(),
  attributes: z.array(z.object({ attributeId: z.int(), value: z.string() })),
});
export type DisplaySwatch = z.infer<typeof displaySwatch>;

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
  /** The same in cents. */
  currentPrice: z.optional(cents),
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

import * as z from "zod/mini";
import {
  availabilityStatusCode,
  box,
  cents,
  currency,
  customizationTypeCode,
  fontAttributes,
  site,
} from "../shared/index.ts";
import { productReviews, rating } from "./reviews.ts";

/** A picture in two widths, whose URLs contain the width, with its alternative text. */
export const picture = z.object({
  imagePath: z.string(),
  imagePathHiRes: z.string(),
  alt: z.string(),
  /** The fabric in the picture, if it differs from the selected one. */
  shownIn: z.optional(z.string()),
  /** The macro of the selected fabric, if the picture stands for one in it. */
  choiceImagePath: z.optional(z.string()),
  /** What is shown besides the product itself, such as its fabric close up, or a ready layout with its price. */
  caption: z.optional(z.string()),
  /** Whether it is a photograph to its edges, which may be cut, rather than a product on its ground. */
  isRoom: z.optional(z.boolean()),
});
export type Picture = z.infer<typeof picture>;

/** A link with its title and path. */
export const link = z.object({ title: z.string(), url: z.string() });
export type Link = z.infer<typeof link>;

/** Whether the shopper has to accept the terms of a custom order, and these terms. */
const customOrderConfirmation = z.optional(
  z.nullable(
    z.object({
      hasCustomOrderConfirmation: z.boolean(),
      title: z.optional(z.string()),
      message: z.optional(z.string()),
    }),
  ),
);

/** A product as listings and carousels show it. */
export const productCard = z.object({
  id: z.string(),
  sku: z.string(),
  name: z.string(),
  navigateUrl: z.string(),
  urlPath: z.string(),
  imagePath: z.string(),
  imagePathHiRes: z.string(),
  imageAlt: z.string(),
  /** Whether the picture shows a room to its edges, and may be cut. */
  isRoom: z.optional(z.boolean()),
  /** The product in a room, shown while the pointer is over the card. */
  hoverImage: z.optional(z.nullable(picture)),
  formattedPrice: z.string(),
  /** The regular price as text; null when the product is not on sale. */
  formattedRegularPrice: z.optional(z.nullable(z.string())),
  /** Whether any SKU of the card is on sale, even if its prices differ. */
  isOnSale: z.optional(z.boolean()),
  /** Until when, such as "through Sun, Jan 31", if that is known. */
  saleText: z.optional(z.string()),
  /** What buyers think of the product; undefined if nobody has written anything. */
  rating: z.optional(rating),
  /** The selected options beyond the SKU; null if the SKU determines everything. */
  optionChoiceParameter: z.optional(z.nullable(z.string())),
  customOrderConfirmation,
  note: z.optional(z.string()),
  /** What its button does: adds the SKU, or opens the page with its choices. Without one, there is no button. */
  purchase: z.optional(z.enum(["add", "choose"])),
  /** Whether the shop keeps its SKU in stock, also if it is sold out; only such SKUs can be in a gift registry. */
  isStockSku: z.optional(z.boolean()),
  choices: z.array(
    z.object({ sku: z.string(), label: z.string(), color: z.nullable(z.string()), navigateUrl: z.string() }),
  ),
});
export type ProductCard = z.infer<typeof productCard>;

/** Inches if `systemOfMeasure` is 1, centimeters if it is 2. */
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

/** A swatch as product pages show it: the fabric, its attributes by id, and its price group. */
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
  /** The group of fabrics, such as "Linen". */
  family: z.string(),
  isStock: z.boolean(),
  attributes: z.array(z.object({ attributeId: z.int(), value: z.string() })),
});
export type DisplaySwatch = z.infer<typeof displaySwatch>;

/** One SKU of a product, as the product page offers it. */
export const optionChoice = z.object({
  sku: z.string(),
  label: z.string(),
  group: z.nullable(z.string()),
  color: z.nullable(z.string()),
  /** A close-up of the fabric, if the option is a fabric. */
  swatchPath: z.optional(z.nullable(z.string())),
  /** The fabric, if swatches of it can be ordered. */
  swatch: z.optional(z.nullable(displaySwatch)),
  formattedPrice: z.string(),
  /** The current price in cents. */
  currentPrice: z.optional(cents),
  navigateUrl: z.string(),
  isSelected: z.boolean(),
  isAvailable: z.optional(z.boolean()),
});
export type OptionChoice = z.infer<typeof optionChoice>;

/** How an item can be personalized: its lines of text, with the fonts and colors to choose from. */
export const personalization = z.object({
  label: z.string(),
  /** Per item. */
  fee: cents,
  /** Whether it is sold only with a text. */
  isRequired: z.boolean(),
  templateName: z.string(),
  /** Where the texts are, such as "Hem". */
  locationName: z.string(),
  lines: z.array(z.object({ elementName: z.string(), label: z.string() })),
  fonts: z.array(z.object({ name: z.string(), style: z.enum(["block", "serif", "script"]), fontAttributes })),
  /** Thread colors as CSS colors; none for an etching. */
  colors: z.array(z.object({ name: z.string(), color: z.string() })),
});
export type Personalization = z.infer<typeof personalization>;

/** The standard delivery of one piece, to the requested postal code if there is one. */
export const deliveryOffer = z.object({
  /** The checked code. */
  postalCode: z.nullable(z.string()),
  /** Such as "Free", "$99.00" or "From $99.00"; null if it cannot be delivered there. */
  charge: z.nullable(z.string()),
  /** When it arrives at the postal code, or why it cannot be delivered there. */
  arrival: z.optional(z.string()),
  /** What is wrong with the requested code. */
  problem: z.optional(z.string()),
});
export type DeliveryOffer = z.infer<typeof deliveryOffer>;

/** How far a store is. */
export const distance = z.object({ value: z.number(), unit: z.enum(["mi", "km"]) });

/** A ready layout of a sectional in the fabric of its page. */
export const layoutChoice = z.object({
  /** In addresses, such as "sofa-with-chaise". */
  code: z.string(),
  name: z.string(),
  /** As a text of the planner. */
  design: z.string(),
  pieceCount: z.int(),
  imagePath: z.string(),
  isRoom: z.optional(z.boolean()),
  /** The sum of its pieces in cents, and as text. */
  totalPrice: cents,
  formattedPrice: z.string(),
  isSelected: z.boolean(),
  /** Why it cannot be bought in this fabric now. */
  unavailableMessage: z.optional(z.string()),
});
export type LayoutChoice = z.infer<typeof layoutChoice>;

/** The content of a product page. */
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
  /** How swatches of its fabrics are ordered: selected, or described in words; null if it has none. */
  swatchOrder: z.optional(z.nullable(z.enum(["chosen", "freeForm"]))),
  gallery: z.array(picture),
  currentPrice: cents,
  regularPrice: cents,
  /** Until when its lower price holds, such as "through Sun, Jan 31", if that is known. */
  saleText: z.optional(z.string()),
  formattedPrice: z.string(),
  currency,
  options: z.array(optionChoice),
  dimensions,
  deliveryStatus: availabilityStatusCode,
  availabilityMessage: z.string(),
  deliveryMessage: z.string(),
  isMadeToOrder: z.boolean(),
  /** Whether the shop keeps the SKU in stock, also if it is sold out; only such SKUs can be in a gift registry. */
  isStockSku: z.optional(z.boolean()),
  isOversized: z.boolean(),
  boxes: z.array(box),
  restrictedStates: z.array(z.string()),
  customizationType: customizationTypeCode,
  personalization: z.nullable(personalization),
  /** Whether it can be returned, in words. */
  returnsText: z.optional(z.string()),
  /** The installation that can be ordered with it, with its fee for one piece. */
  installation: z.optional(z.nullable(z.object({ type: z.string(), formattedFee: z.string() }))),
  /** Its delivery; null if there is nothing to deliver. */
  delivery: z.optional(z.nullable(deliveryOffer)),
  /** The stores where it can be picked up; none if it cannot. The nearest first, if a postal code is known. */
  pickupStores: z.optional(
    z.array(z.object({ locationId: z.string(), name: z.string(), distance: z.optional(distance) })),
  ),
  /**
   * The collection that a piece belongs to, with all pieces in its fabric. If one of its ready layouts is selected, pictures,
   * prices, size and availability are those of the layout.
   */
  sectional: z.optional(
    z.object({
      collectionCode: z.string(),
      fabricChoiceCode: z.string(),
      layouts: z.optional(z.array(layoutChoice)),
      pieces: z.array(
        z.object({
          sku: z.string(),
          name: z.string(),
          imagePath: z.string(),
          formattedPrice: z.string(),
          navigateUrl: z.string(),
          isSelected: z.boolean(),
        }),
      ),
    }),
  ),
  customOrderConfirmation,
  /** Where it is made to order, from how many choices, and why it costs more there; null if it is not. */
  customize: z.optional(z.nullable(z.extend(link, { note: z.optional(z.string()) }))),
  breadcrumbs: z.array(link),
  /** The sites that sell it; both if omitted. */
  soldOn: z.optional(z.array(site)),
  pairsWith: z.array(productCard),
  /** What buyers say of it; null if nobody has written anything. */
  reviews: z.optional(z.nullable(productReviews)),
});
export type Product = z.infer<typeof product>;

import * as z from "zod/mini";

/** A picture in two widths, by addresses that name them, and what it shows. */
export const picture = z.object({
  imagePath: z.string(),
  imagePathHiRes: z.string(),
  alt: z.string(),
  /** The fabric that it shows, where that is another than the chosen one. */
  shownIn: z.optional(z.string()),
});
export type Picture = z.infer<typeof picture>;

/** A way into the shop in the words of a page: its title and its path. */
export const link = z.object({ title: z.string(), url: z.string() });
export type Link = z.infer<typeof link>;

/** A product as lists and carousels show it [PROD-01]. */
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

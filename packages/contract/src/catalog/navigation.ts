import * as z from "zod/mini";
import { availabilityStatusCode } from "../shared/base.ts";
import { site } from "../shared/index.ts";
import { distance, link, productCard } from "./product.ts";

const scene = { imagePath: z.string(), imageAlt: z.string(), linkText: z.string(), url: z.string() };

/** The home page of a brand. */
export const home = z.object({
  hero: z.object({ ...scene, title: z.string(), text: z.string() }),
  categories: z.array(z.object({ ...link.shape, imagePath: z.string() })),
  story: z.nullable(z.object({ ...scene, kicker: z.string(), title: z.string(), paragraphs: z.array(z.string()) })),
  sections: z.array(z.object({ title: z.string(), url: z.nullable(z.string()), items: z.array(productCard) })),
});
export type Home = z.infer<typeof home>;

/** Every URL for search engines, with the pictures of each. */
export const sitemap = z.object({
  pages: z.array(z.object({ url: z.string(), imagePaths: z.array(z.string()), soldOn: z.optional(z.array(site)) })),
});
export type Sitemap = z.infer<typeof sitemap>;

/** A physical store. */
export const storeLocation = z.object({
  locationId: z.string(),
  name: z.string(),
  address: z.object({
    address1: z.string(),
    city: z.string(),
    state: z.string(),
    postalCode: z.string(),
    country: z.string(),
  }),
  phone: z.string(),
  hours: z.array(z.string()),
  /** The services of the store. */
  services: z.optional(z.array(z.string())),
  /** Whether the requested item can be picked up there; undefined without an item. */
  pickupStatus: z.optional(availabilityStatusCode),
  /** How far it is from the requested postal code; undefined without a known one. */
  distance: z.optional(distance),
});
export type StoreLocation = z.infer<typeof storeLocation>;

export const storesReply = z.object({
  stores: z.array(storeLocation),
  /** The postal code of the visit, if it decides their order. */
  postalCode: z.optional(z.string()),
});

/** The navigation of the header: the announcement and the departments with their categories. */
export const navigation = z.object({
  announcement: z.nullable(z.object({ text: z.string(), linkText: z.string(), url: z.string() })),
  departments: z.array(
    z.object({
      ...link.shape,
      categories: z.array(link),
      feature: z.nullable(z.object({ ...link.shape, imagePath: z.string() })),
    }),
  ),
});
export type Navigation = z.infer<typeof navigation>;

import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { type EmptyBody, site } from "../shared/index.ts";
import { home } from "./home.ts";
import { categoryPage, type ListingQuery, searchPage, searchSuggestions } from "./listing.ts";
import { navigation } from "./navigation.ts";
import { product } from "./product.ts";
import { catalogRoutes as routes } from "./routes.ts";
import { storeLocation } from "./store-location.ts";

export * from "./home.ts";
export * from "./listing.ts";
export * from "./navigation.ts";
export * from "./product.ts";
export * from "./product-card.ts";
export * from "./store-location.ts";

export const catalogOperations = {
  getNavigation: operation<EmptyBody>()({
    ...routes.getNavigation,
    reply: navigation,
  }),
  getHome: operation<EmptyBody>()({
    ...routes.getHome,
    reply: home,
  }),
  getCategory: operation<{ slug: string } & ListingQuery>()({
    ...routes.getCategory,
    reply: categoryPage,
    errorCodes: ["CategoryNotFound"],
  }),
  searchProducts: operation<{ query: string } & ListingQuery>()({
    ...routes.searchProducts,
    reply: searchPage,
  }),
  getSearchSuggestions: operation<{ query: string }>()({
    ...routes.getSearchSuggestions,
    reply: searchSuggestions,
  }),
  getProduct: operation<{ sku: string }>()({
    ...routes.getProduct,
    reply: product,
    errorCodes: ["SkuNotFound"],
  }),
  getStores: operation<{ postalCode?: string | undefined }>()({
    ...routes.getStores,
    reply: z.object({ stores: z.array(storeLocation) }),
  }),
  /** Every address a search engine should know, with the pictures of each. */
  getSitemap: operation<EmptyBody>()({
    ...routes.getSitemap,
    reply: z.object({
      pages: z.array(z.object({ url: z.string(), imagePaths: z.array(z.string()), soldOn: z.optional(z.array(site)) })),
    }),
  }),
};

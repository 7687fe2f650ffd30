import * as z from "zod/mini";
import { operation } from "../operation.ts";
import { type EmptyBody, site } from "../shared/index.ts";
import { home } from "./home.ts";
import { categoryPage, type ListingQuery, searchPage, searchSuggestions } from "./listing.ts";
import { navigation } from "./navigation.ts";
import { product } from "./product.ts";
import { storeLocation } from "./store-location.ts";

export * from "./home.ts";
export * from "./listing.ts";
export * from "./navigation.ts";
export * from "./product.ts";
export * from "./product-card.ts";
export * from "./store-location.ts";

export const catalogOperations = {
  getNavigation: operation<EmptyBody>()({
    name: "getNavigation",
    method: "GET",
    path: "/browse/catalog/navigation",
    reply: navigation,
  }),
  getHome: operation<EmptyBody>()({
    name: "getHome",
    method: "GET",
    path: "/browse/catalog/home",
    reply: home,
  }),
  getCategory: operation<{ slug: string } & ListingQuery>()({
    name: "getCategory",
    method: "GET",
    path: "/browse/catalog/category/{slug}",
    reply: categoryPage,
    errorCodes: ["CategoryNotFound"],
  }),
  searchProducts: operation<{ query: string } & ListingQuery>()({
    name: "searchProducts",
    method: "GET",
    path: "/browse/catalog/search",
    reply: searchPage,
  }),
  getSearchSuggestions: operation<{ query: string }>()({
    name: "getSearchSuggestions",
    method: "GET",
    path: "/browse/catalog/suggestions",
    reply: searchSuggestions,
  }),
  getProduct: operation<{ sku: string }>()({
    name: "getProduct",
    method: "GET",
    path: "/browse/catalog/product/{sku}",
    reply: product,
    errorCodes: ["SkuNotFound"],
  }),
  getStores: operation<EmptyBody>()({
    name: "getStores",
    method: "GET",
    path: "/browse/catalog/stores",
    reply: z.object({ stores: z.array(storeLocation) }),
  }),
  /** Every address a search engine should know, with the pictures of each. */
  getSitemap: operation<EmptyBody>()({
    name: "getSitemap",
    method: "GET",
    path: "/browse/catalog/sitemap",
    reply: z.object({
      pages: z.array(z.object({ url: z.string(), imagePaths: z.array(z.string()), soldOn: z.optional(z.array(site)) })),
    }),
  }),
};

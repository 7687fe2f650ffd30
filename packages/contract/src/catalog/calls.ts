import { operation } from "../operation.ts";
import type { EmptyBody } from "../shared/index.ts";
import { home } from "./home.ts";
import { categoryPage, type ListingQuery, searchPage, searchSuggestions } from "./listing.ts";
import { navigation } from "./navigation.ts";
import { product } from "./product.ts";
import { catalogRoutes as routes } from "./routes.ts";
import { sitemap } from "./sitemap.ts";
import { storesReply } from "./store-location.ts";

export const getNavigation = /* @__PURE__ */ operation<EmptyBody>()(routes, "getNavigation", { reply: navigation });
export const getHome = /* @__PURE__ */ operation<EmptyBody>()(routes, "getHome", { reply: home });
export const getCategory = /* @__PURE__ */ operation<{ slug: string } & ListingQuery>()(routes, "getCategory", {
  reply: categoryPage,
  errorCodes: ["CategoryNotFound"],
});
export const searchProducts = /* @__PURE__ */ operation<{ query: string } & ListingQuery>()(routes, "searchProducts", {
  reply: searchPage,
});
export const getSearchSuggestions = /* @__PURE__ */ operation<{ query: string }>()(routes, "getSearchSuggestions", {
  reply: searchSuggestions,
});
export const getProduct = /* @__PURE__ */ operation<{ sku: string }>()(routes, "getProduct", {
  reply: product,
  errorCodes: ["SkuNotFound"],
});
export const getStores = /* @__PURE__ */ operation<{ postalCode?: string | undefined }>()(routes, "getStores", {
  reply: storesReply,
});
/** Every address a search engine should know, with the pictures of each. */
export const getSitemap = /* @__PURE__ */ operation<EmptyBody>()(routes, "getSitemap", {
  reply: sitemap,
});

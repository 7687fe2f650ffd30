import { callsUnder, read } from "../operation.ts";
import { categoryPage, searchPage, searchSuggestions } from "./listing.ts";
import { home, navigation, sitemap, storesReply } from "./navigation.ts";
import { product } from "./product.ts";
import type { catalogRequests } from "./requests.ts";

const call = /* @__PURE__ */ callsUnder<typeof catalogRequests>("/browse/catalog/", read);

export const getNavigation = /* @__PURE__ */ call("getNavigation", { at: "navigation", reply: navigation });
export const getHome = /* @__PURE__ */ call("getHome", { at: "home", reply: home });
export const getCategory = /* @__PURE__ */ call("getCategory", {
  at: "category/{slug}",
  reply: categoryPage,
  errorCodes: ["CategoryNotFound"],
});
export const searchProducts = /* @__PURE__ */ call("searchProducts", { at: "search", reply: searchPage });
export const getSearchSuggestions = /* @__PURE__ */ call("getSearchSuggestions", {
  at: "suggestions",
  reply: searchSuggestions,
});
export const getProduct = /* @__PURE__ */ call("getProduct", {
  at: "product/{sku}",
  reply: product,
  errorCodes: ["SkuNotFound"],
});
export const getStores = /* @__PURE__ */ call("getStores", { at: "stores", reply: storesReply });
/** Every URL for search engines, with the pictures of each. */
export const getSitemap = /* @__PURE__ */ call("getSitemap", { at: "sitemap", reply: sitemap });

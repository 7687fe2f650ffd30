import { callsUnder, read } from "../operation.ts";
import { categoryPage, searchPage, searchSuggestions } from "./listing.ts";
import { home, navigation, sitemap, storesReply } from "./navigation.ts";
import { product } from "./product.ts";
import type { catalogRequests } from "./requests.ts";

const call = /* @__PURE__ */ callsUnder<typeof catalogRequests>("/browse/catalog/", read);

export const getNavigation = /* @__PURE__ */ call("getNavigation", { reply: navigation }, { at: "navigation" });
export const getHome = /* @__PURE__ */ call("getHome", { reply: home }, { at: "home" });
export const getCategory = /* @__PURE__ */ call(
  "getCategory",
  {
    reply: categoryPage,
    errorCodes: ["CategoryNotFound"],
  },
  { at: "category/{slug}" },
);
export const searchProducts = /* @__PURE__ */ call(
  "searchProducts",
  {
    reply: searchPage,
  },
  { at: "search" },
);
export const getSearchSuggestions = /* @__PURE__ */ call(
  "getSearchSuggestions",
  {
    reply: searchSuggestions,
  },
  { at: "suggestions" },
);
export const getProduct = /* @__PURE__ */ call(
  "getProduct",
  {
    reply: product,
    errorCodes: ["SkuNotFound"],
  },
  { at: "product/{sku}" },
);
export const getStores = /* @__PURE__ */ call(
  "getStores",
  {
    reply: storesReply,
  },
  { at: "stores" },
);
/** Every URL for search engines, with the pictures of each. */
export const getSitemap = /* @__PURE__ */ call(
  "getSitemap",
  {
    reply: sitemap,
  },
  { at: "sitemap" },
);

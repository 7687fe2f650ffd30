import { routesUnder } from "../route.ts";

export const catalogRoutes = /* @__PURE__ */ routesUnder(
  "/browse/catalog/",
  {
    getNavigation: { at: "navigation" },
    getHome: { at: "home" },
    getCategory: { at: "category/{slug}" },
    searchProducts: { at: "search" },
    getSearchSuggestions: { at: "suggestions" },
    getProduct: { at: "product/{sku}" },
    getStores: { at: "stores" },
    getSitemap: { at: "sitemap" },
  },
  { method: "GET" },
);

import { catalogOperations } from "@store/contract/catalog";
import { catalogRequests } from "@store/contract/catalog/requests";
import { defineModule } from "../service/service-module.ts";
import { findStores } from "./queries/find-stores.ts";
import { toStoreLocation } from "./rules/to-store-location.ts";
import { showCategory } from "./show-category.ts";
import { showHome } from "./show-home.ts";
import { showNavigation } from "./show-navigation.ts";
import { showProduct } from "./show-product.ts";
import { showSearch } from "./show-search.ts";
import { showSitemap } from "./show-sitemap.ts";
import { showSuggestions } from "./show-suggestions.ts";

export const catalogModule = defineModule({
  operations: catalogOperations,
  requests: catalogRequests,
  // Pages may be kept but not trusted: prices and stock change.
  cacheControl: "public, max-age=0, must-revalidate",
  handlers: {
    getNavigation: (_request, context) => showNavigation(context),
    getHome: (_request, context) => showHome(context),
    getCategory: ({ slug, ...query }, context) => showCategory(slug, { query, context }),
    searchProducts: ({ query: words, ...query }, context) => showSearch(words, { query, context }),
    getSearchSuggestions: ({ query }, context) => showSuggestions(query, context),
    getSitemap: (_request, context) => showSitemap(context),
    getProduct: ({ sku }, context) => showProduct(sku, context),
    getStores: async (_request, { database, site }) => ({
      kind: "reply",
      reply: { stores: (await findStores(database, site)).map(toStoreLocation) },
    }),
  },
});

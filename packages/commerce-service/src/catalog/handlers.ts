import { catalogOperations } from "@store/contract/catalog";
import { catalogRequests } from "@store/contract/catalog/requests";
import { noun } from "../service/handlers.ts";
import { findCategories, findStores } from "./queries.ts";
import { toStoreLocation } from "./rules/to-store-location.ts";
import { showCategory } from "./show-category.ts";
import { showHome } from "./show-home.ts";
import { showProduct } from "./show-product.ts";

export const catalogNoun = noun({
  operations: catalogOperations,
  requests: catalogRequests,
  // Pages may be kept but not trusted: prices and stock change.
  cacheControl: "public, max-age=0, must-revalidate",
  handlers: {
    getNavigation: async (_request, { database }) => {
      const categories = (await findCategories(database)).map(({ slug, title }) => ({ title, url: `/browse/${slug}` }));
      return { kind: "reply", reply: { categories } };
    },
    getHome: (_request, context) => showHome(context),
    getCategory: ({ slug }, context) => showCategory(slug, context),
    getProduct: ({ sku }, context) => showProduct(sku, context),
    getStores: async (_request, { database, site }) => ({
      kind: "reply",
      reply: { stores: (await findStores(database, site)).map(toStoreLocation) },
    }),
  },
});

import { catalogOperations, type Home, type Navigation } from "@store/contract/catalog";
import { catalogRequests } from "@store/contract/catalog/requests";
import type { ReplyOf } from "@store/contract/operation";
import type { Site } from "@store/contract/shared";
import type { Selectable } from "kysely";
import type { HomePageTable } from "../database/schema.ts";
import { type Answer, type CallContext, defineModule } from "../service/context.ts";
import { toPicture, toRoomPicture } from "../views/to-picture.ts";
import { toProductUrl } from "../views/to-product-url.ts";
import { findAnnouncement, findHomePage } from "./queries/find-shop-window.ts";
import { findCards, findSoldVariants } from "./queries/find-sold-variants.ts";
import { listCategories } from "./queries/list-categories.ts";
import {
  type Department,
  findCategory,
  toCategoryLink,
  toCategoryLinks,
  toDepartments,
} from "./rules/to-departments.ts";
import { showCategory } from "./show-category.ts";
import { showProduct } from "./show-product.ts";
import { showSearch, showSuggestions } from "./show-search.ts";
import { showStores } from "./show-stores.ts";

export const catalogModule = defineModule({
  operations: catalogOperations,
  requests: catalogRequests,
  // Pages may be cached but must be revalidated: prices and stock change.
  cacheControl: "public, max-age=0, must-revalidate",
  handlers: {
    getNavigation: (_request, context) => showNavigation(context),
    getHome: (_request, context) => showHome(context),
    getCategory: ({ slug, ...query }, context) => showCategory(slug, { query, context }),
    searchProducts: ({ query: words, ...query }, context) => showSearch(words, { query, context }),
    getSearchSuggestions: ({ query }, context) => showSuggestions(query, context),
    getSitemap: (_request, context) => showSitemap(context),
    getProduct: (request, context) => showProduct(request, context),
    getStores: (request, context) => showStores(request, context),
  },
});

/** The navigation: the announcement, and the departments with products. */
async function showNavigation({ database, site, brand }: CallContext): Promise<Answer<Navigation>> {
  const [news, categoryRows] = await Promise.all([
    findAnnouncement(database, { site, brand }),
    listCategories(database, { site, brand }),
  ]);
  const announcement = news ? { text: news.text, linkText: news.link_text, url: news.url } : null;
  return { kind: "reply", reply: { announcement, departments: toDepartments(categoryRows).map(toLinks) } };
}

function toLinks(department: Department): Navigation["departments"][number] {
  const { face, categories } = department;
  const { imagePath } = toPicture(face);
  return {
    ...toCategoryLink(department),
    categories: toCategoryLinks(categories),
    feature: { title: face.name, url: toProductUrl(face.sku), imagePath },
  };
}

type Sitemap = ReplyOf<typeof catalogOperations.getSitemap>;

/** Every URL of the catalog for search engines, with the pictures of each: only what is sold here. */
async function showSitemap({ database, site, brand }: CallContext): Promise<Answer<Sitemap>> {
  const storefront = { site, brand };
  const [categoryRows, variants] = await Promise.all([
    listCategories(database, storefront),
    findSoldVariants(database, storefront),
  ]);
  const listings = toDepartments(categoryRows)
    .flatMap((department) => [department, ...department.categories])
    .map((category) => ({ url: toCategoryLink(category).url, imagePaths: [toPicture(category.face).imagePathHiRes] }));
  const products = variants.map((variant) => ({
    url: toProductUrl(variant.sku),
    imagePaths: [toPicture(variant), toRoomPicture(variant)].flatMap((picture) => picture?.imagePathHiRes ?? []),
    soldOn: [...variant.soldOn],
  }));
  return { kind: "reply", reply: { pages: [{ url: "/", imagePaths: [] }, ...listings, ...products] } };
}

/** The home page of the brand; tiles of empty categories and rows without products of the site are omitted. */
async function showHome({ database, site, brand }: CallContext): Promise<Answer<Home>> {
  const storefront = { site, brand };
  const [page, categoryRows] = await Promise.all([
    findHomePage(database, storefront),
    listCategories(database, storefront),
  ]);
  const ids = [...new Set(page.sections.flatMap(({ productIds }) => productIds))];
  const choices = ids.map((productId) => ({ productId }));
  const cards = new Map((await findCards(database, storefront, choices)).map((card) => [card.id, card]));
  const departments = toDepartments(categoryRows);
  return {
    kind: "reply",
    reply: {
      hero: toScene(page.hero),
      categories: page.categories.flatMap(({ slug, ...tile }) => {
        const found = findCategory(departments, slug);
        const { imagePath } = toPicture(tile);
        return found ? [{ ...toCategoryLink(found.category), imagePath }] : [];
      }),
      story: page.story && toStory(page.story, site),
      sections: page.sections
        .map(({ title, url, productIds }) => ({ title, url, items: productIds.flatMap((id) => cards.get(id) ?? []) }))
        .filter(({ items }) => items.length > 0),
    },
  };
}

function toStory({ siteWords, ...story }: NonNullable<Selectable<HomePageTable>["story"]>, site: Site) {
  return toScene({ ...story, ...siteWords?.[site] });
}

// A scene is as wide as the page, and has its own widths.
function toScene<Words extends { picture: string; pictureAlt: string }>({ picture, pictureAlt, ...words }: Words) {
  return { ...words, imagePath: `/pictures/${picture}-1280.webp`, imageAlt: pictureAlt };
}

import type { catalogOperations } from "@store/contract/catalog";
import type { ReplyOf } from "@store/contract/operation";
import type { Answer, CallContext } from "../service/context.ts";
import { findSoldVariants } from "./queries/find-sold-variants.ts";
import { listCategories } from "./queries/list-categories.ts";
import { toCategoryLink, toDepartments } from "./rules/to-departments.ts";
import { toPicture, toRoomPicture } from "./rules/to-picture.ts";
import { toProductUrl } from "./rules/to-product-url.ts";

type Sitemap = ReplyOf<typeof catalogOperations.getSitemap>;

/** Every address of the catalog that a search engine should know, with the pictures of each: what is sold here, no more. */
export async function showSitemap({ database, site, brand }: CallContext): Promise<Answer<Sitemap>> {
  const storefront = { site, brand };
  const [shelves, variants] = await Promise.all([
    listCategories(database, storefront),
    findSoldVariants(database, storefront),
  ]);
  const listings = toDepartments(shelves)
    .flatMap((department) => [department, ...department.categories])
    .map((category) => ({ url: toCategoryLink(category).url, imagePaths: [toPicture(category.face).imagePathHiRes] }));
  const products = variants.map((variant) => ({
    url: toProductUrl(variant.sku),
    imagePaths: [toPicture(variant), toRoomPicture(variant)].flatMap((picture) => picture?.imagePathHiRes ?? []),
    soldOn: [...variant.soldOn],
  }));
  return { kind: "reply", reply: { pages: [{ url: "/", imagePaths: [] }, ...listings, ...products] } };
}

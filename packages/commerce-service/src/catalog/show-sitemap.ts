import type { catalogOperations } from "@store/contract/catalog";
import type { ReplyOf } from "@store/contract/operation";
import type { Answer, CallContext } from "../service/context.ts";
import { findSoldVariants } from "./queries.ts";
import { toPicture } from "./rules/to-picture.ts";
import { toProductUrl } from "./rules/to-product-url.ts";

type Sitemap = ReplyOf<typeof catalogOperations.getSitemap>;

/** Every address a search engine should know, with the pictures of each. */
export async function showSitemap({ database, site, brand }: CallContext): Promise<Answer<Sitemap>> {
  const variants = await findSoldVariants(database, { site, brand });
  const slugs = [...new Set(variants.map(({ category_slug }) => category_slug))];
  const pages = ["/", ...slugs.map((slug) => `/browse/${slug}`)].map((url) => ({ url, imagePaths: [] as string[] }));
  const products = variants.map((variant) => ({
    url: toProductUrl(variant.sku),
    imagePaths: [toPicture(variant).imagePathHiRes],
  }));
  return { kind: "reply", reply: { pages: [...pages, ...products] } };
}

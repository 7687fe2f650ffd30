import type { catalogOperations } from "@store/contract/catalog";
import type { ReplyOf } from "@store/contract/operation";
import type { Answer, CallContext } from "../service/context.ts";
import { findCategories, findHomePage, findSoldVariants } from "./queries.ts";
import { groupByProduct } from "./rules/group-by-product.ts";
import { toPicture } from "./rules/to-picture.ts";
import { toProductCard } from "./rules/to-product-card.ts";

type HomePage = ReplyOf<typeof catalogOperations.getHome>;

/** The home page of the brand [SITE-01]; a row whose products the site does not sell is left out. */
export async function showHome({ database, site, brand }: CallContext): Promise<Answer<HomePage>> {
  const { hero, sections } = await findHomePage(database, brand);
  const productIds = sections.flatMap((section) => section.productIds);
  const products = groupByProduct(await findSoldVariants(database, { site, brand }, { productIds }));
  const cards = new Map(products.map((product) => [product[0].product_id, toProductCard(product, site)]));
  const categories = await findCategories(database);
  const { picture, pictureAlt, ...words } = hero;
  return {
    kind: "reply",
    reply: {
      hero: { ...words, imagePath: `/pictures/${picture}-1280.webp`, imageAlt: pictureAlt },
      categories: categories.map((category) => {
        const { imagePath, alt } = toPicture({ picture: category.picture, pictureAlt: category.picture_alt });
        return { title: category.title, url: `/browse/${category.slug}`, imagePath, imageAlt: alt };
      }),
      story: null,
      sections: sections
        .map((section) => ({
          title: section.title,
          url: null,
          items: section.productIds.flatMap((productId) => cards.get(productId) ?? []),
        }))
        .filter(({ items }) => items.length > 0),
    },
  };
}

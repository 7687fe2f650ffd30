import type { SearchSuggestions } from "@store/contract/catalog";
import type { Answer, CallContext } from "../service/context.ts";
import { findCategories, findSoldVariants } from "./queries.ts";
import { groupByProduct } from "./rules/group-by-product.ts";
import { toProductCard } from "./rules/to-product-card.ts";

/** What the search box offers while a shopper types. */
export async function showSuggestions(
  words: string,
  { database, site, brand }: CallContext,
): Promise<Answer<SearchSuggestions>> {
  const start = words.trim().toLowerCase();
  if (start === "") return { kind: "reply", reply: { terms: [], categories: [], products: [] } };
  const begins = (text: string) =>
    text
      .toLowerCase()
      .split(/\s+/)
      .some((word) => word.startsWith(start));
  const products = groupByProduct(await findSoldVariants(database, { site, brand })).filter(([{ name }]) =>
    begins(name),
  );
  const categories = (await findCategories(database)).filter(({ title }) => begins(title));
  return {
    kind: "reply",
    reply: {
      terms: [],
      categories: categories.slice(0, 3).map(({ title, slug }) => ({ title, url: `/browse/${slug}` })),
      products: products.slice(0, 5).map((product) => {
        const { name, navigateUrl, imagePath, imageAlt, formattedPrice } = toProductCard(product, site);
        return { title: name, url: navigateUrl, imagePath, imageAlt, formattedPrice };
      }),
    },
  };
}

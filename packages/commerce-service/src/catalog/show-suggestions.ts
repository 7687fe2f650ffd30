import type { SearchSuggestions } from "@store/contract/catalog";
import type { Answer, CallContext } from "../service/context.ts";
import { findCards } from "./find-cards.ts";
import { findShelves } from "./queries/find-shelves.ts";
import { findNamedProducts, findTerms } from "./queries/find-suggestions.ts";
import { toCapitalized } from "./rules/listing/to-capitalized.ts";
import { toWords } from "./rules/search/to-words.ts";
import { toDepartments, toShelfLink } from "./rules/to-departments.ts";

const most = { products: 5, categories: 3, terms: 5 } as const;

/** What the search box offers while a shopper types: words, categories and products that begin like what stands there. */
export async function showSuggestions(
  written: string,
  { database, site, brand }: CallContext,
): Promise<Answer<SearchSuggestions>> {
  const words = toWords(written);
  if (words.length === 0) return { kind: "reply", reply: { terms: [], categories: [], products: [] } };
  const front = { site, brand };
  const [terms, shelves, productIds] = await Promise.all([
    findTerms(database, front, { start: words.join(" "), most: most.terms }),
    findShelves(database, front),
    findNamedProducts(database, front, { words, most: most.products }),
  ]);
  const categories = toDepartments(shelves)
    .flatMap((department) => [department, ...department.categories])
    .filter(({ title }) => holdsBeginning(toWords(title), words));
  const products = await findCards(
    database,
    front,
    productIds.map((productId) => ({ productId })),
  );
  return {
    kind: "reply",
    reply: {
      terms: terms.map((term) => ({ title: toCapitalized(term), url: `/search?query=${encodeURIComponent(term)}` })),
      categories: categories.slice(0, most.categories).map(toShelfLink),
      products: products.map(({ name, navigateUrl, imagePath, imageAlt, formattedPrice }) => ({
        title: name,
        url: navigateUrl,
        imagePath,
        imageAlt,
        formattedPrice,
      })),
    },
  };
}

// All but the last word stand there, and one begins with the last.
function holdsBeginning(title: readonly string[], words: readonly string[]): boolean {
  return words.every((word, place) =>
    title.some((each) => (place === words.length - 1 ? each.startsWith(word) : each === word)),
  );
}

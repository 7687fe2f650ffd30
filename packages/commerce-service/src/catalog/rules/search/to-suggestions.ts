import type { ProductCard, SearchSuggestions } from "@store/contract/catalog";
import { toCapitalized } from "../listing/to-capitalized.ts";
import { type Department, toCategoryLinks } from "../to-departments.ts";
import { toWords } from "./to-words.ts";

const maxCategories = 3;

/** The suggestions for a typed text, whose last word may be incomplete. */
export function toSuggestions(
  words: readonly string[],
  {
    terms,
    departments,
    cards,
  }: { terms: readonly string[]; departments: readonly Department[]; cards: readonly ProductCard[] },
): SearchSuggestions {
  const categories = departments
    .flatMap((department) => toCategoryLinks([department, ...department.categories]))
    .filter(({ title }) => holdsBeginning(toWords(title), words));
  return {
    terms: terms.map((term) => ({ title: toCapitalized(term), url: `/search?query=${encodeURIComponent(term)}` })),
    categories: categories.slice(0, maxCategories),
    products: cards.map(toProductSuggestion),
  };
}

/** A product as a suggestion. */
export function toProductSuggestion({ name, navigateUrl, imagePath, formattedPrice, rating }: ProductCard) {
  return { title: name, url: navigateUrl, imagePath, formattedPrice, ...(rating && { rating }) };
}

// All words except the last are in the title, and one starts with the last.
function holdsBeginning(title: readonly string[], words: readonly string[]): boolean {
  return words.every((word, place) =>
    title.some((each) => (place === words.length - 1 ? each.startsWith(word) : each === word)),
  );
}

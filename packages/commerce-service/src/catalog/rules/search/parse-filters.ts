import { findPrice, type PriceRange } from "./price-words.ts";

/** What words say that a filter says better. */
export interface ParsedFilters {
  /** What is left to look for; "" when the words were about nothing else. */
  words: string;
  price: PriceRange | null;
  isOnSale: boolean;
}

// "For sale" is what everything here is.
const sale =
  /\b(?:on\s+sale|(?<!\bfor\s+)sales?|clearance|discount(?:s|ed)?|(?:special\s+|best\s+)?(?:deals?|offers?)|marked\s+down)\b/iu;

/** Words that name nothing to look for beside a filter. */
const filler =
  /^(?:something|anything|everything|stuff|things?|items?|products?|all|any|some|for|a|an|the|with|at|in|on|of|me|show|find|is|are)?$/iu;

/**
 * Takes out of a shopper's words what they say of prices and sales: "sofa under $1,000" is a sofa and a price. What no filter
 * says stays among the words; reading them again finds nothing more.
 *
 * @example parseFilters("lamp 50-100") // { words: "lamp", price: { from: 50, to: 100 }, isOnSale: false }
 */
export function parseFilters(text: string): ParsedFilters {
  const plain = text.normalize("NFKC").replace(/\s+/gu, " ").trim();
  const price = findPrice(plain);
  const said = price?.said ?? sale.exec(plain);
  if (said === null) return { words: plain, price: null, isOnSale: false };
  const rest = parseFilters(`${plain.slice(0, said.index)} ${plain.slice(said.index + said[0].length)}`);
  return {
    words: rest.words.split(" ").every((word) => filler.test(word)) ? "" : rest.words,
    price: price ? within(price.range, rest.price) : rest.price,
    isOnSale: price === null || rest.isOnSale,
  };
}

/** What two prices leave; the first where they leave nothing. */
function within(one: PriceRange, other: PriceRange | null): PriceRange {
  const both = { from: Math.max(one.from, other?.from ?? 0), to: Math.min(one.to, other?.to ?? one.to) };
  return both.from < both.to ? both : one;
}

import { withoutUnseen } from "@store/postal-and-address";
import { findPrice, type PriceRange } from "./price-words.ts";

/** The filters in a query. */
export interface ParsedFilters {
  /** The rest of the query; "" if there is nothing else. */
  words: string;
  price: PriceRange | null;
  isOnSale: boolean;
}

// Everything here is "for sale".
const sale =
  /\b(?:on\s+sale|(?<!\bfor\s+)sales?|clearance|discount(?:s|ed)?|(?:special\s+|best\s+)?(?:deals?|offers?)|marked\s+down)\b/iu;

/** Words without a meaning beside a filter. */
const filler =
  /^(?:something|anything|everything|stuff|things?|items?|products?|all|any|some|for|a|an|the|with|at|in|on|of|me|show|find|is|are)?$/iu;

/**
 * Extracts prices and sales from a query: "sofa under $1,000" is a sofa and a price. The rest stays in the query;
 * parsing it again finds nothing more.
 *
 * @example parseFilters("lamp 50-100") // { words: "lamp", price: { from: 50, to: 100 }, isOnSale: false }
 */
export function parseFilters(text: string): ParsedFilters {
  const plain = withoutUnseen(text).normalize("NFKC").replace(/\s+/gu, " ").trim();
  const price = findPrice(plain);
  const match = price?.match ?? sale.exec(plain);
  if (match === null) return { words: plain, price: null, isOnSale: false };
  const rest = parseFilters(`${plain.slice(0, match.index)} ${plain.slice(match.index + match[0].length)}`);
  return {
    words: rest.words.split(" ").every((word) => filler.test(word)) ? "" : rest.words,
    price: price ? within(price.range, rest.price) : rest.price,
    isOnSale: price === null || rest.isOnSale,
  };
}

/** The intersection of two prices; the first one if it is empty. */
function within(one: PriceRange, other: PriceRange | null): PriceRange {
  const both = { from: Math.max(one.from, other?.from ?? 0), to: Math.min(one.to, other?.to ?? one.to) };
  return both.from < both.to ? both : one;
}

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleSkus } from "../../../testing/sample-inputs.ts";
import { parseFilters } from "./parse-filters.ts";

const none = Number.POSITIVE_INFINITY;

describe("a price in a query", () => {
  it.each([
    ["sofa under $1,000", "sofa", 0, 1000],
    ["under $1000", "", 0, 1000],
    ["something under $1000", "", 0, 1000],
    ["lamp 50-100", "lamp", 50, 100],
    ["lamp $100 to $50", "lamp", 50, 100],
    ["rugs between 100 and 250 dollars", "rugs", 100, 250],
    ["Chairs PRICED below 300", "Chairs", 0, 300],
    ["500 or less lamp", "lamp", 0, 500],
    ["bed under $1,299.99", "bed", 0, 1300],
    ["sofa up to 2k", "sofa", 0, 2000],
    ["over $500", "", 500, none],
    ["table $500+", "table", 500, none],
    ["ｌａｍｐ ＜ １００", "lamp", 0, 100],
    ["lamp under 100usd", "lamp", 0, 100],
    ["under $50 shelves", "shelves", 0, 50],
    ["$500+ lights", "lights", 500, none],
    ["$200 or less lights", "lights", 0, 200],
    ["lamp over 500 under 900", "lamp", 500, 900],
    ["lamp under 500 over 900", "lamp", 0, 500],
  ])("%j is %j from %d to %d", (text, words, from, to) => {
    expect(parseFilters(text)).toEqual({ words, price: { from, to }, isOnSale: false });
  });

  it.each([
    "harbor sofa",
    "table under 84 inches",
    "rug under 8'",
    "8x10 rug",
    "rug over 8 x 10",
    "16-piece dinnerware",
    "2-3 seater sofa",
    "mirror from 1970s",
    "desk under 18th century",
    "chair under 100kg",
    "chair under 100 kg",
    "chandelier over 5 lights",
    "bookcase under 5 shelves",
    "shelf over 3 tiers",
    "dresser 6+ drawers",
    "cabinet 4 or more doors",
    "rack 3 or less shelves",
    "sheets 200-300 thread count",
    "sheets from 200 to 300 thread count",
    "sheets under 200-300 thread count",
    "table from 4 to 6 seats",
    "puzzle over 500 pieces",
    sampleSkus.sofa,
    `under ${sampleSkus.sofa}`,
    "under bed storage",
    "under 0",
    "sofa for sale",
    "1,2,3",
    "",
  ])("is not found in %j", (text) => {
    expect(parseFilters(text)).toEqual({ words: text, price: null, isOnSale: false });
  });
});

describe("a sale in a query", () => {
  it.each([
    ["sale", ""],
    ["Sofas on sale", "Sofas"],
    ["clearance rugs", "rugs"],
    ["show me the best deals", ""],
  ])("%j is %j on sale", (text, words) => {
    expect(parseFilters(text)).toEqual({ words, price: null, isOnSale: true });
  });

  it("can be combined with a price", () => {
    expect(parseFilters("sale rugs under 100")).toEqual({ words: "rugs", price: { from: 0, to: 100 }, isOnSale: true });
  });
});

const anyWords = fc.oneof(
  fc.string({ unit: "binary", maxLength: 120 }),
  fc
    .array(
      fc.constantFrom("under", "over", "$", "1,000", "50", "-", "100", "to", "sale", "k", "sofa", "8x10", "or less"),
      { maxLength: 14 },
    )
    .map((parts) => parts.join(" ")),
);

describe("any query", () => {
  it("becomes a possible price, and words in which nothing more is found", () => {
    fc.assert(
      fc.property(anyWords, (text) => {
        const { words, price } = parseFilters(text);
        if (price) expect(price.from >= 0 && price.from < price.to && price.from <= 999_999).toBe(true);
        expect(parseFilters(words)).toEqual({ words, price: null, isOnSale: false });
      }),
      { numRuns: 2000 },
    );
  });
});

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { FinalSale } from "../../database/tables/product.ts";
import { findReturnPolicy, type ReturnedSelection, toOfferedReturns } from "./return-policy.ts";
import { findTerms } from "./terms.ts";

const item: ReturnedSelection = {
  kind: "item",
  finalSale: null,
  isMadeToOrder: false,
  available: 4,
  hasText: false,
};
const made = { isMadeToOrder: true, available: null };
const finalSale = "Final sale: it cannot be returned unless it arrives damaged or wrong.";

describe("whether a selection can be returned", () => {
  it.each<[string, Partial<ReturnedSelection>, boolean, string]>([
    ["a stocked item", {}, true, "You can return it within 30 days."],
    ["an item made to order", made, true, "You can return it within 30 days."],
    ["a stocked fabric of it", { isMadeToOrder: true }, true, "You can return it within 30 days."],
    ["a personalized item", { hasText: true }, true, "You can return it within 30 days."],
    ["a final sale", { finalSale: "always" }, false, finalSale],
    ["a final sale made to order", { finalSale: "madeToOrder", ...made }, false, finalSale],
    [
      "its stocked fabric",
      { finalSale: "madeToOrder", isMadeToOrder: true },
      true,
      "You can return it within 30 days.",
    ],
    ["a text that makes it final", { finalSale: "personalized", hasText: true }, false, finalSale],
    ["the same without a text", { finalSale: "personalized" }, true, "You can return it within 30 days."],
    ["a gift card", { kind: "giftCard", available: null }, false, "Gift cards cannot be returned."],
    ["a donation", { kind: "donation", available: null }, false, "Donations cannot be returned."],
  ])("%s [CONF-07]", (_name, more, isReturnable, text) => {
    expect(findReturnPolicy({ ...item, ...more })).toEqual({ isReturnable, text });
  });

  it("is asked for its terms wherever it cannot be returned, as the catalog's rows allow it [CONF-10]", () => {
    const anySelection = fc.record({
      kind: fc.constant("item" as const),
      finalSale: fc.constantFrom<FinalSale | null>(null, "always", "madeToOrder", "personalized"),
      isMadeToOrder: fc.boolean(),
      available: fc.option(fc.nat(9)),
      hasText: fc.boolean(),
    });
    fc.assert(
      fc.property(anySelection, fc.boolean(), (selection, isForMadeToOrder) => {
        fc.pre(selection.finalSale === "madeToOrder" || !isForMadeToOrder);
        const terms = { title: null, message: "Final.", isForMadeToOrder };
        const asks = findTerms({ ...selection, terms }) !== null;
        return findReturnPolicy(selection).isReturnable || asks;
      }),
    );
  });
});

describe("what stands beside Add", () => {
  const optional = { isRequired: false };
  it.each<[string, Partial<ReturnedSelection>, typeof optional | null, string]>([
    ["without a personalization", {}, null, "You can return it within 30 days."],
    ["where a text may be entered", {}, optional, "You can return it within 30 days, also with your text."],
    ["where a text has to be", {}, { isRequired: true }, "You can return it within 30 days, also with your text."],
    [
      "where the text makes it final",
      { finalSale: "personalized" },
      optional,
      "You can return it within 30 days. With your text, it is a final sale.",
    ],
    ["where everything is final", { finalSale: "always" }, optional, finalSale],
  ])("%s [CONF-07]", (_name, more, personalization, text) => {
    expect(toOfferedReturns({ ...item, ...more }, personalization)).toBe(text);
  });
});

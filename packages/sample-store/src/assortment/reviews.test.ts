import { describe, expect, it } from "vitest";
import { toCatalogRows } from "./to-catalog-rows.ts";

const rows = toCatalogRows();
const reviewed = new Set(rows.product_review.map(({ product_id: id }) => id));
const repeated = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

describe("the sample reviews", () => {
  it("are about sixty, of at least twelve products (AMB-251)", () => {
    expect(rows.product_review).toHaveLength(64);
    expect(reviewed.size).toBeGreaterThanOrEqual(12);
  });

  it("leave some sofas, chairs and beds without any (AMB-251)", () => {
    const without = rows.product
      .filter(({ category_slug: slug, product_id: id }) => /^(sofas|chairs|beds)$/.test(slug) && !reviewed.has(id))
      .map(({ product_id: id }) => id);
    expect(without).toEqual(["mesa-sofa", "alder-armchair"]);
  });

  it("differ in text and stars, and have no two of one product on one day (AMB-251)", () => {
    expect(repeated(rows.product_review.map(({ text }) => text))).toEqual([]);
    expect(repeated(rows.product_review.map(({ review_id: id }) => id))).toEqual([]);
    expect(new Set(rows.product_review.map(({ stars }) => stars))).toEqual(new Set([2, 3, 4, 5]));
  });

  it("have no measures, which would be of one site only (AMB-251)", () => {
    expect(rows.product_review.filter(({ text }) => /\d|\b(inch|pound|dollar)/i.test(text))).toEqual([]);
  });
});

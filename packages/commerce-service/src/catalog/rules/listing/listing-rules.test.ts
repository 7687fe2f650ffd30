import { listingSort } from "@store/contract/catalog";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toListing } from "../../list-products.ts";
import { groupListed, type ListedRow, toListedVariant } from "./facet-tables.ts";
import { choices, listedProducts, toListedRow } from "./listing.samples.ts";

function listOf(rows: readonly Partial<ListedRow>[], query = {}) {
  return toListing(groupListed(rows.map((row) => toListedVariant(toListedRow(row), "US"))), { query, site: "US" });
}
const idsOf = (listing: ReturnType<typeof listOf>) => listing.items.map(([{ productId }]) => productId);

describe("the pages of a listing", () => {
  it("contain every matching product once, in any order", () => {
    fc.assert(
      fc.property(listedProducts, choices, fc.constantFrom(...listingSort.options), (products, chosen, sort) => {
        const query = { ...chosen, sort };
        const { total, pageCount } = toListing(products, { query, site: "US" });
        const pages = Array.from({ length: pageCount }, (_, index) =>
          toListing(products, { query: { ...query, page: `${index + 1}` }, site: "US" }),
        );
        const ids = pages.flatMap(idsOf);
        expect(ids).toHaveLength(total);
        expect(new Set(ids).size).toBe(total);
        expect(pages.every(({ items }) => items.length <= 12)).toBe(true);
      }),
    );
  });

  it.each([
    [undefined, 1],
    ["0", 1],
    ["2", 2],
    ["99", 3],
    ["", 1],
  ])("page %j of three shows page %i", (page, shown) => {
    const rows = Array.from({ length: 25 }, (_, index) => ({ productId: `${index}`, sku: `${index}` }));
    const listing = listOf(rows, page === undefined ? {} : { page });
    expect([listing.page, listing.pageCount, listing.total]).toEqual([shown, 3, 25]);
    expect(listing.items).toHaveLength(shown === 3 ? 1 : 12);
  });

  it("are one empty page without products", () => {
    expect(listOf([], { page: "4" })).toMatchObject({ items: [], total: 0, page: 1, pageCount: 1, facets: [] });
  });
});

describe("the sort order of a listing", () => {
  const rows = [
    { productId: "b", sku: "1", name: "birch", priceCents: 300 },
    { productId: "b", sku: "2", name: "birch", priceCents: 100 },
    { productId: "gift", sku: "3", name: "Room to Grow", kind: "donation", priceCents: 0 },
    { productId: "a", sku: "4", name: "Alder", priceCents: 200 },
    { productId: "c", sku: "5", name: "Cedar", priceCents: 200 },
  ] as const;

  it.each([
    [undefined, ["b", "gift", "a", "c"]],
    ["cheapest", ["b", "gift", "a", "c"]],
    ["price-low", ["b", "a", "c", "gift"]],
    ["price-high", ["a", "c", "b", "gift"]],
    ["name", ["a", "b", "c", "gift"]],
  ])("%j becomes %j", (sort, ids) => {
    const listing = listOf(rows, sort === undefined ? {} : { sort });
    expect(idsOf(listing)).toEqual(ids);
    expect(listing.sort).toBe(sort === undefined || sort === "cheapest" ? "featured" : sort);
  });

  it("uses the prices of the matching variants", () => {
    const colored = [
      { ...rows[0], colorFamily: "blue" },
      { ...rows[1], colorFamily: "green" },
      { ...rows[3], colorFamily: "blue" },
    ];
    const listing = listOf(colored, { color: "blue", sort: "price-low" });
    expect(listing.items.map((variants) => variants.map(({ sku }) => sku))).toEqual([["4"], ["1"]]);
  });
});

describe("the facets of a listing", () => {
  it("have labels, dots and counts, in the order of the panel", () => {
    const listing = listOf(
      [
        { productId: "a", sku: "1", colorFamily: "gray", material: "linen", greatestInches: 29.9, priceCents: 9_999 },
        { productId: "a", sku: "2", colorFamily: "blue", material: "velvet", greatestInches: 29.9, priceCents: 10_000 },
        { productId: "b", sku: "3", colorFamily: "blue", material: "linen", greatestInches: 60, priceCents: 250_000 },
        { productId: "c", sku: "4", isMadeToOrder: true, available: null, greatestInches: 84 },
      ],
      { color: "blue" },
    );
    expect(listing.facets.map(({ title }) => title)).toEqual(["Price", "Color", "Material", "Size", "Availability"]);
    const [price, color, material, size, availability] = listing.facets;
    expect(price?.options.map(({ value, label, count }) => [value, label, count])).toEqual([
      ["0-100", "Under $100", 0],
      ["100-250", "$100 to $250", 1],
      ["2000-", "$2,000 and up", 1],
    ]);
    expect(color?.options).toEqual([
      { value: "blue", label: "Blue", color: "#3c4d68", count: 2, isSelected: true },
      { value: "gray", label: "Gray", color: "#8b8f93", count: 1, isSelected: false },
    ]);
    expect(material?.options.map(({ label, count }) => [label, count])).toEqual([
      ["Linen", 1],
      ["Velvet", 1],
    ]);
    expect(size?.options.map(({ value, label, count }) => [value, label, count])).toEqual([
      ["compact", "Under 30 in", 1],
      ["large", "60 to 84 in", 1],
      ["extra-large", "84 in and over", 0],
    ]);
    expect(availability?.options.map(({ value, count }) => [value, count])).toEqual([
      ["in-stock", 2],
      ["made-to-order", 0],
    ]);
  });

  it("include a price of the shopper's own with the predefined ones, with its count", () => {
    const rows = [4_900, 12_000, 30_000].map((priceCents, index) => ({ productId: `${index}`, priceCents }));
    const listing = listOf(rows, { price: "45-150" });
    expect(idsOf(listing)).toEqual(["0", "1"]);
    expect(listing.facets[0]?.options.map(({ label, count, isSelected }) => [label, count, isSelected])).toEqual([
      ["Under $100", 1, false],
      ["$100 to $250", 1, false],
      ["$250 to $500", 1, false],
      ["$45 to $150", 2, true],
    ]);
    expect(listOf(rows, { price: "45-50,250-500" }).total).toBe(2);
  });

  it("keep a price and a sale without products, so that the shopper sees what matches nothing", () => {
    const rows = [{ productId: "a", priceCents: 50_000 }];
    for (const query of [{ price: "0-100" }, { price: "1500-" }, { offer: "sale" }]) {
      const { total, facets } = listOf(rows, query);
      expect(total).toBe(0);
      const chosen = facets.flatMap(({ options }) => options.filter(({ isSelected }) => isSelected));
      expect(chosen.map(({ value }) => value)).toEqual(Object.values(query));
    }
    for (const price of ["100-50", "1-1", "-", "0-0", "00-5", "cheap"]) expect(listOf(rows, { price }).total).toBe(1);
  });

  it("distinguish what is on sale", () => {
    const rows = [true, false].map((isOnSale, index) => ({ productId: `${index}`, isOnSale }));
    expect(listOf(rows).facets).toMatchObject([{ title: "Offers", options: [{ label: "On sale", count: 1 }] }]);
    expect(idsOf(listOf(rows, { offer: "sale" }))).toEqual(["0"]);
  });

  it("offer ratings that hold what has more stars, and none that would add nothing (AMB-251)", () => {
    const rows = [4.6, 4, 3.9, 2.4, 1.9, null].map((rating, index) => ({ productId: `${index}`, rating }));
    const ratingsOf = (listing: ReturnType<typeof listOf>) =>
      listing.facets.flatMap(({ name, options }) => (name === "rating" ? options : []));
    expect(ratingsOf(listOf(rows)).map(({ value, label, count }) => [value, label, count])).toEqual([
      ["4", "4 stars and up", 2],
      ["3", "3 stars and up", 3],
      ["2", "2 stars and up", 4],
    ]);
    expect(idsOf(listOf(rows, { rating: "3" }))).toEqual(["0", "1", "2"]);
    expect(idsOf(listOf(rows, { rating: "4,3" }))).toEqual(["0", "1", "2"]);
    const high = rows.filter(({ rating }) => rating === null || rating >= 4);
    expect(ratingsOf(listOf(high)).map(({ value }) => value)).toEqual(["4"]);
    // A link that was kept from better days still says what it asks for.
    expect(ratingsOf(listOf(high, { rating: "3" })).map(({ value, isSelected }) => [value, isSelected])).toEqual([
      ["4", false],
      ["3", true],
    ]);
    for (const rating of ["5", "1", "-3", "3.5", "x"]) expect(listOf(rows, { rating }).total).toBe(6);
  });

  it("are omitted if all products have the same value, unless it is selected", () => {
    const rows = ["a", "b"].map((productId, index) => ({ productId, sku: `${index}`, colorFamily: "blue" }));
    expect(listOf(rows).facets).toEqual([]);
    expect(listOf(rows, { color: "blue" }).facets.map(({ name }) => name)).toEqual(["color"]);
  });

  it("use centimeters in Canada", () => {
    const rows = [20, 40, 70, 90].map((greatestInches, index) => ({ productId: `${index}`, greatestInches }));
    const products = groupListed(rows.map((row) => toListedVariant(toListedRow(row), "CA")));
    const { facets } = toListing(products, { query: {}, site: "CA" });
    expect(facets.find(({ name }) => name === "size")?.options.map(({ label }) => label)).toEqual([
      "Under 76 cm",
      "76 to 152 cm",
      "152 to 213 cm",
      "213 cm and over",
    ]);
  });

  it("have no price and size for a donation, and no size for a gift card", () => {
    const donation = toListedVariant(toListedRow({ kind: "donation", priceCents: 0, greatestInches: 5 }), "US");
    const card = toListedVariant(toListedRow({ kind: "giftCard", priceCents: 5_000, greatestInches: 3 }), "US");
    expect(donation.values).toEqual({
      price: null,
      color: null,
      material: null,
      size: null,
      rating: null,
      availability: null,
      offer: null,
    });
    expect(card.values).toMatchObject({ price: "0-100", size: null, availability: "in-stock" });
  });
});

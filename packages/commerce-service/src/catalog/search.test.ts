import { catalogOperations } from "@store/contract/catalog";
import type { Brand, Site } from "@store/contract/shared";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";

const { searchProducts, getSearchSuggestions } = catalogOperations;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

async function search(query: string, { page, ...storefront }: { site?: Site; brand?: Brand; page?: string } = {}) {
  const { status, body } = await shop
    .shopper(storefront)
    .call(searchProducts, page === undefined ? { query } : { query, page });
  expect(status).toBe(200);
  return body;
}
const idsOf = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id);

describe("a search", () => {
  it.each([
    ["harbor sofa", "harbor-sofa"],
    ["HARBOR", "harbor-sofa"],
    ["ottomans", "hearth-ottoman"],
    ["velvet chair", "wren-chair"],
    ["couch", "harbor-sofa"],
    ["tv stand", "canyon-media-console"],
    ["bouclé sofa", "harbor-sofa"],
    [sampleSkus.inkChair, "wren-chair"],
  ])("for %j shows %s first, uncorrected", async (query, id) => {
    const page = await search(query);
    expect(page).toMatchObject({ query, correctedQuery: null, suggestions: [] });
    expect(idsOf(page)[0]).toBe(id);
  });

  it("omits products that only mention a term that is in another product's name", async () => {
    expect(idsOf(await search("couch")).toSorted()).toEqual(["harbor-sofa", "lark-loveseat"]);
    expect(idsOf(await search("comforter"))).toEqual(["meadow-duvet-cover"]);
    expect((await search("bench")).total).toBeGreaterThan(0);
  });

  it("shows sectionals among sofas, after what is called a sofa", async () => {
    const sectionals = ["dune-sectional", "harbor-sectional", "mesa-sectional"];
    expect(idsOf(await search("sofa"))).toEqual(["harbor-sofa", "lark-loveseat", ...sectionals]);
  });

  it.each([
    ["matress", "mattress", "haven-bed"],
    ["coach", "couch", "harbor-sofa"],
    ["round dining table", "dining table", "quarry-table"],
    ["blue velvet sofa", "velvet sofa", "harbor-sofa"],
    ["pink floor lamp", "floor lamp", "heron-floor-lamp"],
  ])("treats %j as %j", async (query, correctedQuery, first) => {
    const page = await search(query);
    expect(page.correctedQuery).toBe(correctedQuery);
    expect(idsOf(page)[0]).toBe(first);
  });

  it.each([
    ["giftcard", "gift-card"],
    ["sectional couch", "dune-sectional"],
    ["bed frame", "haven-bed"],
    ["mugs", "pebble-dinnerware"],
    ["credenza", "canyon-media-console"],
    ["book shelf", "atlas-bookcase"],
  ])("knows the synonym %j", async (query, first) => {
    const page = await search(query);
    expect(page.correctedQuery).toBeNull();
    expect(idsOf(page)[0]).toBe(first);
  });

  it.each([
    ["sofa under $2,000", "/search?query=sofa&price=0-2000", "$0 to $2,000"],
    ["lamp 50-150", "/search?query=lamp&price=50-150", "$50 to $150"],
    ["something under $100", "/browse/all?price=0-100", "Under $100"],
    ["over $500", "/browse/all?price=500-", "$500 and up"],
    ["sale", "/browse/all?offer=sale", "On sale"],
    ["lamps on sale under 200", "/search?query=lamps&price=0-200&offer=sale", "On sale"],
  ])("treats %j as a filter and redirects to %s", async (query, leadsTo, label) => {
    const page = await search(query);
    expect(page).toMatchObject({ query, leadsTo, correctedQuery: null });
    expect(page.total).toBeGreaterThan(0);
    const chosen = page.facets.flatMap(({ options }) => options.filter(({ isSelected }) => isSelected));
    expect(chosen.map((option) => option.label)).toContain(label.replace("$0 to", "Under"));
    if (leadsTo.includes("offer")) expect(page.items[0]?.formattedRegularPrice).not.toBeNull();
  });

  it("keeps a price of the URL, and says so if nothing has the price of the query", async () => {
    const { body } = await shop.shopper().call(searchProducts, { query: "lamp under 50", price: "100-250", page: "2" });
    expect(body.leadsTo).toBe("/search?query=lamp&price=100-250");
    const nothing = await search("sofa under $20");
    expect(nothing).toMatchObject({ total: 0, correctedQuery: null, suggestions: [] });
    expect(nothing.facets.map(({ name }) => name)).toContain("price");
  });

  it("shows a product by the matching variant", async () => {
    expect((await search(sampleSkus.oliveChair)).items.map(({ sku }) => sku)).toEqual([sampleSkus.oliveChair]);
    const walnut = (await search("walnut nightstand")).items[0];
    expect(walnut).toMatchObject({
      sku: sampleSkus.walnutNightstand,
      navigateUrl: `/product/${sampleSkus.walnutNightstand}`,
    });
    expect(walnut?.choices.map(({ sku }) => sku)).toEqual([sampleSkus.nightstand, sampleSkus.walnutNightstand]);
  });

  it.each([
    ["sofaa", "sofa", "harbor-sofa"],
    ["vevlet chair", "velvet chair", "wren-chair"],
    ["wallnut", "walnut", null],
    ["harbor sofa qwzx", "harbor sofa", "harbor-sofa"],
  ])("for %j uses %j and says so", async (query, correctedQuery, first) => {
    const page = await search(query);
    expect(page).toMatchObject({ query, correctedQuery });
    expect(page.total).toBeGreaterThan(0);
    if (first !== null) expect(idsOf(page)[0]).toBe(first);
  });

  it("without results suggests the departments", async () => {
    const page = await search("qwzxqwzx 8x10");
    expect(page).toMatchObject({ total: 0, items: [], facets: [], page: 1, pageCount: 1, correctedQuery: null });
    expect(page.suggestions[0]).toBe("Living Room");
    for (const suggestion of page.suggestions) expect((await search(suggestion)).total, suggestion).toBeGreaterThan(0);
  });

  it.each(["", "%", "'", "& | ! ( ) : * <->", "the", "\\", "🛋️", "ﷺ", "ß", "\u200b"])(
    "for %j is no error",
    async (query) => {
      expect((await search(query)).suggestions).toContain("Living Room");
    },
  );

  it("never interprets typed text as SQL", async () => {
    expect(await search("'); drop table product; --")).toMatchObject({ correctedQuery: "table" });
    expect((await search("sofa")).total).toBeGreaterThan(0);
  });

  it("accepts any text of 120 characters", async () => {
    const text = fc
      .string({ unit: "grapheme", maxLength: 120 })
      .filter((each) => each.length <= 120 && !/[\p{Cc}\p{Cs}]/u.test(each));
    await fc.assert(
      fc.asyncProperty(text, async (query) => {
        await search(query);
        expect((await shop.shopper().call(getSearchSuggestions, { query })).status).toBe(200);
      }),
      { numRuns: 40 },
    );
    expect((await shop.shopper().call(searchProducts, { query: "a".repeat(121) })).status).toBe(400);
  });

  it("finds nothing that the brand or the site does not sell, and corrects to no such word", async () => {
    expect(idsOf(await search("halo pendant", { brand: "modern" }))).toEqual(["halo-pendant"]);
    for (const query of ["pendant", "pendent", sampleSkus.pendant]) {
      expect(idsOf(await search(query))).not.toContain("halo-pendant");
    }
    expect(idsOf(await search("halo", { brand: "modern", site: "CA" }))).toEqual([]);
    expect((await search("haloo", { brand: "modern", site: "CA" })).correctedQuery).not.toBe("halo");
  });

  it("can be filtered, sorted and paginated like any listing", async () => {
    const first = await search("brown");
    const second = await search("brown", { page: "2" });
    expect(first.total).toBeGreaterThan(12);
    expect(idsOf(first).filter((id) => idsOf(second).includes(id))).toEqual([]);
    const { body } = await shop.shopper().call(searchProducts, { query: "linen", color: "green", sort: "price-high" });
    expect(body.items.map(({ sku }) => sku)).toContain(sampleSkus.mossSofa);
    expect(
      body.facets.find(({ name }) => name === "color")?.options.find(({ value }) => value === "green"),
    ).toMatchObject({
      isSelected: true,
      count: body.total,
    });
  });

  it("reflects any change of the catalog", async () => {
    const own = await createTestService();
    const find = async (query: string) => idsOf((await own.shopper().call(searchProducts, { query })).body);
    await own.database
      .updateTable("product")
      .set({ name: "Quillon Sofa" })
      .where("product_id", "=", "harbor-sofa")
      .execute();
    await own.database.updateTable("category").set({ title: "Zephyr Rugs" }).where("slug", "=", "rugs").execute();
    await own.database
      .updateTable("fabric")
      .set({ name: "Marzipan Velvet" })
      .where("fabric_id", "=", "ink-velvet")
      .execute();
    expect(await find("quilon")).toEqual(["harbor-sofa"]);
    expect(await find("zephyr")).toEqual(["fieldstone-rug"]);
    expect(await find("marzipan")).toContain("wren-chair");
    await own.close();
  });
});

describe("suggestions for typed text", () => {
  const suggest = async (query: string, storefront = {}) =>
    (await shop.shopper(storefront).call(getSearchSuggestions, { query })).body;

  it("lead to the planner of sectionals (AMB-277)", async () => {
    const { body } = await shop.shopper().call(getSearchSuggestions, { query: "sectional pl" });
    expect(body.categories).toEqual([{ title: "Sectional Planner", url: "/sectional-planner-collections/" }]);
  });

  it("are words, categories and products with this prefix, each with its URL", async () => {
    const { terms, categories, products } = await suggest("vel");
    expect(terms).toContainEqual({ title: "Velvet", url: "/search?query=velvet" });
    expect(categories).toEqual([]);
    expect(products).toEqual([
      {
        title: "Thistle Velvet Pillow",
        url: `/product/${sampleSkus.pillow}`,
        imagePath: "/pictures/thistle-pillow-rust-800.webp",
        formattedPrice: "$59.00",
      },
    ]);
    expect((await suggest("sofas & l")).categories).toEqual([{ title: "Sofas & Loveseats", url: "/browse/sofas" }]);
    expect((await suggest("oat li under $500")).terms).toEqual([
      { title: "Oat linen", url: "/search?query=oat%20linen" },
    ]);
  });

  it("are few, and none for signs alone", async () => {
    for (const query of ["s", "b", "c"]) {
      const { terms, categories, products } = await suggest(query);
      expect([terms.length <= 5, categories.length <= 3, products.length <= 5]).toEqual([true, true, true]);
    }
    expect(await suggest(" % ")).toEqual({ terms: [], categories: [], products: [] });
  });

  it("are the departments and the first products of the brand before anything is typed", async () => {
    const { terms, categories, products } = await suggest("");
    expect(terms).toEqual([]);
    expect(categories[0]).toEqual({ title: "Living Room", url: "/browse/living-room" });
    expect(categories.map(({ title }) => title)).toContain("Lighting");
    const { items } = (await shop.shopper().call(catalogOperations.getCategory, { slug: "all" })).body;
    expect(products.map(({ title }) => title)).toEqual(items.slice(0, 5).map(({ name }) => name));
    expect((await suggest("", { brand: "modern" })).products).not.toEqual(products);
  });

  it("contain nothing that the brand or the site does not sell", async () => {
    expect((await suggest("pend")).categories).toEqual([]);
    expect((await suggest("pend", { brand: "modern" })).categories).toEqual([
      { title: "Pendants", url: "/browse/pendants" },
    ]);
    expect((await suggest("halo")).products).toEqual([]);
    expect((await suggest("halo", { brand: "modern", site: "CA" })).products).toEqual([]);
  });

  it("are for the corrected text if nothing has this prefix", async () => {
    expect((await suggest("vevlet")).terms).toContainEqual({ title: "Velvet", url: "/search?query=velvet" });
    expect((await suggest("harbr sofa")).products.map(({ title }) => title)).toEqual(["Harbor Sofa"]);
    expect(await suggest("qwzxqwzx")).toEqual({ terms: [], categories: [], products: [] });
  });

  it("have results", async () => {
    const { terms } = await suggest("w");
    for (const { title } of terms) expect((await search(title)).total, title).toBeGreaterThan(0);
  });
});

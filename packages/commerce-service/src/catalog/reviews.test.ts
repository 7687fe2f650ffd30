import { catalogOperations } from "@store/contract/catalog";
import type { Brand } from "@store/contract/shared";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toIsoDate } from "../delivery/rules/calendar-day.ts";
import { createTestService, type TestService } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

const { getCategory, getHome, getProduct, getSearchSuggestions, searchProducts } = catalogOperations;

const unreviewed = { sku: sampleSkus.soldOutBookcase, productId: "atlas-bookcase" };

async function show(sku: string, brand: Brand = "general", stars?: string) {
  return (await shop.shopper({ brand }).call(getProduct, { sku, ...(stars && { stars }) })).body;
}

/** Replaces the reviews of a product; each is a day later than the one before. */
async function write(productId: string, stars: readonly (1 | 2 | 3 | 4 | 5)[]) {
  await shop.database.deleteFrom("product_review").where("product_id", "=", productId).execute();
  if (stars.length === 0) return;
  const firstDay = Date.UTC(2026, 0, 1);
  const rows = stars.map((each, index) => ({
    review_id: `${productId}-${index}`,
    product_id: productId,
    stars: each,
    text: `Text ${index}`,
    first_name: "Ada",
    written_on: toIsoDate(new Date(firstDay + index * 86_400_000)),
  }));
  await shop.database.insertInto("product_review").values(rows).execute();
}

describe("the reviews of a product", () => {
  it.each(["general", "modern"] as const)("are those of its seed, on %s, the newest first (AMB-251)", async (brand) => {
    const { reviews } = await show(sampleSkus.sofa, brand);
    expect(reviews).toMatchObject({ count: 14, average: 4.6 });
    expect(reviews?.texts).toHaveLength(14);
    expect(reviews?.texts[0]).toEqual({
      stars: 5,
      text: expect.stringContaining("a dog fit on it"),
      firstName: "Nora",
      date: "2026-08-16",
    });
    const dates = reviews?.texts.map(({ date }) => date) ?? [];
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it("are the same for its other fabrics (AMB-251)", async () => {
    expect((await show(sampleSkus.mossSofa)).reviews).toEqual((await show(sampleSkus.sofa)).reviews);
  });

  it("count and average all of them, and show the texts of the newest twenty (AMB-251)", async () => {
    await write(unreviewed.productId, [...Array.from({ length: 22 }, () => 4 as const), 5, 1, 1]);
    const { reviews } = await show(unreviewed.sku);
    // 95 stars by 25.
    expect(reviews).toMatchObject({ count: 25, average: 3.8 });
    expect(reviews?.texts).toHaveLength(20);
    expect(reviews?.texts.at(0)).toMatchObject({ text: "Text 24", date: "2026-01-25" });
    expect(reviews?.texts.at(-1)).toMatchObject({ text: "Text 5", date: "2026-01-06" });
  });

  it.each([
    [[5], 5],
    [[5, 4, 4], 4.3],
    [[5, 5, 4], 4.7],
    [[4, 4, 4, 3], 3.8],
  ] as const)("average %j as %d, with one decimal (AMB-251)", async (stars, average) => {
    await write(unreviewed.productId, stars);
    expect((await show(unreviewed.sku)).reviews).toMatchObject({ count: stars.length, average });
  });

  it("are null if there are none (AMB-251)", async () => {
    await write(unreviewed.productId, []);
    expect((await show(unreviewed.sku)).reviews).toBeNull();
  });

  it("have one to five stars (AMB-251)", async () => {
    const six = shop.database
      .updateTable("product_review")
      .set({ stars: 6 as 5 })
      .where("first_name", "=", "Nora");
    await expect(six.execute()).rejects.toThrow("product_review_stars_check");
  });

  it("renew the version of the shop when they change (AMB-251)", async () => {
    const readVersion = () => shop.database.selectFrom("shop_version").select("version").executeTakeFirstOrThrow();
    const before = await readVersion();
    await shop.database.updateTable("product_review").set({ text: "New" }).where("first_name", "=", "Nora").execute();
    expect(await readVersion()).not.toEqual(before);
  });

  it("say how many gave how many stars, and show those of one number on request (AMB-251)", async () => {
    const { reviews: all } = await show(sampleSkus.sofa);
    expect(all?.spread).toEqual([
      { stars: 5, count: 9 },
      { stars: 4, count: 4 },
      { stars: 3, count: 1 },
      { stars: 2, count: 0 },
      { stars: 1, count: 0 },
    ]);
    for (const { stars, count } of all?.spread ?? []) {
      const { reviews } = await show(sampleSkus.sofa, "general", `${stars}`);
      expect(reviews).toEqual({ ...all, texts: all?.texts.filter((text) => text.stars === stars) });
      expect(reviews?.texts).toHaveLength(count);
    }
    const { status } = await shop.shopper().call(getProduct, { sku: sampleSkus.sofa, stars: "6" });
    expect(status).toBe(400);
  });
});

describe("the rating of a product", () => {
  const sofa = { average: 4.6, count: 14 };

  it("is on its card, wherever it is listed (AMB-251)", async () => {
    const shopper = shop.shopper();
    const category = (await shopper.call(getCategory, { slug: "sofas" })).body;
    const search = (await shopper.call(searchProducts, { query: "harbor sofa" })).body;
    const suggestions = (await shopper.call(getSearchSuggestions, { query: "harbor s" })).body;
    expect(category.items.find(({ id }) => id === "harbor-sofa")?.rating).toEqual(sofa);
    expect(search.items.find(({ id }) => id === "harbor-sofa")?.rating).toEqual(sofa);
    expect(suggestions.products.find(({ title }) => title === "Harbor Sofa")?.rating).toEqual(sofa);
    const home = (await shopper.call(getHome, {})).body;
    expect(home.sections.flatMap(({ items }) => items).filter(({ rating }) => rating).length).toBeGreaterThan(2);
    const { pairsWith } = await show(sampleSkus.diningTable);
    expect(pairsWith.find(({ id }) => id === "finch-dining-chair")?.rating).toEqual({ average: 4.5, count: 4 });
  });

  it("is missing on the card of what nobody has reviewed (AMB-251)", async () => {
    await write(unreviewed.productId, []);
    const { items } = (await shop.shopper().call(getCategory, { slug: "shelves-and-media" })).body;
    const card = items.find(({ id }) => id === unreviewed.productId);
    expect(card).toBeDefined();
    expect(card).not.toHaveProperty("rating");
  });

  it("follows its reviews, however they change (AMB-251)", async () => {
    const ratingsOf = async (ids: string[]) => {
      const rows = await shop.database
        .selectFrom("product_rating")
        .select(["product_id", "count", "average"])
        .where("product_id", "in", ids)
        .orderBy("product_id")
        .execute();
      return rows.map(({ count, average }) => [count, Number(average)]);
    };
    const other = "atlas-bookcase";
    const ids = [other, "beacon-lamp"];
    await write(other, [5, 4, 4]);
    await write("beacon-lamp", [2]);
    expect(await ratingsOf(ids)).toEqual([
      [3, 4.3],
      [1, 2],
    ]);
    const first = shop.database.updateTable("product_review").where("review_id", "=", `${other}-0`);
    await first.set({ stars: 1 }).execute();
    expect(await ratingsOf([other])).toEqual([[3, 3]]);
    await first.set({ product_id: "beacon-lamp" }).execute();
    expect(await ratingsOf(ids)).toEqual([
      [2, 4],
      [2, 1.5],
    ]);
    await write(other, []);
    expect(await ratingsOf([other])).toEqual([]);
  });

  it("counts two reviews that are written at the same time (AMB-251)", async () => {
    await write(unreviewed.productId, []);
    const add = (review_id: string, stars: 1 | 5) =>
      shop.database
        .insertInto("product_review")
        .values({
          review_id,
          product_id: unreviewed.productId,
          stars,
          text: "",
          first_name: "",
          written_on: "2026-01-01",
        })
        .execute();
    await Promise.all([add("a", 5), add("b", 1), add("c", 5), add("d", 1)]);
    expect((await show(unreviewed.sku)).reviews).toMatchObject({ count: 4, average: 3 });
  });
});

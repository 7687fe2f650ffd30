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

const unreviewed = { sku: sampleSkus.soldOutBookcase, productId: "atlas-bookcase" };

async function show(sku: string, brand: Brand = "general") {
  return (await shop.shopper({ brand }).call(catalogOperations.getProduct, { sku })).body;
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
});

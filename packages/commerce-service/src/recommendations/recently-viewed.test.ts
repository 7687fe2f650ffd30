import { recommendationOperations } from "@store/contract/recommendations";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, type Shopper, type TestService } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";

const { getRecentlyViewed, updateRecentlyViewed } = recommendationOperations;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

async function view(shopper: Shopper, sku: string) {
  return shopper.call(updateRecentlyViewed, { sku, familyId: "family", optionChoiceParameter: "" });
}
async function skusOf(shopper: Shopper) {
  const { body } = await shopper.call(getRecentlyViewed, { isNewLayout: true });
  return body.items.map(({ sku }) => sku);
}

describe("what a shopper looked at", () => {
  it("is listed newest first, every product once, by the viewed SKU [PROD-04, CALL-096, CALL-097]", async () => {
    const shopper = shop.shopper();
    for (const sku of [sampleSkus.sofa, sampleSkus.inkChair, sampleSkus.diningTable, sampleSkus.boucleSofa]) {
      expect((await view(shopper, sku)).body).toMatchObject({ isSuccess: true });
    }
    expect(await skusOf(shopper)).toEqual([sampleSkus.boucleSofa, sampleSkus.diningTable, sampleSkus.inkChair]);
    await view(shopper, sampleSkus.inkChair);
    expect(await skusOf(shopper)).toEqual([sampleSkus.inkChair, sampleSkus.boucleSofa, sampleSkus.diningTable]);
  });

  it("is the shopper's own", async () => {
    const shopper = shop.shopper();
    await view(shopper, sampleSkus.sofa);
    expect(await skusOf(shop.shopper())).toEqual([]);
  });

  it("begins a session when a product is recorded, not when the list is read", async () => {
    const shopper = shop.shopper();
    expect(await skusOf(shopper)).toEqual([]);
    expect(shopper.cookies.size).toBe(0);
    const { headers } = await view(shopper, sampleSkus.sofa);
    expect(shopper.cookies.size).toBe(1);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  it("is forgotten beyond the last 24 products", async () => {
    const shopper = shop.shopper();
    const products = await shop.database
      .selectFrom("variant")
      .innerJoin("brand_product", "brand_product.product_id", "variant.product_id")
      .innerJoin("offer", "offer.sku", "variant.sku")
      .where("brand_product.brand", "=", "general")
      .where("offer.site", "=", "US")
      .select(({ fn }) => fn.min("variant.sku").as("sku"))
      .groupBy("variant.product_id")
      .limit(27)
      .execute();
    const skus = products.map(({ sku }) => sku);
    expect(skus).toHaveLength(27);
    for (const sku of skus) await view(shopper, sku);
    expect(await skusOf(shopper)).toEqual(skus.toReversed().slice(0, 24));
    const counts = await shop.database
      .selectFrom("recently_viewed")
      .select(({ fn }) => fn.countAll<number>().as("rows"))
      .groupBy("session_id")
      .execute();
    expect(Math.max(...counts.map(({ rows }) => rows))).toBe(24);
  });

  it("survives looks in several tabs at once", async () => {
    const shopper = shop.shopper();
    await view(shopper, sampleSkus.sofa);
    const skus = [
      sampleSkus.chairMadeToOrder,
      sampleSkus.diningTable,
      sampleSkus.lamp,
      sampleSkus.towels,
      sampleSkus.chairMadeToOrder,
    ];
    const answers = await Promise.all(skus.map((sku) => view(shopper, sku)));
    expect(answers.map(({ status }) => status)).toEqual(skus.map(() => 200));
    expect((await skusOf(shopper)).toSorted()).toEqual([
      sampleSkus.sofa,
      sampleSkus.diningTable,
      sampleSkus.lamp,
      sampleSkus.towels,
      sampleSkus.chairMadeToOrder,
    ]);
  });

  it("is refused for what is not sold here, and begins no session", async () => {
    const shopper = shop.shopper();
    const { status, body } = await view(shopper, sampleSkus.pendant);
    expect([status, body.errorCode, shopper.cookies.size]).toEqual([404, "SkuNotFound", 0]);
  });

  it("leaves out what is no longer sold", async () => {
    const own = await createTestService();
    const shopper = own.shopper();
    await view(shopper, sampleSkus.sofa);
    await view(shopper, sampleSkus.lamp);
    await own.database.deleteFrom("offer").where("sku", "in", [sampleSkus.lamp, sampleSkus.blackLamp]).execute();
    expect(await skusOf(shopper)).toEqual([sampleSkus.sofa]);
    await own.close();
  });
});

import { type CatalogRows, writeCatalog } from "@store/commerce-service";
import { createTestService, proceedToReview, submitOrder, type TestService } from "@store/commerce-service/testing";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { cartOperations } from "@store/contract/cart";
import { catalogOperations } from "@store/contract/catalog";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toFirstCatalogRows } from "./first-assortment.samples.ts";
import { toCatalogRows } from "./to-catalog-rows.ts";

const { diningTable, lamp, sofa, vase } = sampleSkus;

type CatalogTable = keyof CatalogRows;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

// A row that was written again has another xmin.
async function fingerprintsOf(table: CatalogTable) {
  const { rows } = await sql`select xmin::text, t.*::text as row from ${sql.table(table)} t order by 2`.execute(
    shop.database,
  );
  return rows;
}

describe("loading the catalog again", () => {
  it("writes nothing when nothing changed", async () => {
    const tables = Object.keys(toCatalogRows()) as CatalogTable[];
    const before = await Promise.all(tables.map(fingerprintsOf));
    await writeCatalog(shop.database, toCatalogRows());
    expect(await Promise.all(tables.map(fingerprintsOf))).toEqual(before);
  });

  it("brings new prices and words, and leaves stock that was sold down alone", { tags: ["deep"] }, async () => {
    const own = await createTestService();
    await own.database.updateTable("stock").set({ available: 3 }).where("sku", "=", sofa).execute();
    const rows = toCatalogRows();
    await writeCatalog(own.database, {
      ...rows,
      offer: rows.offer.map((offer) =>
        offer.sku === sofa && offer.site === "US"
          ? { ...offer, price_cents: 150_000, regular_price_cents: 189_900 }
          : offer,
      ),
      product: rows.product.map((product) =>
        product.product_id === "harbor-sofa" ? { ...product, name: "Harbour Sofa" } : product,
      ),
    });
    const { body } = await own.shopper().call(catalogOperations.getProduct, { sku: sofa });
    expect(body).toMatchObject({
      name: "Harbour Sofa",
      currentPrice: 150_000,
      regularPrice: 189_900,
      availabilityMessage: "Only 3 left",
    });
    await own.close();
  });

  it.each([
    ["has no terms", { final_sale: "always" as const, terms: null }],
    [
      "asks them only of what is made to order",
      {
        final_sale: "always" as const,
        terms: JSON.stringify({ title: null, message: "You can return it.", isForMadeToOrder: true }),
      },
    ],
  ])("refuses a final sale that %s, whatever its words say [CONF-09]", async (_case, fault) => {
    const rows = toCatalogRows();
    const product = rows.product.map((row) => (row.product_id === "porthole-mirror" ? { ...row, ...fault } : row));
    await expect(writeCatalog(shop.database, { ...rows, product })).rejects.toThrow("final_sale_asks_for_terms");
    const { body } = await shop.shopper().call(catalogOperations.getProduct, { sku: sampleSkus.mirror });
    expect(body.returnsText).toMatch(/^Final sale:/);
  });

  it("takes off sale what the catalog no longer prices, and what a brand no longer sells", async () => {
    const own = await createTestService();
    const rows = toCatalogRows();
    await writeCatalog(own.database, {
      ...rows,
      offer: rows.offer.filter(({ sku }) => sku !== lamp),
      brand_product: rows.brand_product.filter((sold) => sold.product_id !== "kiln-vase" || sold.brand === "general"),
    });
    const askFor = (sku: string, brand: "general" | "modern") =>
      own.shopper({ brand }).call(catalogOperations.getProduct, { sku });
    const answers = await Promise.all([askFor(lamp, "general"), askFor(vase, "modern"), askFor(vase, "general")]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 200]);
    await own.close();
  });

  it("brings new reviews, and takes back what the catalog no longer has (AMB-251)", async () => {
    const own = await createTestService();
    const rows = toCatalogRows();
    const ofTable = (id: string) => rows.product_review.filter(({ product_id }) => product_id === id);
    const reviewsOf = async (sku: string) =>
      (await own.shopper().call(catalogOperations.getProduct, { sku })).body.reviews;
    await own.database.deleteFrom("product_review").where("product_id", "=", "harbor-sofa").execute();
    expect(await reviewsOf(sofa)).toBeNull();
    const [newest, ...older] = ofTable("harbor-sofa");
    await writeCatalog(own.database, rows);
    expect(await reviewsOf(sofa)).toMatchObject({ count: older.length + 1 });
    const left = rows.product_review.filter((review) => review !== newest);
    await writeCatalog(own.database, { ...rows, product_review: left });
    expect(await reviewsOf(sofa)).toMatchObject({ count: older.length });
    await own.close();
  });

  it("keeps a category that a product or another category still refers to", async () => {
    const own = await createTestService();
    const rows = toCatalogRows();
    await writeCatalog(own.database, { ...rows, category: rows.category.filter(({ slug }) => slug === "bath") });
    const left = await own.database.selectFrom("category").select("slug").execute();
    expect(left).toHaveLength(rows.category.length);
    await own.close();
  });

  it("is refused with the reason, and writes nothing, if the pattern of a font cannot be used (AMB-288)", async () => {
    const rows = toCatalogRows();
    const product = rows.product.map((each) => ({
      ...each,
      name: "Another name",
      personalization: each.personalization?.replace('"[A-Z]+"', '"[A-Z]+(?!Q)"') ?? null,
    }));
    await expect(writeCatalog(shop.database, { ...rows, product })).rejects.toThrow(
      "tidewater-towels, Monogram: look-around at character 7",
    );
    const renamed = shop.database.selectFrom("product").select("name").where("name", "=", "Another name");
    expect(await renamed.execute()).toEqual([]);
  });

  it("goes well when several processes do it at once", { tags: ["deep"] }, async () => {
    const own = await createTestService();
    await own.database.updateTable("product").set({ summary: "Old" }).execute();
    await Promise.all(Array.from({ length: 4 }, () => writeCatalog(own.database, toCatalogRows())));
    const old = await own.database.selectFrom("product").select("name").where("summary", "=", "Old").execute();
    expect(old).toEqual([]);
    await own.close();
  });
});

describe("loading the catalog into a store that has the first one", () => {
  it("brings the new assortment, ends the old categories, and leaves orders and baskets as they are", {
    tags: ["deep"],
  }, async () => {
    const own = await createTestService();
    await sql`truncate category, product, variant, stock cascade`.execute(own.database);
    await writeCatalog(own.database, toFirstCatalogRows());
    const buyer = own.shopper();
    await buyer.call(cartOperations.addItems, { items: [{ Sku: sofa }, { Sku: lamp, Quantity: 2 }] });
    await proceedToReview(buyer);
    await submitOrder(buyer, { idempotencyKey: crypto.randomUUID() });
    const browser = own.shopper();
    await browser.call(cartOperations.addItems, { items: [{ Sku: diningTable }] });

    const read = async () => ({
      orders: await own.database.selectFrom("customer_order").selectAll().execute(),
      lines: await own.database.selectFrom("order_line").selectAll().execute(),
      baskets: await own.database.selectFrom("basket_line").selectAll().execute(),
      stock: await own.database.selectFrom("stock").selectAll().where("sku", "in", [sofa, lamp]).execute(),
    });
    const before = await read();
    expect([before.orders.length, before.lines.length]).toEqual([1, 2]);
    await writeCatalog(own.database, toCatalogRows());

    expect(await read()).toEqual(before);
    const slugs = (await own.database.selectFrom("category").select("slug").execute()).map(({ slug }) => slug);
    expect(slugs.toSorted()).toEqual(
      toCatalogRows()
        .category.map(({ slug }) => slug)
        .toSorted(),
    );
    const { body } = await browser.call(cartOperations.getCartJsx, {});
    expect(body.cartData?.lineItems.map(({ sku }) => sku)).toEqual([diningTable]);
    expect(await own.database.selectFrom("product_review").select("review_id").execute()).toHaveLength(
      toCatalogRows().product_review.length,
    );
    await own.close();
  });
});

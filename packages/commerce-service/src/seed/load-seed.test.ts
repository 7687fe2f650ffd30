import { readdirSync } from "node:fs";
import path from "node:path";
import { catalogOperations } from "@store/contract/catalog";
import { canadianProvinces, usStates } from "@store/postal-and-address";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../testing/index.ts";
import { loadSeed } from "./load-seed.ts";
import { type CatalogTable, toSeedRows } from "./to-seed-rows.ts";

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

describe("loading the catalogue again", () => {
  it("writes nothing when nothing changed", async () => {
    const tables = Object.keys(toSeedRows()) as CatalogTable[];
    const before = await Promise.all(tables.map(fingerprintsOf));
    await loadSeed(shop.database);
    expect(await Promise.all(tables.map(fingerprintsOf))).toEqual(before);
  });

  it("brings new prices and words, and leaves stock that was sold down alone", async () => {
    const own = await createTestService();
    await own.database.updateTable("stock").set({ available: 3 }).where("sku", "=", "100101").execute();
    const rows = toSeedRows();
    await loadSeed(own.database, {
      ...rows,
      offer: rows.offer.map((offer) =>
        offer.sku === "100101" && offer.site === "US"
          ? { ...offer, price_cents: 150_000, regular_price_cents: 189_900 }
          : offer,
      ),
      product: rows.product.map((product) =>
        product.product_id === "harbor-sofa" ? { ...product, name: "Harbour Sofa" } : product,
      ),
    });
    const { body } = await own.shopper().call(catalogOperations.getProduct, { sku: "100101" });
    expect(body).toMatchObject({
      name: "Harbour Sofa",
      currentPrice: 150_000,
      regularPrice: 189_900,
      availabilityMessage: "Only 3 left",
    });
    await own.close();
  });

  it("takes off sale what the catalogue no longer prices", async () => {
    const own = await createTestService();
    const rows = toSeedRows();
    await loadSeed(own.database, { ...rows, offer: rows.offer.filter(({ sku }) => sku !== "100401") });
    const left = await own.database.selectFrom("offer").select("sku").where("sku", "=", "100401").execute();
    expect(left).toEqual([]);
    await own.close();
  });

  it("goes well when several processes do it at once", async () => {
    const own = await createTestService();
    await own.database.updateTable("product").set({ summary: "Old" }).execute();
    await Promise.all(Array.from({ length: 4 }, () => loadSeed(own.database)));
    const old = await own.database.selectFrom("product").select("name").where("summary", "=", "Old").execute();
    expect(old).toEqual([]);
    await own.close();
  });
});

describe("the sample catalogue", () => {
  const rows = toSeedRows();

  it("has ten products with 23 SKUs, all priced in both currencies", () => {
    expect([rows.product.length, rows.variant.length, rows.offer.length]).toEqual([10, 23, 46]);
  });

  it("has a picture in every size and format for everything it shows", () => {
    const files = new Set(readdirSync(path.resolve(import.meta.dirname, "../../../storefront/pictures")));
    const names = [...rows.variant, ...rows.category].map(({ picture }) => picture);
    const missing = names.flatMap((name) =>
      [400, 800, 1280].flatMap((size) =>
        ["avif", "webp"].map((format) => `${name}-${size}.${format}`).filter((file) => !files.has(file)),
      ),
    );
    expect(missing).toEqual([]);
  });

  it("knows a tax rate for every state, territory, military code and province", () => {
    const known = new Set(rows.tax_rate.map(({ country, region }) => `${country} ${region}`));
    const regions = [
      ...usStates().map(({ code }) => `USA ${code}`),
      ...canadianProvinces().map(({ code }) => `CAN ${code}`),
    ];
    expect(regions.filter((region) => !known.has(region))).toEqual([]);
    expect(known.size).toBe(regions.length);
  });

  it("prices something below its regular price, and never above", () => {
    const sales = rows.offer.filter(({ price_cents, regular_price_cents }) => price_cents < regular_price_cents);
    expect(new Set(sales.map(({ sku }) => sku))).toEqual(new Set(["100402"]));
    expect(rows.offer.every(({ price_cents, regular_price_cents }) => price_cents <= regular_price_cents)).toBe(true);
  });
});

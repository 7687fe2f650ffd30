import { cartOperations } from "@store/contract/cart";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { writeRows } from "../../database/write-rows.ts";
import { createTestService, type TestService } from "../../testing/index.ts";
import { sampleSkus } from "../../testing/sample-inputs.ts";
import { createCatalogCache } from "./catalog-cache.ts";

const storefront = { site: "US", brand: "general" } as const;
const lamp = sampleSkus.lamp;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

const versionNow = async () => {
  const { version } = await shop.database.selectFrom("shop_version").select("version").executeTakeFirstOrThrow();
  return String(version);
};

describe("the catalog cache of a process", () => {
  it("keeps its data while the catalog is unchanged", async () => {
    const catalogCache = createCatalogCache(shop.clock);
    const version = await versionNow();
    const first = await catalogCache.find(shop.database, { ...storefront, version, skus: [lamp] });
    const again = await catalogCache.find(shop.database, {
      ...storefront,
      version,
      skus: [lamp, sampleSkus.towels, "none"],
    });
    expect(again).toBe(first);
    expect(again.items.get(lamp)).toBe(first.items.get(lamp));
    expect(again.items.get(sampleSkus.towels)).toMatchObject({ sku: sampleSkus.towels, isSold: true });
    expect(again.items.has("none")).toBe(false);
  });

  it("has separate data for each site and brand", async () => {
    const catalogCache = createCatalogCache(shop.clock);
    const us = await catalogCache.find(shop.database, { ...storefront, skus: [lamp] });
    const ca = await catalogCache.find(shop.database, { site: "CA", brand: "general", skus: [lamp] });
    expect(ca.items.get(lamp)?.offerCents).not.toBe(us.items.get(lamp)?.offerCents);
    expect(Object.keys(ca.taxRates)).not.toEqual(Object.keys(us.taxRates));
  });

  it.each([
    ["a price", `update offer set price_cents = price_cents - 100 where sku = '${sampleSkus.lamp}'`],
    ["a name", "update product set name = name || '!' where category_slug = 'table-lamps'"],
    ["a tax", "update tax_rate set rate_millionths = rate_millionths + 1 where region = 'IL'"],
    ["a store", "update store_location set phone = phone || '1'"],
    ["an outage", "insert into service_outage (site, service) values ('US', 'installation')"],
    ["its end", "delete from service_outage"],
  ])("are read anew when the shop changes %s", async (_what, statement) => {
    const catalogCache = createCatalogCache(shop.clock);
    const before = await catalogCache.find(shop.database, { ...storefront, version: await versionNow(), skus: [lamp] });
    await sql.raw(statement).execute(shop.database);
    const after = await catalogCache.find(shop.database, { ...storefront, version: await versionNow(), skus: [lamp] });
    expect(after).not.toEqual(before);
  });

  it("survives statements that change nothing, for at most a minute", async () => {
    const catalogCache = createCatalogCache(shop.clock);
    const find = async () =>
      catalogCache.find(shop.database, { ...storefront, version: await versionNow(), skus: [lamp] });
    const first = await find();
    await sql`update offer set price_cents = 1 where sku = 'none'`.execute(shop.database);
    const rows = await shop.database.selectFrom("offer").selectAll().execute();
    const write = (offers: readonly object[]) =>
      shop.database
        .transaction()
        .execute((transaction) => writeRows(transaction, { table: "offer", key: ["sku", "site"], rows: offers }));
    await write(rows);
    expect(await find()).toBe(first);
    await write(rows.map((row) => (row.sku === lamp ? { ...row, price_cents: row.price_cents - 100 } : row)));
    const changed = await find();
    expect(changed.items.get(lamp)?.offerCents).not.toBe(first.items.get(lamp)?.offerCents);
    shop.clock.advance(60_000);
    expect(await find()).not.toBe(changed);
  });

  it("says so if the current prices cannot be determined", async () => {
    const own = await createTestService();
    await sql`delete from shop_version`.execute(own.database);
    await expect(createCatalogCache(own.clock).find(own.database, { ...storefront, skus: [lamp] })).rejects.toThrow(
      "shop_version",
    );
    await own.close();
  });
});

it("a changed price applies to the next cart, in every process", async () => {
  const shopper = shop.shopper();
  await shopper.call(cartOperations.addItems, { items: [{ Sku: sampleSkus.towels }] });
  const subtotal = async () => (await shopper.call(cartOperations.getCartJsx, {})).body.cartData?.orderSummary.subtotal;
  const before = (await subtotal()) ?? 0;
  await shop.database
    .updateTable("offer")
    .set((eb) => ({ price_cents: eb("price_cents", "-", 100) }))
    .where("sku", "=", sampleSkus.towels)
    .execute();
  expect(await subtotal()).toBe(before - 100);
});

it("add-ons are offered at the current price", async () => {
  const shopper = shop.shopper();
  const add = async () =>
    (await shopper.call(cartOperations.addItems, { items: [{ Sku: sampleSkus.sofa }] })).body.addOns;
  const [before] = await add();
  await sql`update offer set price_cents = 4200, regular_price_cents = 4200 where sku = ${before?.sku}`.execute(
    shop.database,
  );
  expect((await add()).find(({ sku }) => sku === before?.sku)?.formattedPrice).toBe("$42.00");
});

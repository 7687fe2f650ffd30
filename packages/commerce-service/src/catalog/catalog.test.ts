import { catalogOperations } from "@store/contract/catalog";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../testing/index.ts";

const { getCategory, getHome, getNavigation, getProduct, getStores } = catalogOperations;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

describe("the home page", () => {
  it("tells each brand's own story with products of its own order [SITE-01]", async () => {
    const general = (await shop.shopper().call(getHome, {})).body;
    const modern = (await shop.shopper({ brand: "modern" }).call(getHome, {})).body;
    expect(general.hero.imagePath).toBe("/pictures/room-general-1280.webp");
    expect(modern.hero.imagePath).toBe("/pictures/room-modern-1280.webp");
    const idsOf = (home: typeof general) => home.sections.map(({ items }) => items.map(({ id }) => id));
    expect(idsOf(general)[0]).toEqual(["harbor-sofa", "wren-chair", "fieldstone-rug", "beacon-lamp"]);
    expect(idsOf(modern)[0]).toEqual(["wren-chair", "atlas-bookcase", "beacon-lamp", "fieldstone-rug"]);
    expect(idsOf(general).flat().sort()).toEqual(idsOf(modern).flat().sort());
  });

  it("leaves out what the site does not sell, and a row that is empty then", async () => {
    const own = await createTestService();
    const gone = ["harbor-sofa", "quarry-table", "atlas-bookcase", "dune-sectional"];
    await own.database
      .deleteFrom("offer")
      .where("site", "=", "CA")
      .where("sku", "in", (eb) => eb.selectFrom("variant").select("sku").where("product_id", "in", gone))
      .execute();
    const { body } = await own.shopper({ site: "CA" }).call(getHome, {});
    expect(body.sections.map(({ title }) => title)).toEqual(["For the living room", "Small comforts"]);
    expect(body.sections[0]?.items).toHaveLength(3);
    await own.close();
  });
});

describe("navigation and listings", () => {
  it("leads to listings that together hold every product once", async () => {
    const shopper = shop.shopper();
    const { departments } = (await shopper.call(getNavigation, {})).body;
    const listings = await Promise.all(
      departments.map(({ url }) => shopper.call(getCategory, { slug: url.replace("/browse/", "") })),
    );
    const ids = listings.flatMap(({ body }) => body.items.map(({ id }) => id));
    const all = (await shopper.call(getCategory, { slug: "all" })).body;
    expect(all.total).toBe(10);
    expect(ids.toSorted()).toEqual(all.items.map(({ id }) => id).toSorted());
    expect(listings.map(({ body }) => body.title)).toEqual(departments.map(({ title }) => title));
  });

  it("shows what a card needs: price or range, note, colours to choose from", async () => {
    const { body } = await shop.shopper().call(getCategory, { slug: "all" });
    const facts = Object.fromEntries(
      body.items.map(({ id, formattedPrice, note, choices }) => [id, [formattedPrice, note, choices.length]]),
    );
    expect(facts).toMatchObject({
      "harbor-sofa": ["From $1,899.00", undefined, 4],
      "wren-chair": ["$1,099.00", "Made to order", 2],
      "beacon-lamp": ["From $119.00", undefined, 2],
      "tidewater-towels": ["$48.00", "Can be embroidered", 2],
      "gift-card": ["From $50.00", undefined, 2],
      "room-to-grow": ["Any amount", undefined, 0],
    });
  });

  it("answers 404 for a category that does not exist and 400 for what cannot be one", async () => {
    const shopper = shop.shopper();
    const missing = await shopper.call(getCategory, { slug: "garden" });
    expect([missing.status, missing.body.errorCode]).toEqual([404, "CategoryNotFound"]);
    expect((await shopper.call(getCategory, { slug: "Garden;drop" })).status).toBe(400);
  });
});

describe("a product's page", () => {
  it("shows the chosen variant among its siblings, in price groups", async () => {
    const { body } = await shop.shopper().call(getProduct, { sku: "100103" });
    expect(body).toMatchObject({
      name: "Harbor Sofa",
      optionName: "Fabric",
      optionLabel: "Ivory Boucle",
      formattedPrice: "$2,199.00",
      dimensions: { width: 88, depth: 38, height: 33, diameter: null, systemOfMeasure: 1 },
      breadcrumbs: [{ title: "Home" }, { title: "Sofas & Chairs", url: "/browse/sofas-and-chairs" }],
      gallery: [
        { imagePath: "/pictures/harbor-sofa-ivory-800.webp", imagePathHiRes: "/pictures/harbor-sofa-ivory-1280.webp" },
      ],
    });
    expect(body.options.map(({ sku, group, isSelected }) => [sku, group, isSelected])).toEqual([
      ["100101", "Price group 1", false],
      ["100102", "Price group 1", false],
      ["100103", "Price group 2", true],
      ["100104", "Price group 2", false],
    ]);
  });

  it("goes with things from other categories", async () => {
    const { body } = await shop.shopper().call(getProduct, { sku: "100301" });
    expect(body.pairsWith.map(({ id }) => id)).toEqual([
      "harbor-sofa",
      "beacon-lamp",
      "tidewater-towels",
      "dune-sectional",
    ]);
  });

  it("is in Canadian dollars and centimetres in Canada [FMT-05, FMT-01]", async () => {
    const { body } = await shop.shopper({ site: "CA" }).call(getProduct, { sku: "100401" });
    expect(body).toMatchObject({
      currency: "CAD",
      currentPrice: 19_900,
      formattedPrice: "$199.00",
      dimensions: { width: null, diameter: 38, height: 65, systemOfMeasure: 2 },
    });
    expect(body.deliveryMessage).toContain("$99.00");
  });

  it("names no state of the other country among those it is not sent to", async () => {
    const { body } = await shop.shopper({ site: "CA" }).call(getProduct, { sku: "100801" });
    expect(body.restrictedStates).toEqual([]);
  });

  it.each([
    ["100402", { regularPrice: 14_900, currentPrice: 11_900, deliveryStatus: 1, availabilityMessage: "Only 4 left" }],
    ["100601", { isMadeToOrder: true, deliveryStatus: 2 }],
    ["100701", { isOversized: true, shipMethod: 7, boxes: [{ boxNumber: 1, width: 76 }, { boxNumber: 2 }] }],
    ["100702", { deliveryStatus: 3, availabilityMessage: "Out of stock" }],
    ["100801", { restrictedStates: ["CA", "ME", "MN", "VT", "WA"] }],
    ["100501", { customizationType: 700, personalization: { maxLength: 20, fee: 850 } }],
    ["100901", { kind: "giftCard", shipMethod: 9, personalization: null }],
    ["101001", { kind: "donation", formattedPrice: "Any amount", options: [] }],
  ])("says what is special about %s", async (sku, facts) => {
    const { body } = await shop.shopper().call(getProduct, { sku });
    expect(body).toMatchObject(facts);
  });

  it("answers 404 for a SKU that is not sold here, and 400 for what is none", async () => {
    const own = await createTestService();
    await own.database.deleteFrom("offer").where("sku", "=", "100801").where("site", "=", "CA").execute();
    const inCanada = await own.shopper({ site: "CA" }).call(getProduct, { sku: "100801" });
    const sibling = await own.shopper({ site: "CA" }).call(getProduct, { sku: "100802" });
    const unknown = await own.shopper().call(getProduct, { sku: "123" });
    expect([inCanada.status, inCanada.body.errorCode, sibling.status, unknown.status]).toEqual([
      404,
      "SkuNotFound",
      200,
      404,
    ]);
    expect((await own.shopper().call(getProduct, { sku: "sofa" })).status).toBe(400);
    await own.close();
  });
});

describe("the stores", () => {
  it("are the site's own, each with a fictional telephone number", async () => {
    const american = (await shop.shopper().call(getStores, {})).body.stores;
    const canadian = (await shop.shopper({ site: "CA" }).call(getStores, {})).body.stores;
    expect(american.map(({ address }) => address.country)).toEqual(["USA", "USA"]);
    expect(canadian.map(({ address }) => address.state)).toEqual(["ON"]);
    for (const { phone } of [...american, ...canadian]) expect(phone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
  });
});

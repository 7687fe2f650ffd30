import { catalogOperations } from "@store/contract/catalog";
import { brand } from "@store/contract/shared";
import { specialOrderOperations } from "@store/contract/special-order";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../testing/index.ts";
import { sampleSkus, specialOrderSkus } from "../testing/sample-inputs.ts";

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

type Storefront = Parameters<TestService["shopper"]>[0];

async function show(sku: string, postalCode?: string, storefront: Storefront = {}) {
  const request = { sku, ...(postalCode !== undefined && { postalCode }) };
  return (await shop.shopper(storefront).call(catalogOperations.getProduct, request)).body;
}

describe("the link to customize a product", () => {
  const reason = "because its parts are cut and fitted for your order alone";
  it.each([
    ["US", "From $1,329.00 in Rust Velvet, cut and fitted for you"],
    ["CA", "From $1,740.00 in Rust Velvet, cut and fitted for you"],
  ] as const)(
    "says on the site of %s what it costs and why, in the fabric of the page [SPEC-01]",
    async (site, note) => {
      for (const one of brand.options) {
        const { customize } = await show(sampleSkus.chairMadeToOrder, undefined, { site, brand: one });
        expect(customize?.note).toBe(note);
      }
    },
  );

  it.each([
    ["US", "$1,099.00"],
    ["CA", "$1,449.00"],
  ] as const)("leads on the site of %s to a page that says it too [SPEC-01]", async (site, least) => {
    const request = { choices: "[]", sortType: "", outputCacheString: "", isFabricPopup: false } as const;
    const { body } = await shop
      .shopper({ site })
      .call(specialOrderOperations.getSpecialOrderProduct, { sku: specialOrderSkus.chair, ...request });
    expect(body.priceNote).toBe(`It costs more than the fabrics we keep at hand, from ${least}, ${reason}.`);
  });

  it("says nothing where customizing costs no more", async () => {
    const priceCents = JSON.stringify({ US: 1000, CA: 1000 });
    const own = await createTestService();
    await own.database.updateTable("special_order").set({ price_cents: priceCents }).execute();
    const { body } = await own.shopper().call(catalogOperations.getProduct, { sku: sampleSkus.chairMadeToOrder });
    expect(body.customize).toMatchObject({ title: expect.stringMatching(/^Customize/) });
    expect(body.customize?.note).toBeUndefined();
    await own.close();
  });
});

describe("the delivery of a product", () => {
  it.each<[string, string, string | null]>([
    ["a sofa by the nearest truck", sampleSkus.sofa, "From $99.00"],
    ["a parcel below the threshold", sampleSkus.towels, "$9.95"],
    ["a parcel above it", sampleSkus.lamp, "Free"],
    ["a gift card", sampleSkus.giftCard, "Free"],
  ])("costs what standard delivery of one costs, and has no date: %s", async (_what, sku, charge) => {
    expect((await show(sku)).delivery).toEqual({ postalCode: null, charge });
  });

  it("has a condition only where one piece alone does not meet it", async () => {
    expect((await show(sampleSkus.lamp)).deliveryMessage).toBe("Sent by parcel.");
    const condition = "Standard delivery is free when your parcels come to $49.00 or more.";
    expect((await show(sampleSkus.towels)).deliveryMessage).toBe(`Sent by parcel. ${condition}`);
  });

  it.each<[string, string, string, object]>([
    ["near a store", sampleSkus.sofa, "60614", { charge: "$99.00" }],
    ["far from every store", sampleSkus.sofa, "59718", { charge: "$199.00" }],
    ["to Alaska, with its surcharge", sampleSkus.lamp, "99501", { charge: "$10.00" }],
  ])("has a date and a charge for a postal code %s", async (_where, sku, postalCode, expected) => {
    const { delivery } = await show(sku, postalCode);
    expect(delivery).toMatchObject({ postalCode, arrival: expect.stringMatching(/^Arrives \w{3}, /), ...expected });
  });

  it("says why it cannot be delivered there", async () => {
    const { delivery } = await show(sampleSkus.sofa, "09001");
    expect(delivery).toMatchObject({ postalCode: "09001", charge: null, arrival: expect.stringMatching(/\./) });
  });

  it.each(["00000", "W1A 1AA", "abc"])(
    "says that %s is no postal code, and shows the charge without",
    async (typed) => {
      const { delivery } = await show(sampleSkus.sofa, typed);
      expect(delivery).toMatchObject({
        postalCode: null,
        charge: "From $99.00",
        problem: expect.stringContaining(typed),
      });
    },
  );

  it("takes a code with four more digits, and asks for one where it is empty", async () => {
    expect((await show(sampleSkus.sofa, "60614-1234")).delivery).toMatchObject({ postalCode: "60614" });
    const { delivery } = await show(sampleSkus.sofa, " ");
    expect(delivery).toMatchObject({ postalCode: null, problem: expect.stringMatching(/ZIP Code/) });
  });

  it("is that of the Canadian site", async () => {
    const { delivery } = await show(sampleSkus.sofa, "m5v 2t6", { site: "CA" });
    expect(delivery).toMatchObject({ postalCode: "M5V 2T6", charge: "$149.00" });
  });

  it("is absent for a donation", async () => {
    expect((await show(sampleSkus.donation)).delivery).toBeNull();
  });
});

describe("the other choices of a product", () => {
  it("are the stores where it can be picked up, the nearest first for a postal code", async () => {
    const byName = (await show(sampleSkus.lamp)).pickupStores ?? [];
    expect(byName.map(({ name }) => name)).toEqual(byName.map(({ name }) => name).toSorted());
    expect(byName.length).toBeGreaterThan(2);
    const [first] = (await show(sampleSkus.lamp, "10001")).pickupStores ?? [];
    expect(first).toMatchObject({ locationId: "us-new-york", distance: { unit: "mi" } });
  });

  it.each([
    ["what is made to order", sampleSkus.armchair],
    ["a gift card", sampleSkus.giftCard],
  ])("are no stores for %s", async (_what, sku) => {
    expect((await show(sku)).pickupStores).toEqual([]);
  });

  it("are its installation with the fee of the site", async () => {
    const type = "Assembly and wall fastening";
    expect((await show(sampleSkus.bookcase)).installation).toEqual({ type, formattedFee: "$99.00" });
    const canadian = await show(sampleSkus.bookcase, undefined, { site: "CA" });
    expect(canadian.installation).toEqual({ type, formattedFee: "$129.00" });
    expect((await show(sampleSkus.lamp)).installation).toBeNull();
  });
});

describe("isStockSku", () => {
  it.each([
    ["what is in stock", sampleSkus.lamp, true],
    ["a sofa's stock fabric", sampleSkus.sofa, true],
    ["a fabric that is made to order", sampleSkus.armchair, false],
    ["a gift card", sampleSkus.giftCard, false],
    ["a donation", sampleSkus.donation, false],
  ])("of %s says whether a registry can have it [REG-10]", async (_what, sku, isStockSku) => {
    expect((await show(sku)).isStockSku).toBe(isStockSku);
  });

  it("stays true for what is sold out for now, on its page and on its card [REG-10]", async () => {
    const { database } = shop;
    const { available } = await database
      .selectFrom("stock")
      .where("sku", "=", sampleSkus.rug)
      .select("available")
      .executeTakeFirstOrThrow();
    await database.updateTable("stock").set({ available: 0 }).where("sku", "=", sampleSkus.rug).execute();
    expect(await show(sampleSkus.rug)).toMatchObject({ isStockSku: true, deliveryStatus: 3 });
    const { body } = await shop.shopper().call(catalogOperations.getCategory, { slug: "rugs" });
    expect(body.items.find(({ sku }) => sku === sampleSkus.rug)).toMatchObject({ isStockSku: true });
    await database.updateTable("stock").set({ available }).where("sku", "=", sampleSkus.rug).execute();
  });
});

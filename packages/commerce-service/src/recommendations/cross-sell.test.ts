import { cartOperations } from "@store/contract/cart";
import { catalogOperations } from "@store/contract/catalog";
import { type CrossSellLocation, recommendationOperations } from "@store/contract/recommendations";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, proceedToReview, submitOrder, type TestService } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

async function row(
  location: CrossSellLocation,
  skus: string[],
  { service = shop, ...storefront }: { service?: TestService; brand?: "modern"; site?: "CA" } = {},
) {
  const { status, body } = await service
    .shopper(storefront)
    .call(recommendationOperations.getCrossSell, { skus, location });
  expect(status).toBe(200);
  return { title: body.title, ids: body.items.map(({ id }) => id) };
}

const productsOf = async (skus: readonly string[]) => {
  const rows = await shop.database.selectFrom("variant").select("product_id").where("sku", "in", skus).execute();
  return rows.map(({ product_id }) => product_id);
};

/** The category of each product, and whether it can be bought now. */
async function kindsOf(ids: readonly string[]) {
  const rows = await shop.database
    .selectFrom("product")
    .innerJoin("variant", "variant.product_id", "product.product_id")
    .leftJoin("stock", "stock.sku", "variant.sku")
    .select(["product.product_id", "product.category_slug as slug", "stock.available"])
    .where("product.product_id", "in", [...ids, ""])
    .execute();
  return ids.map((id) => {
    const variants = rows.filter((each) => each.product_id === id);
    return { slug: variants[0]?.slug ?? "", isInStock: variants.some(({ available }) => available !== 0) };
  });
}

async function order(service: TestService, skus: readonly string[]) {
  const shopper = service.shopper();
  await proceedToReview(shopper, { items: skus.map((Sku) => ({ Sku })) });
  const { status } = await submitOrder(shopper, { idempotencyKey: crypto.randomUUID() });
  expect(status).toBe("placed");
}

describe("You May Also Want", () => {
  it("differs with the product, repeats no product and is the same for every request [PROD-04, CALL-099]", async () => {
    const sofa = await row("youMayAlsoWant", [sampleSkus.sofa]);
    expect(sofa.title).toBe("You May Also Want");
    expect(sofa.ids.length).toBeGreaterThan(3);
    expect(sofa.ids).not.toContain("harbor-sofa");
    expect(await row("youMayAlsoWant", [sampleSkus.sofa])).toEqual(sofa);
    for (const sku of [sampleSkus.loveseat, sampleSkus.chairMadeToOrder, sampleSkus.bed, sampleSkus.floorLamp]) {
      expect((await row("youMayAlsoWant", [sku])).ids).not.toEqual(sofa.ids);
    }
  });

  it("shows a sofa's buyer a table, a rug, a pillow or throw, a lamp and a chair [PROD-04]", async () => {
    const { ids } = await row("youMayAlsoWant", [sampleSkus.sofa]);
    expect((await kindsOf(ids)).map(({ slug }) => slug)).toEqual([
      "coffee-and-side-tables",
      "rugs",
      "pillows-and-throws",
      "floor-lamps",
      "chairs",
    ]);
    // Of the rugs, the one that buyers have rated.
    expect(ids[1]).toBe("fieldstone-rug");
  });

  it("has one product of a kind, in stock, and none of a kind that is in the cart [CALL-099]", async () => {
    await fc.assert(
      fc.asyncProperty(fc.subarray(Object.values(sampleSkus), { minLength: 1, maxLength: 5 }), async (skus) => {
        const { ids } = await row("youMayAlsoWant", skus);
        const given = await kindsOf(await productsOf(skus));
        const found = await kindsOf(ids);
        expect(new Set(found.map(({ slug }) => slug)).size).toBe(ids.length);
        const seats = ["sofas", "sectionals"];
        for (const { slug, isInStock } of found) {
          expect(given.map((each) => (seats.includes(each.slug) ? "sofas" : each.slug))).not.toContain(slug);
          expect(isInStock).toBe(true);
        }
      }),
      { numRuns: 25 },
    );
  });

  it("leaves out what the shopper has in the cart or has just viewed, and what the page shows besides", async () => {
    const shopper = shop.shopper();
    const read = async (without: string[] = []) =>
      (
        await shopper.call(recommendationOperations.getCrossSell, {
          skus: [sampleSkus.sofa],
          location: "youMayAlsoWant",
          ...(without.length > 0 && { without }),
        })
      ).body.items;
    const before = await read();
    const [table, , pillow, lamp] = before;
    if (!table || !pillow || !lamp) throw new Error("The row is too short.");
    await shopper.call(cartOperations.addItems, { items: [{ Sku: table.sku }] });
    const view = { sku: pillow.sku, familyId: pillow.id, optionChoiceParameter: "" };
    await shopper.call(recommendationOperations.updateRecentlyViewed, view);
    const after = await read([lamp.sku]);
    const known = [table.id, pillow.id, lamp.id];
    expect(after.filter(({ id }) => known.includes(id))).toEqual([]);
    // Others of the same kinds take their places.
    const toSlugs = async (cards: typeof after) => (await kindsOf(cards.map(({ id }) => id))).map(({ slug }) => slug);
    expect(await toSlugs(after)).toEqual(await toSlugs(before));
  });

  it("leaves out what is sold out", async () => {
    const own = await createTestService();
    const [table] = (await row("youMayAlsoWant", [sampleSkus.sofa], { service: own })).ids;
    const skus = own.database
      .selectFrom("variant")
      .select("sku")
      .where("product_id", "=", table ?? "");
    await own.database.updateTable("stock").set({ available: 0 }).where("sku", "in", skus).execute();
    const { ids } = await row("youMayAlsoWant", [sampleSkus.sofa], { service: own });
    expect(ids).not.toContain(table);
    expect((await kindsOf(ids))[0]?.slug).toBe("coffee-and-side-tables");
    await own.close();
  });

  it("shows on a product's page others than those that pair well with it", async () => {
    for (const sku of [sampleSkus.sofa, sampleSkus.bed, sampleSkus.diningTable]) {
      const shopper = shop.shopper();
      const { pairsWith } = (await shopper.call(catalogOperations.getProduct, { sku })).body;
      const without = pairsWith.map((card) => card.sku);
      const call = { skus: [sku], location: "youMayAlsoWant" as const, without };
      const { items } = (await shopper.call(recommendationOperations.getCrossSell, call)).body;
      expect(items.length, sku).toBeGreaterThan(1);
      expect(items.filter(({ id }) => pairsWith.some((card) => card.id === id))).toEqual([]);
    }
  });

  it("is empty for no product, and contains only products sold here", async () => {
    expect((await row("youMayAlsoWant", [])).ids).toEqual([]);
    expect((await row("youMayAlsoWant", [sampleSkus.diningTable])).ids).not.toContain("halo-pendant");
    expect((await row("youMayAlsoWant", [sampleSkus.diningTable], { brand: "modern" })).ids).toContain("halo-pendant");
    expect((await row("youMayAlsoWant", [sampleSkus.diningTable], { brand: "modern", site: "CA" })).ids).not.toContain(
      "halo-pendant",
    );
  });
});

describe("People Also Bought", () => {
  it("comes from stored orders, the most frequent first, and is empty without any [PROD-04]", async () => {
    const own = await createTestService();
    expect(await row("peopleAlsoBought", [sampleSkus.towels], { service: own })).toEqual({
      title: "People Also Bought",
      ids: [],
    });
    await order(own, [sampleSkus.towels, sampleSkus.lamp]);
    await order(own, [sampleSkus.sageTowels, sampleSkus.bathRug, sampleSkus.lamp]);
    await order(own, [sampleSkus.diningTable]);
    expect((await row("peopleAlsoBought", [sampleSkus.towels], { service: own })).ids).toEqual([
      "beacon-lamp",
      "reed-bath-rug",
    ]);
    expect((await row("peopleAlsoBought", [sampleSkus.diningTable], { service: own })).ids).toEqual([]);
    expect((await row("peopleAlsoBought", [sampleSkus.towels, sampleSkus.lamp], { service: own })).ids).toEqual([
      "reed-bath-rug",
    ]);
    await own.close();
  });
});

describe("Trending Products", () => {
  it("are at first the best rated of each kind, for an empty cart", async () => {
    const { ids } = await row("trending", []);
    const kinds = (await kindsOf(ids)).map(({ slug }) => slug);
    expect(new Set(kinds).size).toBe(12);
    expect(ids.slice(0, 2)).toEqual(["harbor-sofa", "quarry-table"]);
  });

  it("are what most orders of the last thirty days hold, filled up with the best rated of each kind", async () => {
    const own = await createTestService();
    const before = await row("trending", [], { service: own });
    expect([before.title, before.ids.length]).toEqual(["Trending Products", 12]);
    await order(own, [sampleSkus.bathRug]);
    await order(own, [sampleSkus.bathRug, sampleSkus.lamp]);
    const after = await row("trending", [], { service: own });
    expect(after.ids.slice(0, 2)).toEqual(["reed-bath-rug", "beacon-lamp"]);
    expect(after.ids.slice(2)).toEqual(
      before.ids.filter((id) => !["reed-bath-rug", "beacon-lamp"].includes(id)).slice(0, 10),
    );
    expect((await row("trending", [sampleSkus.bathRug], { service: own })).ids).not.toContain("reed-bath-rug");
    own.clock.advance(31 * 24 * 60 * 60 * 1000);
    expect(await row("trending", [], { service: own })).toEqual(before);
    await own.close();
  });
});

it("refuses a row that it does not have", async () => {
  const shopper = shop.shopper();
  // A client of another version may name a row that this service does not have.
  const request = { skus: [], location: "elsewhere" as CrossSellLocation };
  const { status } = await shopper.call(recommendationOperations.getCrossSell, request);
  expect(status).toBe(400);
});

describe("the feed of a confirmation", () => {
  const read = (query: string) => shop.shopper().send(`/browse/widget/MainPi?${query}`);

  it("is JSON, and a script that calls the named function with the same data [CALL-098]", async () => {
    const feed = `feed=add-to-registry&item=${sampleSkus.lamp}`;
    const plain = await read(feed);
    expect(plain.headers.get("content-type")).toContain("application/json");
    const json = await plain.json();
    expect(json.title).toBe("You May Also Want");
    expect(json.items.length).toBeGreaterThan(3);

    const script = await read(`${feed}&callback=jsonp_1`);
    expect(script.headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    const source = await script.text();
    const received: unknown[] = [];
    new Function("jsonp_1", source)((reply: unknown) => received.push(reply));
    expect(received).toEqual([json]);
    expect(source).not.toContain("<");
  });

  it.each(["alert(1)", "a.b", "1a", "", "<script>"])("refuses the callback %j [CALL-098]", async (callback) => {
    const response = await read(`feed=add-to-cart&item=${sampleSkus.lamp}&callback=${encodeURIComponent(callback)}`);
    expect([response.status, response.headers.get("content-type")]).toEqual([400, "application/json; charset=utf-8"]);
  });

  it("contains after an add what others bought with it, and nothing for an unknown item", async () => {
    const own = await createTestService();
    await order(own, [sampleSkus.towels, sampleSkus.lamp]);
    const call = { item: sampleSkus.towels, feed: "add-to-cart" } as const;
    const { body } = await own.shopper().call(recommendationOperations.getRecommendations, call);
    expect([body.title, body.items.map(({ id }) => id)]).toEqual(["People Also Bought", ["beacon-lamp"]]);
    const unknown = { item: sampleSkus.unknown, feed: "add-to-cart" } as const;
    const { body: none } = await own.shopper().call(recommendationOperations.getRecommendations, unknown);
    expect(none.items).toEqual([]);
    await own.close();
  });
});

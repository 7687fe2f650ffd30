import { type CrossSellLocation, recommendationOperations } from "@store/contract/recommendations";
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

  it("is of the same department or the same material", async () => {
    const { ids } = await row("youMayAlsoWant", [sampleSkus.chairMadeToOrder]);
    const found = await shop.database
      .selectFrom("variant")
      .innerJoin("product", "product.product_id", "variant.product_id")
      .innerJoin("category", "category.slug", "product.category_slug")
      .where("product.product_id", "in", ids)
      .select(["product.product_id as id", "category.parent_slug as department", "category.slug", "variant.material"])
      .execute();
    for (const id of ids) {
      const variants = found.filter((variant) => variant.id === id);
      const fits = variants.some(
        ({ department, slug, material }) =>
          (department === "living-room" && slug !== "chairs") || material === "velvet",
      );
      expect(fits, id).toBe(true);
    }
  });

  it("is empty for no product, and contains only products sold here", async () => {
    expect((await row("youMayAlsoWant", [])).ids).toEqual([]);
    expect((await row("youMayAlsoWant", [sampleSkus.floorLamp])).ids).not.toContain("halo-pendant");
    expect((await row("youMayAlsoWant", [sampleSkus.floorLamp], { brand: "modern" })).ids).toContain("halo-pendant");
    expect((await row("youMayAlsoWant", [sampleSkus.floorLamp], { brand: "modern", site: "CA" })).ids).not.toContain(
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
  it("are what most orders of the last thirty days hold, filled up in the catalog's order", async () => {
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

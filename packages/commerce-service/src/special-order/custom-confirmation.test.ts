import { catalogOperations } from "@store/contract/catalog";
import { brand } from "@store/contract/shared";
import { specialOrderOperations } from "@store/contract/special-order";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestService, type TestService } from "../testing/index.ts";
import { sampleSkus, specialOrderSkus } from "../testing/sample-inputs.ts";

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

type Storefront = Parameters<TestService["shopper"]>[0];

function ask(sku: string, storefront: Storefront = {}) {
  return shop
    .shopper(storefront)
    .call(specialOrderOperations.getCustomConfirmation, { sku, optionChoiceParameter: "" });
}

it("answers with the terms of a chair that is made to order [CALL-092]", async () => {
  const { status, body } = await ask(sampleSkus.armchair);
  expect(status).toBe(200);
  expect(body).toEqual({
    hasCustomOrderConfirmation: true,
    termsId: expect.stringMatching(/^[0-9a-f]{32}$/),
    message: expect.stringContaining("cannot be returned"),
  });
});

it("answers with the terms of a product in stock that is on final sale [CALL-092]", async () => {
  expect((await ask(sampleSkus.mirror)).body).toMatchObject({ hasCustomOrderConfirmation: true, title: "Final Sale" });
});

it("has another id for other terms [CALL-092]", async () => {
  const [chair, mirror] = await Promise.all([ask(sampleSkus.armchair), ask(sampleSkus.mirror)]);
  expect(chair.body.termsId).not.toBe(mirror.body.termsId);
});

it("answers with the title of terms that have one [CALL-092]", async () => {
  expect((await ask(sampleSkus.blackLeatherSofa, { brand: "modern" })).body).toMatchObject({ title: "Made for You" });
});

it.each([
  ["of an item without terms", sampleSkus.lamp],
  ["of a fabric in stock of a product with terms", sampleSkus.stoneArmchair],
])("asks for no consent for an order %s [CALL-092]", async (_case, sku) => {
  const stock = { sku: sampleSkus.stoneArmchair, available: 4, received: 4 };
  await shop.database
    .insertInto("stock")
    .values(stock)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  expect((await ask(sku)).body).toEqual({ hasCustomOrderConfirmation: false });
});

it("refuses a SKU that the brand does not sell, and one that does not exist", async () => {
  expect((await ask(sampleSkus.armchair, { brand: "modern" })).status).toBe(404);
  expect((await ask(sampleSkus.unknown)).body).toMatchObject({ errorCode: "SkuNotFound" });
});

const within = "You can return it within 30 days";

it.each([
  ["stocked", "lamp", false, `${within}.`],
  ["stocked, as a final sale", "mirror", true, "Final sale: it cannot be returned unless it arrives damaged or wrong."],
  ["made to order", "chairMadeToOrder", false, `${within}.`],
  ["made to order, as a final sale", "armchair", true, /^Final sale: /],
  ["personalized by choice", "towels", false, `${within}, also with your text.`],
  ["personalized always", "servingBowl", false, `${within}, also with your text.`],
  ["a gift card", "giftCard", false, "Gift cards cannot be returned."],
  ["a donation", "donation", false, "Donations cannot be returned."],
] as const)(
  "says beside the add whether it can be returned, and asks only for a final sale: %s [CONF-07, CONF-09]",
  async (_kind, name, asks, text) => {
    const answers = await Promise.all(
      brand.options.map((one) =>
        shop.shopper({ brand: one }).call(catalogOperations.getProduct, { sku: sampleSkus[name] }),
      ),
    );
    const sold = answers.filter(({ status }) => status === 200).map(({ body }) => body);
    expect(sold).not.toEqual([]);
    for (const { returnsText, customOrderConfirmation } of sold) {
      expect(returnsText).toMatch(text);
      expect(customOrderConfirmation).toEqual({ hasCustomOrderConfirmation: asks });
    }
  },
);

it.each([
  ["chair", `${within}.`],
  ["modernSofa", /^Final sale: /],
] as const)("says of a special order, a %s, whether it can be returned [SPEC-01]", async (name, text) => {
  const sku = specialOrderSkus[name];
  const { body } = await shop.shopper({ brand: "modern" }).call(specialOrderOperations.getSpecialOrderProduct, {
    ...{ sku, choices: "[]", sortType: "", outputCacheString: "", isFabricPopup: false },
  });
  expect(body.returnsText).toMatch(text);
});

it("is announced by the product and its card [PROD-01]", async () => {
  const shopper = shop.shopper();
  const chair = await shopper.call(catalogOperations.getProduct, { sku: sampleSkus.armchair });
  const lamp = await shopper.call(catalogOperations.getProduct, { sku: sampleSkus.lamp });
  expect(chair.body.customOrderConfirmation).toEqual({ hasCustomOrderConfirmation: true });
  expect(lamp.body.customOrderConfirmation).toEqual({ hasCustomOrderConfirmation: false });
  const { body } = await shopper.call(catalogOperations.getCategory, { slug: "chairs" });
  const card = body.items.find(({ id }) => id === "alder-armchair");
  expect(card?.customOrderConfirmation).toEqual({ hasCustomOrderConfirmation: true });
});

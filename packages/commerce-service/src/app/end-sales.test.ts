import { cartOperations } from "@store/contract/cart";
import { catalogOperations } from "@store/contract/catalog";
import { orderOperations } from "@store/contract/orders";
import { brand, site } from "@store/contract/shared";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestService, proceedToReview, type Shopper, type TestService } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";
import { toSaleText } from "../views/to-sale-text.ts";

const { blackLamp } = sampleSkus;
const end = new Date("2026-12-15T06:00:00Z");
const lastMoment = new Date(end.getTime() - 1);
const saleText = "through Mon, Dec 14";

let shop: TestService;
beforeEach(async () => {
  shop = await createTestService();
  await shop.database.updateTable("offer").set({ sale_ends_at: end }).where("sku", "=", blackLamp).execute();
});
afterEach(() => shop.close());

async function pricesOf(shopper: Shopper) {
  const product = (await shopper.call(catalogOperations.getProduct, { sku: blackLamp })).body;
  const cards = (await shopper.call(catalogOperations.getCategory, { slug: "table-lamps", color: "black" })).body.items;
  const card = cards.find(({ sku }) => sku === blackLamp);
  const line = (await shopper.call(cartOperations.getCartJsx, {})).body.cartData?.lineItems[0];
  const version = await (await shopper.send("/page-version")).json();
  return {
    product: [product.currentPrice, product.regularPrice, product.saleText],
    card: [card?.formattedRegularPrice, card?.saleText],
    line: [line?.priceQuantityTotals.unitPrice, line?.priceQuantityTotals.regularPrice, line?.itemInfo.saleText],
    version: version.version as string,
  };
}

async function passTo(moment: Date) {
  shop.clock.set(moment);
  await shop.recover();
}

const storefronts = brand.options.flatMap((one) => site.options.map((place) => [one, place] as const));

describe("a sale with an end", () => {
  it.each(storefronts)(
    "of %s in %s says it and lasts to its last moment, then every price is the regular one [FMT-03]",
    async (one, place) => {
      await passTo(lastMoment);
      const shopper = shop.shopper({ brand: one, site: place });
      await shopper.call(cartOperations.addItems, { items: [{ Sku: blackLamp }] });
      const before = await pricesOf(shopper);
      expect([before.product[2], before.card[1], before.line[2]]).toEqual([saleText, saleText, saleText]);
      expect(before.product[0]).toBeLessThan(Number(before.product[1]));
      expect(before.line.slice(0, 2)).toEqual(before.product.slice(0, 2));
      await passTo(end);
      const after = await pricesOf(shopper);
      const regular = before.product[1];
      expect(after).toMatchObject({
        product: [regular, regular, undefined],
        card: [null, undefined],
        line: [regular, regular, undefined],
      });
      // Kept pages are of another version.
      expect(after.version.split(" ")[0]).not.toBe(before.version.split(" ")[0]);
    },
  );

  it("asks again before an order that was shown the lower price is placed [FMT-03]", async () => {
    await passTo(lastMoment);
    const shopper = shop.shopper();
    const { orderSummary } = await proceedToReview(shopper, { items: [{ Sku: blackLamp }] });
    await passTo(end);
    const { body } = await shopper.call(orderOperations.placeOrder, { adata: "", quotedTotal: orderSummary.total });
    expect(body).toMatchObject({ isSuccess: false, errorCode: "TotalChanged" });
  });
});

describe("until when", () => {
  it.each([
    ["midnight", "2026-12-15T06:00:00Z", "through Mon, Dec 14"],
    ["midnight in summer", "2026-07-01T05:00:00Z", "through Tue, Jun 30"],
    ["the afternoon", "2026-12-15T23:30:00Z", "until Tue, Dec 15, 5:30 PM CST"],
  ])("is in the store's time zone, for %s [FMT-03]", (_when, endsAt, text) => {
    expect(toSaleText(new Date(endsAt))).toBe(text);
  });
});

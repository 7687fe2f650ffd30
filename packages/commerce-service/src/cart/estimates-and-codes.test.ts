import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createTestService,
  proceedToReview,
  type Shopper,
  sampleAddresses,
  submitOrder,
  type TestService,
} from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";

const { addItems, applyPromoCode, applyZipCode, checkout, donationAddToCart, getCartJsx, getEdd, removePromoCode } =
  cartOperations;
const lamp = sampleSkus.lamp;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

async function cartOf(shopper: Shopper) {
  return (await shopper.call(getCartJsx, {})).body.cartData;
}
async function withItems(skus: string[], storefront: { site?: "US" | "CA" } = {}) {
  const shopper = shop.shopper(storefront);
  await shopper.call(addItems, { items: skus.map((Sku) => ({ Sku })) });
  return shopper;
}

describe("a postal code in the cart", () => {
  it("estimates tax and dates for it, and is stored [CALL-021, CART-04]", async () => {
    const shopper = await withItems([lamp]);
    const before = await cartOf(shopper);
    const { body } = await shopper.call(applyZipCode, { zip: " 60614 " });
    expect(body.cartData).toMatchObject({
      cartSummary: { taxZipCode: "60614" },
      shippingInfo: { zipCode: "60614", deliveryDays: { standard: "Tue, Nov 24 to Wed, Nov 25" } },
    });
    expect(body.cartData?.orderSummary.tax).toBeGreaterThan(0);
    expect(before?.orderSummary.tax).toBe(0);
    expect(body.cartData?.lineItems[0]?.shippingDeliveryOptions.edd?.message).toMatch(/^Arrives Tue, Nov 24 to /);
    expect(await cartOf(shopper)).toEqual(body.cartData);
  });

  it("adds surcharges for remote places, and decides whether a store's truck delivers there [SHIP-08]", async () => {
    const shopper = await withItems([lamp, sampleSkus.sofa]);
    const { body: far } = await shopper.call(applyZipCode, { zip: "99501" });
    expect(far.cartData?.orderSummary).toMatchObject({ shipping: 19_900, surcharge: 1000 });
    const { body: near } = await shopper.call(applyZipCode, { zip: "60614" });
    expect(near.cartData?.orderSummary).toMatchObject({ shipping: 9900, surcharge: 0 });
  });

  it.each([
    ["US", "", "Please enter a ZIP Code."],
    ["US", "6061", "6061 is not a valid ZIP Code."],
    ["US", "M5V 2T6", "M5V 2T6 is not a valid ZIP Code."],
    ["US", "00000", "00000 is not a valid ZIP Code."],
    ["CA", "", "Please enter a Postal Code."],
    ["CA", "60614", "60614 is not a valid Postal Code."],
  ] as const)("is refused with the message of the form: %s %j [CALL-021, ADDR-07]", async (site, zip, message) => {
    const shopper = await withItems([lamp], { site });
    const before = await cartOf(shopper);
    const { body } = await shopper.call(applyZipCode, { zip });
    expect(body).toMatchObject({ isSuccess: false, errorCode: "PostalCodeInvalid", message, cartData: before });
    expect(before?.messages).toMatchObject({ missingPostalCode: expect.stringContaining("Please enter a") });
  });
});

describe("estimated delivery dates", () => {
  const edd = async (shopper: Shopper, request: { locationId: string | null; zipCode: string }) =>
    (await shopper.call(getEdd, request)).body.lineItems?.map(
      ({ shippingDeliveryOptions }) => shippingDeliveryOptions.edd?.message,
    );

  it("differ by zone and for an order after noon [CALL-024]", async () => {
    const shopper = await withItems([lamp]);
    const before = await cartOf(shopper);
    const near = await edd(shopper, { locationId: null, zipCode: "60614" });
    const far = await edd(shopper, { locationId: null, zipCode: "33101" });
    expect([near, far]).toEqual([["Arrives Tue, Nov 24 to Wed, Nov 25"], ["Arrives Wed, Nov 25 to Mon, Nov 30"]]);
    shop.clock.set("2026-11-20T18:00:01Z");
    const late = await edd(shopper, { locationId: null, zipCode: "60614" });
    shop.clock.set("2026-11-20T15:00:00Z");
    expect(late).toEqual(["Arrives Wed, Nov 25 to Fri, Nov 27"]);
    expect(await cartOf(shopper)).toEqual(before);
  });

  it("say when a store has the items for pickup, and when the rest arrives [CALL-024]", async () => {
    const shopper = await withItems([lamp, sampleSkus.giftCard]);
    const { body } = await shopper.call(getEdd, { locationId: "us-boston", zipCode: "60614" });
    expect(
      body.lineItems?.map(({ shippingDeliveryOptions: { edd: text, locationId } }) => [text?.message, locationId]),
    ).toEqual([
      [expect.stringMatching(/^Ready for pickup /), null],
      [expect.stringMatching(/^Arrives /), null],
    ]);
    expect(await edd(shopper, { locationId: "us-boston", zipCode: "" })).toHaveLength(2);
  });

  it("are empty for an invalid code or an unknown store [CALL-024, ERR-15]", async () => {
    const shopper = await withItems([lamp]);
    const answers = [
      await shopper.call(getEdd, { locationId: null, zipCode: "6061" }),
      await shopper.call(getEdd, { locationId: null, zipCode: "" }),
      await shopper.call(getEdd, { locationId: "ca-toronto", zipCode: "60614" }),
    ];
    expect(answers.map(({ body }) => [body.isSuccess, body.errorCode, body.lineItems])).toEqual([
      [false, "PostalCodeInvalid", null],
      [false, "PostalCodeInvalid", null],
      [false, "StoreNotFound", null],
    ]);
    expect((await shop.shopper().call(getEdd, { locationId: null, zipCode: "60614" })).body.lineItems).toEqual([]);
  });

  it("are null with the configured text during an outage; the cart has none then [CALL-024, ERR-15]", async () => {
    const own = await createTestService();
    const shopper = own.shopper();
    await shopper.call(addItems, { items: [{ Sku: lamp }] });
    await own.database.insertInto("service_outage").values({ site: "US", service: "deliveryEstimate" }).execute();
    const cart = await cartOf(shopper);
    const { body } = await shopper.call(getEdd, { locationId: null, zipCode: "60614" });
    expect(body).toMatchObject({
      isSuccess: false,
      errorCode: "EstimateUnavailable",
      lineItems: null,
      message: cart?.config.eddOutagePickupMessage,
    });
    const { edd: text, ...options } = cart?.lineItems[0]?.shippingDeliveryOptions ?? {};
    expect([text, options]).toEqual([undefined, expect.objectContaining({ deliveryStatus: 1, pickupStatus: 6 })]);
    expect((await shopper.call(checkout, {})).body.isSuccess).toBe(true);
    await own.close();
  });
});

describe("a promo code in the cart", () => {
  it("reduces the price, and is stored until it is removed [CALL-022, CALL-023, CART-04]", async () => {
    const shopper = await withItems([lamp]);
    const { body } = await shopper.call(applyPromoCode, { promoCode: " lamps 20 " });
    expect(body.cartData).toMatchObject({ cartSummary: { discountCode: "LAMPS20" } });
    expect(body.cartData?.orderSummary.discount).toBe(Math.round(0.2 * (body.cartData?.orderSummary.subtotal ?? 0)));
    expect(await cartOf(shopper)).toEqual(body.cartData);
    const { body: without } = await shopper.call(removePromoCode, {});
    expect(without.cartData).toMatchObject({ cartSummary: { discountCode: null }, orderSummary: { discount: 0 } });
    expect((await shopper.call(removePromoCode, {})).body.isSuccess).toBe(true);
  });

  it("is removed alone if it is named, and leaves the others [CALL-023]", async () => {
    const shopper = await withItems([sampleSkus.sofa, lamp]);
    await shopper.call(applyPromoCode, { promoCode: "TAKE25" });
    const { body: both } = await shopper.call(applyPromoCode, { promoCode: "SHIPFREE" });
    expect(both.cartData?.cartSummary).toMatchObject({ promoCodes: ["TAKE25", "SHIPFREE"] });
    const { body: unknown } = await shopper.call(removePromoCode, { promoCode: "LAMPS20" });
    expect(unknown).toMatchObject({ isSuccess: true, cartData: both.cartData });
    const { body: one } = await shopper.call(removePromoCode, { promoCode: " take25 " });
    expect(one.cartData?.cartSummary).toMatchObject({ discountCode: "SHIPFREE", promoCodes: ["SHIPFREE"] });
    await shopper.call(applyPromoCode, { promoCode: "TAKE25" });
    const { body: none } = await shopper.call(removePromoCode, {});
    expect(none.cartData?.cartSummary).toMatchObject({ discountCode: null, promoCodes: [] });
  });

  it("is combined with another one that allows it, and replaces one that does not, with a message [CALL-022]", async () => {
    const shopper = await withItems([sampleSkus.sofa]);
    await shopper.call(applyPromoCode, { promoCode: "TAKE25" });
    const { body: both } = await shopper.call(applyPromoCode, { promoCode: "BIGROOM" });
    expect(both.isSuccess).toBe(false);
    await shopper.call(addItems, { items: [{ Sku: sampleSkus.sofa }] });
    const { body } = await shopper.call(applyPromoCode, { promoCode: "BIGROOM" });
    expect(body).toMatchObject({ isSuccess: true, message: expect.stringContaining("TAKE25 was removed") });
    expect(body.cartData?.cartSummary.discountCode).toBe("BIGROOM");
    expect(body.cartData?.orderSummary.discount).toBe(20_000);
  });

  it.each([
    ["", "PromoMissing", "promoErrorMessage", "Please enter a promo code."],
    ["NOSUCH", "PromoNotFound", "promoErrorMessage", "We do not know this promo code."],
    ["NORTH15", "PromoNotForSite", "promoErrorMessage", "cannot be used on our United States site"],
    ["SUMMER40", "PromoNotStarted", "promoErrorMessage", "has not started yet"],
    ["SPRING26", "PromoExpired", "promoErrorMessage", "has expired"],
    ["BIGROOM", "PromoMinimum", "cartErrorMessage", "more to your cart"],
  ] as const)("is refused with its reason: %j [CALL-022, ERR-14]", async (promoCode, errorCode, place, text) => {
    const shopper = await withItems([lamp]);
    const before = await cartOf(shopper);
    const { body } = await shopper.call(applyPromoCode, { promoCode });
    expect(body).toMatchObject({ isSuccess: false, errorCode, cartData: before });
    expect(body[place]).toContain(text);
  });

  it("is refused for items that it does not cover, and for an empty cart [ERR-14]", async () => {
    const shopper = shop.shopper();
    await shopper.call(donationAddToCart, { sku: sampleSkus.donation, amount: 2500 });
    for (const who of [shopper, shop.shopper()]) {
      const { body } = await who.call(applyPromoCode, { promoCode: "LAMPS20" });
      expect(body).toMatchObject({ isSuccess: false, errorCode: "PromoNotApplicable" });
      expect(body.cartErrorMessage).toContain("does not apply");
    }
  });

  it("is refused after this customer, or anybody, has used it up [CALL-022]", async () => {
    for (const promoCode of ["WELCOME10", "SORRY15"]) {
      const buyer = await withItems([lamp]);
      expect((await buyer.call(applyPromoCode, { promoCode })).body.isSuccess).toBe(true);
      await proceedToReview(buyer);
      const { status } = await submitOrder(buyer, { idempotencyKey: crypto.randomUUID() });
      expect(status).toBe("placed");
    }
    const shopper = await withItems([lamp]);
    await shopper.call(checkout, {});
    await shopper.call(checkoutOperations.refreshCheckout, {});
    await shopper.call(checkoutOperations.saveShippingAddress, { address: sampleAddresses.chicago });
    for (const [promoCode, text] of [
      ["WELCOME10", "You have already used WELCOME10."],
      ["SORRY15", "SORRY15 has already been used."],
    ] as const) {
      const { body } = await shopper.call(applyPromoCode, { promoCode });
      expect(body).toMatchObject({ isSuccess: false, errorCode: "PromoUsed", promoErrorMessage: text });
    }
    const other = await withItems([lamp]);
    expect((await other.call(applyPromoCode, { promoCode: "WELCOME10" })).body.isSuccess).toBe(true);
  });

  it("cannot be guessed: after ten unknown codes none is evaluated", async () => {
    const shopper = await withItems([lamp]);
    for (let guess = 0; guess < 10; guess += 1) {
      const { body } = await shopper.call(applyPromoCode, { promoCode: `GUESS${guess}` });
      expect(body.errorCode).toBe("PromoNotFound");
    }
    expect(await shopper.call(applyPromoCode, { promoCode: "SHIPFREE" })).toMatchObject({
      status: 429,
      body: { errorCode: "TooManyRequests" },
    });
  });
});

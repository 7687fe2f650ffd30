import { cart, cartOperations } from "@store/contract/cart";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";

const { addItems, donationAddToCart, getCartCount, getCartJsx } = cartOperations;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

describe("loading the cart", () => {
  it("returns every line with its price and its shipment [CALL-011, CART-08]", async () => {
    const shopper = shop.shopper();
    await shopper.call(addItems, {
      items: [{ Sku: sampleSkus.blackLamp, Quantity: 3 }, { Sku: sampleSkus.bookcase }, { Sku: sampleSkus.inkChair }],
    });
    const { body } = await shopper.call(getCartJsx, {});
    const [lamp, bookcase, chair] = body.cartData?.lineItems ?? [];
    expect(lamp).toMatchObject({
      sku: sampleSkus.blackLamp,
      isRemoved: false,
      priceQuantityTotals: { quantity: 3, unitPrice: 11_900, regularPrice: 14_900, total: 35_700 },
      shippingDeliveryOptions: { shipMethod: 1, calculatedShipMethod: 1, deliveryStatus: 1, pickupStatus: 7 },
      itemInfo: { title: "Beacon Table Lamp", optionText: "Black", imagePath: "/pictures/beacon-lamp-black-800.webp" },
    });
    expect(bookcase?.itemInfo).toMatchObject({ isOversized: true });
    expect(bookcase?.itemInfo.boxes).toHaveLength(2);
    expect(bookcase?.shippingDeliveryOptions.edd?.message).toBe(
      "Usually arrives by Mon, Dec 21, depending on where you live",
    );
    expect(chair?.shippingDeliveryOptions).toMatchObject({ shipMethod: 6, deliveryStatus: 2 });
    expect(chair?.shippingDeliveryOptions.edd?.message).toMatch(/(Jan|Feb) \d+/);
    expect(body.cartData?.orderSummary).toMatchObject({
      subtotal: 35_700 + 89_900 + 109_900,
      shipping: 19_900,
      tax: 0,
      currency: "USD",
    });
  });

  it("has everything that the cart page needs [CART-03, CART-06, CART-07]", async () => {
    const shopper = shop.shopper();
    await shopper.call(addItems, {
      items: [{ Sku: sampleSkus.towels, PersonalizationText: "Ann" }],
    });
    const { body } = await shopper.call(getCartJsx, {});
    expect(body.cartData).toMatchObject({
      savedForLater: [],
      cartSummary: { taxZipCode: null, discountCode: null },
      orderSummary: { rewardsTotal: 0, rewardsExceedOrderTotalMessage: null, services: 0 },
      config: { oms_UseSharedEngine: true, cartErrorButtonText: "Review Your Cart" },
      messages: { postalCodeValidation: "{0} is not a valid ZIP Code." },
      shippingInfo: { zipCode: null, isCanada: false },
      isGuest: true,
      isInternational: false,
      oktaConfigurations: { issuer: "/account/auth" },
    });
    expect(body.cartData?.lineItems[0]?.itemInfo).toMatchObject({
      personalization: [{ elementName: expect.any(String), text: "Ann" }],
      installationService: null,
    });
  });

  it("fails the schema if one of its parts is missing, in any line too [CART-03, CART-05, CART-08]", async () => {
    const shopper = shop.shopper();
    await shopper.call(addItems, { items: [{ Sku: sampleSkus.lamp }] });
    const whole = (await shopper.call(getCartJsx, {})).body.cartData;
    expect(cart.safeParse(whole).success).toBe(true);
    const parts = `lineItems savedForLater cartSummary orderSummary config messages isGuest isInternational
      oktaConfigurations lineItems.0.id lineItems.0.isRemoved lineItems.0.itemInfo lineItems.0.shippingDeliveryOptions
      lineItems.0.priceQuantityTotals.quantity orderSummary.rewardsTotal orderSummary.rewardsExceedOrderTotalMessage`;
    for (const part of parts.split(/\s+/)) {
      const path = part.split(".");
      const { success, error } = cart.safeParse(without(whole, path));
      expect([part, success, error?.issues.map((issue) => issue.path.join("."))]).toEqual([part, false, [part]]);
    }
  });

  it("is empty for a new visitor, with or without a cookie, and never a reset", async () => {
    const stranger = shop.shopper();
    const { status, body } = await stranger.call(getCartJsx, {});
    expect(status).toBe(200);
    expect(body).toMatchObject({ isSuccess: true, cartData: { lineItems: [], version: 0 } });
    stranger.cookies.set("store-session-us", "x".repeat(43));
    const again = await stranger.call(getCartJsx, {});
    expect(again.body).toEqual(body);
    const { body: count } = await stranger.call(getCartCount, {});
    expect(count).toEqual({
      count: 0,
      shipTo: { code: "USA", name: "United States" },
      account: null,
      postalCode: null,
    });
  });

  it("starts no session", async () => {
    const before = await shop.database.selectFrom("session").selectAll().execute();
    const stranger = shop.shopper();
    const { headers } = await stranger.call(getCartJsx, {});
    await stranger.call(getCartCount, {});
    expect(headers.getSetCookie()).toEqual([]);
    expect(await shop.database.selectFrom("session").selectAll().execute()).toHaveLength(before.length);
  });

  it("counts quantities, not lines", async () => {
    const shopper = shop.shopper();
    await shopper.call(addItems, { items: [{ Sku: sampleSkus.towels, Quantity: 4 }] });
    await shopper.call(donationAddToCart, { sku: sampleSkus.donation, amount: 500 });
    expect((await shopper.call(getCartCount, {})).body).toMatchObject({ count: 5 });
  });

  it("is in Canadian dollars and centimeters in Canada [FMT-01, FMT-05]", async () => {
    const shopper = shop.shopper({ site: "CA" });
    const items = [
      { Sku: sampleSkus.bookcase },
      { Sku: sampleSkus.towels, PersonalizationText: "Léa" },
      { Sku: sampleSkus.diningTable },
    ];
    await shopper.call(addItems, { items });
    const { body } = await shopper.call(getCartJsx, {});
    const [bookcase, towels, table] = body.cartData?.lineItems ?? [];
    expect(body.cartData?.orderSummary.currency).toBe("CAD");
    expect(body.cartData?.shippingInfo).toMatchObject({
      isCanada: true,
      freeShippingThreshold: 9900,
      truckCharges: { localInHome: 14_900, longDistanceInHome: 24_900, basicFreight: 19_900 },
    });
    expect(bookcase?.itemInfo.boxes[0]).toMatchObject({ width: 193, depth: 41, height: 15 });
    expect(towels?.priceQuantityTotals.unitPrice).toBe(7500);
    expect(table?.itemInfo.optionText).toBe("183 cm");
  });

  it("keeps the two sites of one browser apart", async () => {
    const american = shop.shopper();
    const canadian = shop.shopper({ site: "CA" });
    await american.call(addItems, { items: [{ Sku: sampleSkus.sofa }] });
    for (const [name, value] of american.cookies) canadian.cookies.set(name, value);
    expect((await canadian.call(getCartCount, {})).body.count).toBe(0);
  });

  it("charges the current price, whatever it was when the item was added", async () => {
    const own = await createTestService();
    const shopper = own.shopper();
    await shopper.call(addItems, { items: [{ Sku: sampleSkus.lamp }] });
    await own.database
      .updateTable("offer")
      .set({ price_cents: 9_900 })
      .where("sku", "=", sampleSkus.lamp)
      .where("site", "=", "US")
      .execute();
    expect((await shopper.call(getCartJsx, {})).body.cartData?.orderSummary.subtotal).toBe(9_900);
    await own.database.deleteFrom("offer").where("sku", "=", sampleSkus.lamp).execute();
    const { body } = await shopper.call(getCartJsx, {});
    expect(body.cartData?.lineItems[0]?.shippingDeliveryOptions).toMatchObject({
      deliveryStatus: 3,
      edd: { message: "No longer available" },
    });
    expect(body.cartData?.orderSummary.subtotal).toBe(0);
    await own.close();
  });
});

/** A copy without the value at a path. */
function without(value: unknown, [key = "", ...rest]: readonly string[]): unknown {
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  if (rest.length === 0) Reflect.deleteProperty(copy, key);
  else Reflect.set(copy, key, without(Reflect.get(copy, key), rest));
  return copy;
}

import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { paymentOperations } from "@store/contract/payment";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, proceedToReview, sampleAddresses, type TestService, typedCard } from "../testing/index.ts";
import { sampleCards, sampleSkus } from "../testing/sample-inputs.ts";

const { refreshCheckout, saveShippingAddress } = checkoutOperations;
let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

describe("the checkout", () => {
  it("opens with the cart's checkout call and returns the token [CALL-040]", async () => {
    const shopper = shop.shopper();
    await shopper.call(cartOperations.addItems, { items: [{ Sku: sampleSkus.lamp }, { Sku: sampleSkus.sofa }] });
    expect((await shopper.call(refreshCheckout, {})).body).toMatchObject({ isSuccess: false, errorCode: "NoCheckout" });
    await shopper.call(cartOperations.checkout, {});
    const { status, body, headers } = await shopper.call(refreshCheckout, {});
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(body.checkout).toMatchObject({
      reachedStep: 1,
      accountInfo: { isLoggedIn: false, email: null, shippingAddresses: [] },
      billingAddress: null,
      paymentData: { isPaymentNeeded: true, creditCardData: { cardOneInfo: null, cardTwoInfo: null } },
      orderSummary: { subtotal: 204_800, tax: 0, currency: "USD" },
    });
    expect(shopper.token).toMatch(/^[\da-f]{128}$/);
  });

  it("is not open for a new visitor, who gets no session by asking", async () => {
    const stranger = shop.shopper();
    expect((await stranger.call(refreshCheckout, {})).body.errorCode).toBe("NoCheckout");
    expect(stranger.cookies.size).toBe(0);
  });

  it("is not open with an empty cart", async () => {
    const shopper = shop.shopper();
    const { body } = await shopper.call(cartOperations.addItems, { items: [{ Sku: sampleSkus.lamp }] });
    expect(body.isSuccess).toBe(true);
    await shopper.call(cartOperations.checkout, {});
    const { body: cart } = await shopper.call(cartOperations.getCartJsx, {});
    await shopper.call(cartOperations.removeItem, { id: cart.cartData?.lineItems[0]?.id ?? "" });
    expect((await shopper.call(refreshCheckout, {})).body.errorCode).toBe("NoCheckout");
  });

  it("refuses the token of another session [CALL-001]", async () => {
    const [one, other] = [shop.shopper(), shop.shopper()];
    await proceedToReview(one);
    await proceedToReview(other);
    const headers = { requestverificationtoken: other.token };
    const refused = await one.call(saveShippingAddress, { address: sampleAddresses.anchorage }, { headers });
    expect(refused).toMatchObject({ status: 403, body: { IsReset: true, errorCode: "StaleToken" } });
    expect((await one.call(refreshCheckout, {})).body.checkout?.shippingOptions.recipients[0]?.address?.city).toBe(
      "Chicago",
    );
  });

  it("returns to the step that its data still allows: a new kind of shipment has no delivery selected", async () => {
    const shopper = shop.shopper();
    expect((await proceedToReview(shopper)).reachedStep).toBe(4);
    await shopper.call(cartOperations.addItems, { items: [{ Sku: sampleSkus.diningTable }] });
    expect((await shopper.call(refreshCheckout, {})).body.checkout?.reachedStep).toBe(2);
  });

  it("returns to payment when the card expires", async () => {
    const shopper = shop.shopper();
    await proceedToReview(shopper);
    await shopper.call(paymentOperations.savePayment, typedCard(sampleCards.visa, { expMonth: "11", expYear: "2026" }));
    const before = shop.clock.now();
    shop.clock.set("2026-12-02T06:00:00Z");
    const { body } = await shopper.call(refreshCheckout, {});
    shop.clock.set(before);
    expect(body.checkout).toMatchObject({
      reachedStep: 3,
      paymentData: { creditCardData: { cardOneInfo: { isValid: false } } },
    });
  });
});

describe("shipments", () => {
  it("group lines by ship method, each with its offered levels [SHIP-06, SHIP-12]", async () => {
    const shopper = shop.shopper();
    const items = [sampleSkus.lamp, sampleSkus.sofa, sampleSkus.diningTable, sampleSkus.giftCard].map((Sku) => ({
      Sku,
    }));
    const { shippingOptions } = await proceedToReview(shopper, { items });
    const [recipient] = shippingOptions.recipients;
    expect(
      recipient?.shipments.map(({ id, lineItems, availableServiceLevels, selectedServiceLevel }) => [
        id,
        lineItems.map(({ sku }) => sku),
        availableServiceLevels.map(({ level, charge }) => [level, charge]),
        selectedServiceLevel,
      ]),
    ).toEqual([
      [
        "parcel",
        [sampleSkus.lamp],
        [
          [1, 0],
          [2, 1995],
          [3, 2995],
        ],
        1,
      ],
      ["inHome", [sampleSkus.sofa], [[6, 9900]], 6],
      ["freight", [sampleSkus.diningTable], [[1, 14900]], 1],
      ["giftCard", [sampleSkus.giftCard], [[1, 0]], 1],
    ]);
  });

  it("contain no donation: it is among the lines without a shipment", async () => {
    const shopper = shop.shopper();
    await shopper.call(cartOperations.donationAddToCart, { sku: sampleSkus.donation, amount: 2500 });
    const { shippingOptions, otherLines } = await proceedToReview(shopper);
    const carried = shippingOptions.recipients.flatMap(({ shipments }) => shipments.flatMap((it) => it.lineItems));
    expect(carried.map(({ sku }) => sku)).toEqual([sampleSkus.lamp]);
    expect(otherLines).toMatchObject([
      { sku: sampleSkus.donation, itemInfo: { isDonation: true }, priceQuantityTotals: { total: 2500 } },
    ]);
  });

  it("arrive on days that the popup names too [SHIP-05, SHIP-10]", async () => {
    const shopper = shop.shopper();
    const { shippingInfo, shippingOptions } = await proceedToReview(shopper);
    expect(shippingInfo).toEqual({
      deliveryCharge: 995,
      truckCharges: { localInHome: 9900, longDistanceInHome: 19_900, basicFreight: 14_900 },
      freeShippingThreshold: 4900,
      zipCode: "60614",
      isCanada: false,
      deliveryDays: { standard: "Tue, Nov 24 to Wed, Nov 25", twoDay: "Tue, Nov 24", nextDay: "Mon, Nov 23" },
    });
    expect(shippingOptions.recipients[0]?.shipments[0]?.availableServiceLevels.map(({ estimate }) => estimate)).toEqual(
      ["Arrives Tue, Nov 24 to Wed, Nov 25", "Arrives Tue, Nov 24", "Arrives Mon, Nov 23"],
    );
  });

  it("cost ten dollars more by standard delivery to Alaska, also with free shipping [SHIP-08]", async () => {
    const shopper = shop.shopper();
    const { orderSummary } = await proceedToReview(shopper, { address: sampleAddresses.anchorage });
    expect(orderSummary).toMatchObject({ shipping: 0, surcharge: 1000 });
    expect(orderSummary.total).toBe(orderSummary.subtotal + 1000 + orderSummary.tax);
  });

  it("use long-distance delivery without a near store [SHIP-12]", async () => {
    const shopper = shop.shopper();
    const items = [{ Sku: sampleSkus.sofa }];
    const { shippingOptions, orderSummary } = await proceedToReview(shopper, {
      items,
      address: sampleAddresses.anchorage,
    });
    expect(shippingOptions.recipients[0]?.shipments[0]?.selectedServiceLevel).toBe(7);
    expect(orderSummary).toMatchObject({ shipping: 19_900, surcharge: 0 });
  });
});

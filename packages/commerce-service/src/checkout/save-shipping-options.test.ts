import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import type { ServiceLevel } from "@store/contract/shared";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  createTestService,
  proceedToReview,
  type Shopper,
  sampleAddresses,
  type TestService,
} from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";

const steps = checkoutOperations;
let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

async function withAddress(...skus: string[]): Promise<Shopper> {
  const shopper = shop.shopper();
  await shopper.call(cartOperations.addItems, { items: skus.map((Sku) => ({ Sku })) });
  await shopper.call(cartOperations.checkout, {});
  await shopper.call(steps.refreshCheckout, {});
  await shopper.call(steps.saveShippingAddress, { address: sampleAddresses.chicago });
  return shopper;
}
const choose = (
  shopper: Shopper,
  shipments: { id: string; serviceLevel: ServiceLevel }[],
  recipientId = "recipient-1",
) => shopper.call(steps.saveShippingAndGiftOptions, { recipients: [{ recipientId, shipments }] });
const checkoutOf = async (shopper: Shopper) => (await shopper.call(steps.refreshCheckout, {})).body.checkout;

describe("the delivery of a shipment", () => {
  it("is the selected one, charged from then on; the others keep theirs [CALL-044]", async () => {
    const shopper = await withAddress(sampleSkus.lamp, sampleSkus.diningTable);
    const { body } = await choose(shopper, [{ id: "parcel", serviceLevel: 3 }]);
    const shipments = body.checkout?.shippingOptions.recipients[0]?.shipments;
    expect(shipments?.map(({ id, selectedServiceLevel }) => [id, selectedServiceLevel])).toEqual([
      ["parcel", 3],
      ["freight", 1],
    ]);
    expect(body.orderSummary?.shipping).toBe(2995 + 14900);
    expect(await checkoutOf(shopper)).toEqual(body.checkout);
  });

  it.each<[string, string, ServiceLevel]>([
    ["of another kind of shipment", "parcel", 6],
    ["of a shipment that is not there", "inHome", 6],
    ["of a shipment that was never heard of", "balloon", 1],
  ])("is refused when it is not offered: %s [CALL-044]", async (_what, id, serviceLevel) => {
    const shopper = await withAddress(sampleSkus.lamp);
    const before = await checkoutOf(shopper);
    const { body } = await choose(shopper, [{ id, serviceLevel }]);
    expect(body).toMatchObject({ isSuccess: false, errorCode: "ServiceLevelNotOffered" });
    expect(await checkoutOf(shopper)).toEqual(before);
  });

  it("is refused for a recipient of another order", async () => {
    const shopper = await withAddress(sampleSkus.lamp);
    const { body } = await choose(shopper, [{ id: "parcel", serviceLevel: 2 }], "recipient-2");
    expect(body).toMatchObject({ isSuccess: false, errorCode: "RecipientNotFound" });
  });
});

describe("a step of the checkout", () => {
  it("is reached by its move when its data is complete, and moving again changes nothing [CALL-041, CALL-042]", async () => {
    const shopper = await withAddress(sampleSkus.lamp);
    const two = await shopper.call(steps.moveToShippingAndGiftOptions, {});
    expect(two.body.checkout?.reachedStep).toBe(2);
    await choose(shopper, [{ id: "parcel", serviceLevel: 1 }]);
    const three = await shopper.call(steps.moveToPaymentPage, {});
    expect(three.body.checkout?.reachedStep).toBe(3);
    expect((await shopper.call(steps.moveToPaymentPage, {})).body.checkout).toEqual(three.body.checkout);
    expect((await shopper.call(steps.moveToShippingAndGiftOptions, {})).body.checkout).toEqual(three.body.checkout);
  });

  it("is not reached without its data: the reply says what is missing and where to enter it [CALL-041]", async () => {
    const shopper = shop.shopper();
    await shopper.call(cartOperations.addItems, { items: [{ Sku: sampleSkus.lamp }] });
    await shopper.call(cartOperations.checkout, {});
    await shopper.call(steps.refreshCheckout, {});
    const { body } = await shopper.call(steps.moveToShippingAndGiftOptions, {});
    expect(body).toMatchObject({
      isSuccess: false,
      errorCode: "StepNotReady",
      message: "Please enter your shipping address first.",
      redirectUrl: "/checkout/shipping",
    });
    expect((await checkoutOf(shopper))?.reachedStep).toBe(1);
  });

  it("is not skipped: payment needs a delivery, and review needs a card [CALL-042, CALL-043]", async () => {
    const shopper = await withAddress(sampleSkus.lamp);
    expect((await shopper.call(steps.moveToPaymentPage, {})).body).toMatchObject({
      errorCode: "StepNotReady",
      redirectUrl: "/checkout/shippingandgiftoptions",
    });
    await choose(shopper, []);
    expect((await shopper.call(steps.moveToReviewPage, {})).body).toMatchObject({
      errorCode: "StepNotReady",
      message: "Please enter your payment first.",
      redirectUrl: "/checkout/paymentandbilling",
    });
  });

  it("stays reached when an earlier one is opened again [CALL-043]", async () => {
    const shopper = shop.shopper();
    await proceedToReview(shopper);
    const { body } = await shopper.call(steps.moveToReviewPage, {});
    expect(body.checkout?.reachedStep).toBe(4);
    await shopper.call(steps.moveToShippingAndGiftOptions, {});
    expect((await checkoutOf(shopper))?.reachedStep).toBe(4);
  });

  it("reports an ended session for a checkout that no longer exists", async () => {
    const shopper = shop.shopper();
    await proceedToReview(shopper);
    await shop.database.updateTable("basket").set({ in_checkout: false }).execute();
    const { body } = await shopper.call(steps.moveToPaymentPage, {});
    expect(body).toMatchObject({ isSuccess: false, IsReset: true });
  });
});

it("two concurrent changes are both saved, and each increases the version", async () => {
  const shopper = await withAddress(sampleSkus.lamp);
  const before = await checkoutOf(shopper);
  await Promise.all([
    choose(shopper, [{ id: "parcel", serviceLevel: 2 }]),
    shopper.call(steps.saveBillingAddress, { address: sampleAddresses.anchorage }),
  ]);
  const after = await checkoutOf(shopper);
  expect(after?.version).toBe((before?.version ?? 0) + 2);
  expect(after?.billingAddress?.city).toBe("Anchorage");
  expect(after?.shippingOptions.recipients[0]?.shipments[0]?.selectedServiceLevel).toBe(2);
});

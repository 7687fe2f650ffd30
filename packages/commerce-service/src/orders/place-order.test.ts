import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { orderOperations } from "@store/contract/orders";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { proceedToReview, sampleAddresses } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";
import { orderTests } from "./order-tests.fixture.ts";

const fixture = orderTests();

const { place, orders } = fixture;
const stockOf = async (sku: string) => (await fixture.stock()).get(sku);

describe("an order", () => {
  it("is placed with its lines, address and payment, and its stock is sold [CALL-077]", async () => {
    const shopper = fixture.service.shopper();
    const items = [
      { Sku: sampleSkus.sofa },
      { Sku: sampleSkus.lamp, Quantity: 2 },
      { Sku: sampleSkus.chairMadeToOrder },
    ];
    const checkout = await proceedToReview(shopper, { items, serviceLevels: { parcel: 2 } });
    const { status, body } = await place(shopper, { quotedTotal: checkout.orderSummary.total });

    expect(status).toBe(200);
    expect(body).toMatchObject({ isSuccess: true, message: "" });
    expect(body.redirectUrl).toBe(`/checkout/confirmation?orderId=${body.orderId}`);
    const { body: shown } = await shopper.call(orderOperations.getOrder, { orderId: body.orderId ?? "" });
    expect(shown.order).toMatchObject({
      email: "mara@example.com",
      shippingAddress: { city: "Chicago", postalCode: "60614", address2: "Apt 3" },
      billingAddress: { city: "Chicago" },
      payments: [{ kind: "card", type: "Visa", lastFour: "1111", amount: checkout.orderSummary.total }],
      orderSummary: checkout.orderSummary,
    });
    expect(shown.order?.shipments.map(({ label, lineItems }) => [label, lineItems.map(({ sku }) => sku)])).toEqual([
      ["Premium Two-Day Delivery", [sampleSkus.lamp]],
      ["In-Home Delivery", [sampleSkus.sofa, sampleSkus.chairMadeToOrder]],
    ]);
    expect(await stockOf(sampleSkus.lamp)).toBe((fixture.stockBefore.get(sampleSkus.lamp) ?? 0) - 2);
    const baskets = await fixture.service.database.selectFrom("basket").select("choices").execute();
    expect(JSON.stringify(baskets)).not.toContain("token");
  });

  it("keeps its content when the catalog changes later", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper);
    const { body } = await place(shopper);
    await fixture.service.database
      .updateTable("offer")
      .set({ price_cents: 1 })
      .where("sku", "=", sampleSkus.lamp)
      .execute();
    const { body: shown } = await shopper.call(orderOperations.getOrder, { orderId: body.orderId ?? "" });
    expect(shown.order?.shipments[0]?.lineItems[0]?.unitPrice).toBe(14900);
  });

  it("can contain a donation and a gift card, without tax and delivery charge", async () => {
    const shopper = fixture.service.shopper();
    await shopper.call(cartOperations.donationAddToCart, { sku: sampleSkus.donation, amount: 2500 });
    await proceedToReview(shopper, { items: [{ Sku: sampleSkus.giftCard }] });
    const { body } = await place(shopper);
    const { body: shown } = await shopper.call(orderOperations.getOrder, { orderId: body.orderId ?? "" });
    expect(shown.order?.otherLines.map(({ sku, total }) => [sku, total])).toEqual([[sampleSkus.donation, 2500]]);
    expect(shown.order?.orderSummary).toMatchObject({ tax: 0, shipping: 0, total: 7500 });
  });

  it("is placed on the Canada site in Canadian dollars", async () => {
    const shopper = fixture.service.shopper({ site: "CA", brand: "modern" });
    await proceedToReview(shopper, { address: sampleAddresses.toronto });
    await place(shopper);
    expect(await orders()).toMatchObject([{ site: "CA", brand: "modern", currency: "CAD" }]);
  });

  it("uses the saved billing address", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper);
    await shopper.call(checkoutOperations.saveBillingAddress, { address: sampleAddresses.anchorage });
    const { body } = await place(shopper);
    const { body: shown } = await shopper.call(orderOperations.getOrder, { orderId: body.orderId ?? "" });
    expect(shown.order).toMatchObject({ billingAddress: { city: "Anchorage" }, shippingAddress: { city: "Chicago" } });
  });

  it("is shown only to the session that placed it", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper);
    const { body } = await place(shopper);
    const stranger = fixture.service.shopper();
    await proceedToReview(stranger);
    for (const other of [fixture.service.shopper(), stranger]) {
      const answer = await other.call(orderOperations.getOrder, { orderId: body.orderId ?? "" });
      expect(answer).toMatchObject({ status: 404, body: { isSuccess: false, errorCode: "OrderNotFound" } });
    }
  });

  it("leaves the shopper with an empty cart and no checkout", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper);
    await place(shopper);
    expect((await shopper.call(cartOperations.getCartCount, {})).body.count).toBe(0);
    expect((await shopper.call(checkoutOperations.refreshCheckout, {})).body.errorCode).toBe("NoCheckout");
    await proceedToReview(shopper, { items: [{ Sku: sampleSkus.blackLamp }] });
    expect((await place(shopper)).body.isSuccess).toBe(true);
    expect(await orders()).toHaveLength(2);
  });
});

it("an order is charged only the amount due", async () => {
  const shopper = fixture.service.shopper();
  const { orderSummary } = await proceedToReview(shopper);
  expect((await place(shopper, { quotedTotal: orderSummary.total + 5000 })).body.isSuccess).toBe(true);
  expect(await orders()).toMatchObject([{ total_cents: orderSummary.total }]);
});

it("an order with nothing due needs no card and has no payment", async () => {
  const shopper = fixture.service.shopper();
  await fixture.service.database.updateTable("offer").set({ price_cents: 0 }).execute();
  await proceedToReview(shopper, { items: [{ Sku: sampleSkus.lamp }, { Sku: sampleSkus.giftCard }] });
  await fixture.service.database.updateTable("tax_rate").set({ rate_millionths: 0 }).execute();
  await fixture.service.database.deleteFrom("basket_line").where("sku", "=", sampleSkus.lamp).execute();
  await sql`update basket set choices = choices - 'cards'`.execute(fixture.service.database);
  expect((await place(shopper)).body.isSuccess).toBe(true);
  expect(await fixture.service.database.selectFrom("order_payment").selectAll().execute()).toEqual([]);
  expect(await fixture.service.database.selectFrom("sandbox_authorization").selectAll().execute()).toEqual([]);
});

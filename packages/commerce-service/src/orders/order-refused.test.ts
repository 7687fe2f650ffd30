import { cartOperations } from "@store/contract/cart";
import { type CheckoutModel, checkoutOperations } from "@store/contract/checkout";
import { orderOperations } from "@store/contract/orders";
import { paymentOperations } from "@store/contract/payment";
import { afterEach, describe, expect, it } from "vitest";
import { proceedToReview, type Shopper, typedCard } from "../testing/index.ts";
import { sampleCards, sampleSkus } from "../testing/sample-inputs.ts";
import { setStock } from "../testing/set-stock.ts";
import { orderTests } from "./order-tests.fixture.ts";

const declined = sampleCards.declined;
const fixture = orderTests();

const { place, orders } = fixture;

describe("a declined card", () => {
  it("returns AuthorizationFailure, charges nothing and returns the stock", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper, { card: declined });
    const { status, body } = await place(shopper, { idempotencyKey: "first" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      isSuccess: false,
      message: "AuthorizationFailure",
      errorCode: "CardDeclined",
      redirectUrl: null,
    });
    expect(body.paymentErrorHtml).toContain("Visa ending in 0002 was declined, and nothing was charged");
    expect(await fixture.stock()).toEqual(fixture.stockBefore);
    expect(await orders()).toEqual([]);
    expect((await shopper.call(orderOperations.getOrderAttempt, { key: "first" })).body).toMatchObject({
      status: "failed",
      message: "AuthorizationFailure",
    });
  });

  it("removes only the card, and another card places the order", async () => {
    const shopper = fixture.service.shopper();
    const before = await proceedToReview(shopper, { card: declined });
    await place(shopper);
    const { body } = await shopper.call(checkoutOperations.refreshCheckout, {});
    expect(body.checkout).toMatchObject({
      reachedStep: 3,
      shippingOptions: before.shippingOptions,
      paymentData: { creditCardData: { cardOneInfo: null } },
    });
    expect(body.checkout?.version).toBeGreaterThan(before.version);

    await shopper.call(paymentOperations.savePayment, typedCard(sampleCards.masterCard));
    await shopper.call(checkoutOperations.moveToReviewPage, {});
    expect((await place(shopper)).body.isSuccess).toBe(true);
    expect(await orders()).toHaveLength(1);
  });

  it("replays its refusal under the same key and charges no other card", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper, { card: declined });
    const first = await place(shopper, { idempotencyKey: "first" });
    await shopper.call(paymentOperations.savePayment, typedCard(sampleCards.masterCard));
    expect((await place(shopper, { idempotencyKey: "first" })).body).toMatchObject({
      message: first.body.message,
      errorCode: "CardDeclined",
    });
    expect(await orders()).toEqual([]);
  });
});

describe("a card with a wrong security code", () => {
  const refuse = async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper);
    await shopper.call(paymentOperations.savePayment, typedCard(sampleCards.otherVisa, { cvv: "200" }));
    await shopper.call(checkoutOperations.moveToReviewPage, {});
    const { body } = await place(shopper);
    expect(body).toMatchObject({ message: "AuthorizationFailure", errorCode: "SecurityCodeMismatch" });
    const { checkout } = (await shopper.call(checkoutOperations.refreshCheckout, {})).body;
    return { shopper, checkout, card: checkout?.paymentData.creditCardData.cardOneInfo };
  };

  it("stays applied and needs only its code before it pays", async () => {
    const { shopper, checkout, card } = await refuse();
    expect(checkout?.reachedStep).toBe(3);
    expect(card).toMatchObject({ lastFour: "1486", verifyCreditCard: true, isVerificationApplied: false });
    expect((await shopper.call(checkoutOperations.moveToReviewPage, {})).body.errorCode).toBe("StepNotReady");
    const verify = (cvv: string) =>
      shopper.call(paymentOperations.verifyCreditCard, { cardData: { cardId: card?.id ?? "", cvv } });
    expect((await verify("200")).body).toMatchObject({ isVerificationApplied: false });
    expect((await verify("739")).body).toMatchObject({ isVerificationApplied: true });
    await shopper.call(checkoutOperations.moveToReviewPage, {});
    expect((await place(shopper)).body.isSuccess).toBe(true);
  });

  it("is replaced by another card", async () => {
    const { shopper } = await refuse();
    await shopper.call(paymentOperations.savePayment, typedCard(sampleCards.masterCard));
    await shopper.call(checkoutOperations.moveToReviewPage, {});
    expect((await place(shopper)).body.isSuccess).toBe(true);
  });
});

describe("an order that is reviewed before noon and placed after it", () => {
  const promisesOf = (checkout: CheckoutModel) =>
    checkout.shippingOptions.recipients.flatMap(({ shipments }) =>
      shipments.flatMap(
        ({ availableServiceLevels, selectedServiceLevel }) =>
          availableServiceLevels.find(({ level }) => level === selectedServiceLevel)?.estimate ?? [],
      ),
    );
  const placeShown = (shopper: Shopper, checkout: CheckoutModel) =>
    place(shopper, {
      quotedTotal: checkout.orderSummary.total,
      version: checkout.version,
      quotedEstimates: promisesOf(checkout),
    });

  it("needs a confirmation of the later arrival and is then placed with it [SHIP-10, CALL-077]", async () => {
    const shopper = fixture.service.shopper();
    const shown = await proceedToReview(shopper, { items: [{ Sku: sampleSkus.lamp }, { Sku: sampleSkus.sofa }] });
    fixture.service.clock.set("2026-11-20T18:00:01Z");
    const { body } = await placeShown(shopper, shown);
    expect(body).toMatchObject({ isSuccess: false, errorCode: "BasketChanged", redirectUrl: null });
    expect(body.message).toContain("arrives on other days");
    expect(await fixture.service.database.selectFrom("sandbox_authorization").selectAll().execute()).toEqual([]);

    const { body: refreshed } = await shopper.call(checkoutOperations.refreshCheckout, {});
    const seen = refreshed.checkout ?? shown;
    expect(promisesOf(seen)).not.toEqual(promisesOf(shown));
    const placed = await placeShown(shopper, seen);
    expect(placed.body.isSuccess).toBe(true);
    const { body: found } = await shopper.call(orderOperations.getOrder, { orderId: placed.body.orderId ?? "" });
    expect(found.order?.shipments.map(({ estimate }) => estimate)).toEqual(promisesOf(seen));
  });

  it("is placed until noon exactly, with the dates that were shown [SHIP-10]", async () => {
    const shopper = fixture.service.shopper();
    const shown = await proceedToReview(shopper);
    fixture.service.clock.set("2026-11-20T18:00:00Z");
    expect((await placeShown(shopper, shown)).body.isSuccess).toBe(true);
  });
});

describe("an order is refused, and nothing is charged or held,", () => {
  afterEach(async () => {
    expect(await orders()).toEqual([]);
    expect(await fixture.service.database.selectFrom("sandbox_authorization").selectAll().execute()).toEqual([]);
    expect(await fixture.service.database.selectFrom("stock_hold").selectAll().execute()).toEqual([]);
  });

  it("when more is due than the shopper was shown: the reply has the new total", async () => {
    const shopper = fixture.service.shopper();
    const { orderSummary } = await proceedToReview(shopper);
    await fixture.service.database
      .updateTable("offer")
      .set({ price_cents: 19900, regular_price_cents: 19900 })
      .execute();
    const { body } = await place(shopper, { quotedTotal: orderSummary.total });
    expect(body).toMatchObject({ isSuccess: false, errorCode: "TotalChanged", redirectUrl: null });
    expect(body.orderSummary?.total).toBeGreaterThan(orderSummary.total);
  });

  it("when another shopper bought the stock: the reply leads to the cart", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper, { items: [{ Sku: sampleSkus.lamp, Quantity: 2 }, { Sku: sampleSkus.sofa }] });
    await setStock(fixture.service.database, 1, [sampleSkus.lamp]);
    await fixture.countStock();
    const { body } = await place(shopper);
    expect(body).toMatchObject({ isSuccess: false, errorCode: "NotAvailable", redirectUrl: "/checkout/cart" });
    expect(await fixture.stock()).toEqual(fixture.stockBefore);
  });

  it("when an item is no longer sold", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper);
    await fixture.service.database.deleteFrom("offer").where("sku", "=", sampleSkus.lamp).execute();
    expect((await place(shopper)).body).toMatchObject({ errorCode: "NotAvailable" });
  });

  it("before the review is reached: the reply has the route of the missing step", async () => {
    const shopper = fixture.service.shopper();
    await shopper.call(cartOperations.addItems, { items: [{ Sku: sampleSkus.lamp }] });
    await shopper.call(cartOperations.checkout, {});
    await shopper.call(checkoutOperations.refreshCheckout, {});
    const body = { errorCode: "StepNotReady", redirectUrl: "/checkout/shipping" };
    expect(await place(shopper)).toMatchObject({ status: 200, body });
  });

  it("when the card has expired since it was applied", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper);
    await shopper.call(paymentOperations.savePayment, typedCard(sampleCards.visa, { expMonth: "11", expYear: "2026" }));
    await shopper.call(checkoutOperations.moveToReviewPage, {});
    fixture.service.clock.set("2026-12-02T06:00:00Z");
    const body = { errorCode: "StepNotReady", redirectUrl: "/checkout/paymentandbilling" };
    expect((await place(shopper)).body).toMatchObject(body);
  });

  it("without a checkout, without the token, or with an unknown property", async () => {
    const shopper = fixture.service.shopper();
    expect((await place(shopper)).body).toMatchObject({ IsReset: true });
    await proceedToReview(shopper);
    const stale = await place(shopper, { headers: { requestverificationtoken: "another" } });
    expect(stale).toMatchObject({ status: 403, body: { IsReset: true } });
    const unknown = { adata: "", total: 1 } as { adata: string };
    const refused = await shopper.call(orderOperations.placeOrder, unknown);
    expect(refused).toMatchObject({ status: 400, body: { errorCode: "InvalidRequest" } });
  });
});

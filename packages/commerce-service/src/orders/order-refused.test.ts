import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { orderOperations } from "@store/contract/orders";
import { paymentOperations } from "@store/contract/payment";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  createTestService,
  readStock,
  type Shopper,
  type TestService,
  typedCard,
  walkToReview,
} from "../testing/index.ts";
import { auditStore } from "./audit-store.ts";

const declined = "4000000000000002";
let service: TestService;
let stockBefore: Map<string, number>;

beforeEach(async () => {
  service = await createTestService();
  stockBefore = await readStock(service.database);
});
afterEach(async () => {
  expect(await auditStore(service.database, { unitsBefore: stockBefore })).toEqual([]);
  await service.close();
});

const place = (shopper: Shopper, options?: Parameters<Shopper["call"]>[2], quotedTotal?: number) =>
  shopper.call(
    orderOperations.placeOrder,
    { adata: "", ...(quotedTotal === undefined ? {} : { quotedTotal }) },
    options,
  );
const orders = () => service.database.selectFrom("customer_order").selectAll().execute();

describe("a declined card", () => {
  it("is said as AuthorizationFailure, charges nothing and gives the stock back", async () => {
    const shopper = service.shopper();
    await walkToReview(shopper, { card: declined });
    const { status, body } = await place(shopper, { idempotencyKey: "first" });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      isSuccess: false,
      message: "AuthorizationFailure",
      errorCode: "CardDeclined",
      redirectUrl: null,
    });
    expect(body.paymentErrorHtml).toContain("Visa ending in 0002 was declined, and nothing was charged");
    expect(await readStock(service.database)).toEqual(stockBefore);
    expect(await orders()).toEqual([]);
    expect((await shopper.call(orderOperations.getOrderAttempt, { key: "first" })).body).toMatchObject({
      status: "failed",
      message: "AuthorizationFailure",
    });
  });

  it("loses nothing but the card, and another card places the order", async () => {
    const shopper = service.shopper();
    const before = await walkToReview(shopper, { card: declined });
    await place(shopper);
    const { body } = await shopper.call(checkoutOperations.refreshCheckout, {});
    expect(body.checkout).toMatchObject({
      reachedStep: 3,
      shippingOptions: before.shippingOptions,
      paymentData: { creditCardData: { cardOneInfo: null } },
    });
    expect(body.checkout?.version).toBeGreaterThan(before.version);

    await shopper.call(paymentOperations.savePayment, typedCard("5555555555554444"));
    await shopper.call(checkoutOperations.moveToReviewPage, {});
    expect((await place(shopper)).body.isSuccess).toBe(true);
    expect(await orders()).toHaveLength(1);
  });

  it("replays its refusal under the same key and charges no other card for it", async () => {
    const shopper = service.shopper();
    await walkToReview(shopper, { card: declined });
    const first = await place(shopper, { idempotencyKey: "first" });
    await shopper.call(paymentOperations.savePayment, typedCard("5555555555554444"));
    expect((await place(shopper, { idempotencyKey: "first" })).body).toMatchObject({
      message: first.body.message,
      errorCode: "CardDeclined",
    });
    expect(await orders()).toEqual([]);
  });
});

describe("an order is refused, and nothing is charged or held,", () => {
  afterEach(async () => {
    expect(await orders()).toEqual([]);
    expect(await service.database.selectFrom("sandbox_authorisation").selectAll().execute()).toEqual([]);
    expect(await service.database.selectFrom("stock_hold").selectAll().execute()).toEqual([]);
  });

  it("when more is due than the shopper was shown: the new total is answered", async () => {
    const shopper = service.shopper();
    const { orderSummary } = await walkToReview(shopper);
    await service.database.updateTable("offer").set({ price_cents: 19900, regular_price_cents: 19900 }).execute();
    const { body } = await place(shopper, {}, orderSummary.total);
    expect(body).toMatchObject({ isSuccess: false, errorCode: "TotalChanged", redirectUrl: null });
    expect(body.orderSummary?.total).toBeGreaterThan(orderSummary.total);
  });

  it("when the stock went to somebody else: the cart is where to go on", async () => {
    const shopper = service.shopper();
    await walkToReview(shopper, { items: [{ Sku: "100401", Quantity: 2 }, { Sku: "100101" }] });
    await service.database.updateTable("stock").set({ available: 1 }).where("sku", "=", "100401").execute();
    stockBefore = await readStock(service.database);
    const { body } = await place(shopper);
    expect(body).toMatchObject({ isSuccess: false, errorCode: "NotAvailable", redirectUrl: "/checkout/cart" });
    expect(await readStock(service.database)).toEqual(stockBefore);
  });

  it("when an item is no longer sold", async () => {
    const shopper = service.shopper();
    await walkToReview(shopper);
    await service.database.deleteFrom("offer").where("sku", "=", "100401").execute();
    expect((await place(shopper)).body).toMatchObject({ errorCode: "NotAvailable" });
  });

  it("before the review is reached: the step that is missing is an in-flow route", async () => {
    const shopper = service.shopper();
    await shopper.call(cartOperations.addItems, { items: [{ Sku: "100401" }] });
    await shopper.call(cartOperations.checkout, {});
    await shopper.call(checkoutOperations.refreshCheckout, {});
    const body = { errorCode: "StepNotReady", redirectUrl: "/checkout/shipping" };
    expect(await place(shopper)).toMatchObject({ status: 200, body });
  });

  it("when the card expired while it waited", async () => {
    const shopper = service.shopper();
    await walkToReview(shopper);
    service.clock.set("2031-09-01T06:00:00Z");
    // A session that was not seen for so long is over; only the card's date is of interest here.
    await service.database.updateTable("session").set({ seen_at: service.clock.now() }).execute();
    const body = { errorCode: "StepNotReady", redirectUrl: "/checkout/paymentandbilling" };
    expect((await place(shopper)).body).toMatchObject(body);
  });

  it("without a checkout, without the token, or with a key unknown to the contract", async () => {
    const shopper = service.shopper();
    expect((await place(shopper)).body).toMatchObject({ IsReset: true });
    await walkToReview(shopper);
    const stale = await place(shopper, { headers: { requestverificationtoken: "another" } });
    expect(stale).toMatchObject({ status: 403, body: { IsReset: true } });
    const unknown = { adata: "", total: 1 } as { adata: string };
    const refused = await shopper.call(orderOperations.placeOrder, unknown);
    expect(refused).toMatchObject({ status: 400, body: { errorCode: "InvalidRequest" } });
  });
});

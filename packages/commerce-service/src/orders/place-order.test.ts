import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { orderOperations } from "@store/contract/orders";
import { paymentOperations } from "@store/contract/payment";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  createTestService,
  readStock,
  type Shopper,
  sampleAddresses,
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
const stockOf = async (sku: string) => (await readStock(service.database)).get(sku);

describe("an order", () => {
  it("is placed with its lines, address and payment, and its stock is sold [CALL-077]", async () => {
    const shopper = service.shopper();
    const items = [{ Sku: "100101" }, { Sku: "100401", Quantity: 2 }, { Sku: "100601" }];
    const checkout = await walkToReview(shopper, { items, serviceLevels: { parcel: 2 } });
    const { status, body } = await place(shopper, {}, checkout.orderSummary.total);

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
      ["Premium Two-Day Delivery", ["100401"]],
      ["In-Home Delivery", ["100101", "100601"]],
    ]);
    expect(await stockOf("100401")).toBe((stockBefore.get("100401") ?? 0) - 2);
    expect(await service.database.selectFrom("basket_card").selectAll().execute()).toEqual([]);
  });

  it("keeps what the shopper saw, whatever the catalogue says later", async () => {
    const shopper = service.shopper();
    await walkToReview(shopper);
    const { body } = await place(shopper);
    await service.database.updateTable("offer").set({ price_cents: 1 }).where("sku", "=", "100401").execute();
    const { body: shown } = await shopper.call(orderOperations.getOrder, { orderId: body.orderId ?? "" });
    expect(shown.order?.shipments[0]?.lineItems[0]?.unitPrice).toBe(14900);
  });

  it("takes a donation and a gift card, which cost neither tax nor delivery", async () => {
    const shopper = service.shopper();
    await shopper.call(cartOperations.donationAddToCart, { sku: "101001", amount: 2500 });
    await walkToReview(shopper, { items: [{ Sku: "100901" }] });
    const { body } = await place(shopper);
    const { body: shown } = await shopper.call(orderOperations.getOrder, { orderId: body.orderId ?? "" });
    expect(shown.order?.otherLines.map(({ sku, total }) => [sku, total])).toEqual([["101001", 2500]]);
    expect(shown.order?.orderSummary).toMatchObject({ tax: 0, shipping: 0, total: 7500 });
  });

  it("is made on the Canada site in Canadian dollars", async () => {
    const shopper = service.shopper({ site: "CA", brand: "modern" });
    await walkToReview(shopper, { address: sampleAddresses.toronto });
    await place(shopper);
    expect(await orders()).toMatchObject([{ site: "CA", brand: "modern", currency: "CAD" }]);
  });

  it("goes to the billing address that was saved", async () => {
    const shopper = service.shopper();
    await walkToReview(shopper);
    await shopper.call(checkoutOperations.saveBillingAddress, { address: sampleAddresses.anchorage });
    const { body } = await place(shopper);
    const { body: shown } = await shopper.call(orderOperations.getOrder, { orderId: body.orderId ?? "" });
    expect(shown.order).toMatchObject({ billingAddress: { city: "Anchorage" }, shippingAddress: { city: "Chicago" } });
  });

  it("is shown only to the session that placed it", async () => {
    const shopper = service.shopper();
    await walkToReview(shopper);
    const { body } = await place(shopper);
    const stranger = service.shopper();
    await walkToReview(stranger);
    for (const other of [service.shopper(), stranger]) {
      const answer = await other.call(orderOperations.getOrder, { orderId: body.orderId ?? "" });
      expect(answer).toMatchObject({ status: 404, body: { isSuccess: false, errorCode: "OrderNotFound" } });
    }
  });

  it("leaves the shopper with an empty cart and no checkout", async () => {
    const shopper = service.shopper();
    await walkToReview(shopper);
    await place(shopper);
    expect((await shopper.call(cartOperations.getCartCount, {})).body.count).toBe(0);
    expect((await shopper.call(checkoutOperations.refreshCheckout, {})).body.errorCode).toBe("NoCheckout");
    await walkToReview(shopper, { items: [{ Sku: "100402" }] });
    expect((await place(shopper)).body.isSuccess).toBe(true);
    expect(await orders()).toHaveLength(2);
  });
});

describe("Place Order pressed more than once", () => {
  it("ten times at once with ten keys makes one order, and every press is told of it [CALL-077]", async () => {
    const shopper = service.shopper();
    await walkToReview(shopper);
    const keys = Array.from({ length: 10 }, (_, index) => `press-${index}`);
    const answers = await Promise.all(keys.map((idempotencyKey) => place(shopper, { idempotencyKey })));

    const placed = await orders();
    expect(placed).toHaveLength(1);
    const redirectUrl = `/checkout/confirmation?orderId=${placed[0]?.order_id}`;
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    for (const { status, body } of answers) {
      if (status === 200) expect(body).toMatchObject({ isSuccess: true, redirectUrl });
      else {
        expect(status).toBe(409);
        expect(body).toMatchObject({ isSuccess: false, errorCode: "InProgress" });
        const { body: attempt } = await shopper.call(orderOperations.getOrderAttempt, { key: body.attemptKey ?? "" });
        expect(attempt).toMatchObject({ status: "placed", redirectUrl });
      }
    }
  });

  it("ten times at once with one key makes one order, and the key tells of it later", async () => {
    const shopper = service.shopper();
    await walkToReview(shopper);
    const idempotencyKey = "one-press";
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(shopper, { idempotencyKey })));
    expect(await orders()).toHaveLength(1);
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);

    const first = answers.find(({ status }) => status === 200);
    const replay = await place(shopper, { idempotencyKey });
    expect(replay.body).toEqual(first?.body);
    expect((await shopper.call(orderOperations.getOrderAttempt, { key: idempotencyKey })).body).toMatchObject({
      status: "placed",
      redirectUrl: first?.body.redirectUrl,
    });
  });

  it("after the order answers that order, with or without a key", async () => {
    const shopper = service.shopper();
    await walkToReview(shopper);
    const { body } = await place(shopper);
    for (const idempotencyKey of ["another", null]) {
      const again = await place(shopper, { idempotencyKey });
      expect(again).toMatchObject({ status: 200, body: { isSuccess: true, redirectUrl: body.redirectUrl } });
    }
    expect(await orders()).toHaveLength(1);
  });

  it("by another shopper under the same key is an order of its own", async () => {
    const [one, other] = [service.shopper(), service.shopper()];
    await walkToReview(one);
    await walkToReview(other);
    await place(one, { idempotencyKey: "same" });
    await place(other, { idempotencyKey: "same" });
    expect(await orders()).toHaveLength(2);
  });
});

describe("a declined card", () => {
  it("is said as AuthorizationFailure, charges nothing and gives the stock back [CHK-33]", async () => {
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

  it("before the review is reached: the step that is missing is an in-flow route [CHK-35]", async () => {
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

it("an order for more than was due is charged what is due", async () => {
  const shopper = service.shopper();
  const { orderSummary } = await walkToReview(shopper);
  expect((await place(shopper, {}, orderSummary.total + 5000)).body.isSuccess).toBe(true);
  expect(await orders()).toMatchObject([{ total_cents: orderSummary.total }]);
});

it("an order with nothing due asks no card and has no payment", async () => {
  const shopper = service.shopper();
  await service.database.updateTable("offer").set({ price_cents: 0 }).execute();
  await walkToReview(shopper, { items: [{ Sku: "100401" }, { Sku: "100901" }] });
  await service.database.updateTable("tax_rate").set({ rate_millionths: 0 }).execute();
  await service.database.deleteFrom("basket_line").where("sku", "=", "100401").execute();
  await service.database.deleteFrom("basket_card").execute();
  expect((await place(shopper)).body.isSuccess).toBe(true);
  expect(await service.database.selectFrom("order_payment").selectAll().execute()).toEqual([]);
  expect(await service.database.selectFrom("sandbox_authorisation").selectAll().execute()).toEqual([]);
});

it("the status of a press that never arrived is none", async () => {
  const shopper = service.shopper();
  await walkToReview(shopper);
  expect((await shopper.call(orderOperations.getOrderAttempt, { key: "never" })).body).toMatchObject({
    status: "none",
  });
});

it("24 buyers at once for the last 10 units: exactly 10 are sold", async () => {
  await service.database.updateTable("stock").set({ available: 10 }).where("sku", "=", "100402").execute();
  stockBefore = await readStock(service.database);
  const shoppers = Array.from({ length: 24 }, () => service.shopper());
  await Promise.all(shoppers.map((shopper) => walkToReview(shopper, { items: [{ Sku: "100402" }] })));
  const answers = await Promise.all(shoppers.map((shopper) => place(shopper)));
  expect(answers.filter(({ body }) => body.isSuccess)).toHaveLength(10);
  expect(answers.filter(({ body }) => body.errorCode === "NotAvailable")).toHaveLength(14);
  expect(await stockOf("100402")).toBe(0);
});

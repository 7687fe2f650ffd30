import { checkoutOperations } from "@store/contract/checkout";
import { paymentOperations } from "@store/contract/payment";
import { describe, expect, it } from "vitest";
import { proceedToReview, type Shopper, typedCard } from "../testing/index.ts";
import { sampleCards, sampleSkus } from "../testing/sample-inputs.ts";
import { orderTests } from "./order-tests.fixture.ts";

const answeredLate = sampleCards.approvedAfterTimeout;
const neverArrived = sampleCards.lostInTimeout;
const fixture = orderTests({ answerWithinMs: 1 });

const { attemptOf: statusOf } = fixture;
const place = (shopper: Shopper, idempotencyKey: string) => fixture.place(shopper, { idempotencyKey });
const count = async (table: "customer_order" | "sandbox_authorization") =>
  (await fixture.service.database.selectFrom(table).selectAll().execute()).length;

describe("a payment whose response times out", () => {
  it("is being confirmed: neither declined nor an order, and a second submission gets the same response", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper, { card: answeredLate });
    const confirming = {
      status: 202,
      body: { isSuccess: false, message: "", redirectUrl: null, errorCode: "Confirming", attemptKey: "first" },
    };
    expect(await place(shopper, "first")).toMatchObject(confirming);
    expect(await place(shopper, "second")).toMatchObject(confirming);
    expect(await place(shopper, "first")).toMatchObject(confirming);
    expect((await statusOf(shopper, "first")).status).toBe("confirming");
    expect((await fixture.stock()).get(sampleSkus.lamp)).toBe((fixture.stockBefore.get(sampleSkus.lamp) ?? 0) - 1);
    expect(await count("customer_order")).toBe(0);
  });

  it("becomes the order once the processor reports that it was applied", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper, { card: answeredLate });
    await place(shopper, "first");
    fixture.service.clock.advance(1500);
    await fixture.service.recover();
    expect((await statusOf(shopper, "first")).status).toBe("confirming");

    fixture.service.clock.advance(10_000);
    await fixture.service.recover();
    const { status, redirectUrl } = await statusOf(shopper, "first");
    expect(status).toBe("placed");
    expect(await place(shopper, "first")).toMatchObject({ status: 200, body: { isSuccess: true, redirectUrl } });
    expect(await count("customer_order")).toBe(1);
    expect(await count("sandbox_authorization")).toBe(1);
  });

  it("is settled as soon as the processor reports it, long before the next lookup, and once for any number of reports", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper, { card: sampleCards.approvedAfterTimeout });
    await place(shopper, "reported");
    const later = new Date(fixture.service.clock.now().getTime() + 3_600_000);
    await fixture.service.database.updateTable("order_attempt").set({ next_look_at: later }).execute();
    fixture.service.clock.advance(10_000);
    await fixture.service.recover();
    await fixture.service.recover();
    expect(await count("customer_order")).toBe(1);
    expect(await fixture.service.payments.notifications?.read(10)).toEqual([]);
  });

  it("is looked up again after any number of lookups", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper, { card: answeredLate });
    await place(shopper, "first");
    await fixture.service.database.updateTable("order_attempt").set({ looks: 5000 }).execute();
    await fixture.service.database.deleteFrom("sandbox_notification").execute();
    fixture.service.clock.advance(1500);
    await fixture.service.recover();
    expect((await statusOf(shopper, "first")).status).toBe("confirming");
    fixture.service.clock.advance(299_000);
    await fixture.service.recover();
    expect((await statusOf(shopper, "first")).status).toBe("confirming");
    fixture.service.clock.advance(1000);
    await fixture.service.recover();
    expect((await statusOf(shopper, "first")).status).toBe("placed");
  });

  it("is released when it never arrived: the stock is returned, and another card pays", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper, { card: neverArrived });
    await place(shopper, "first");
    fixture.service.clock.advance(1500);
    await fixture.service.recover();
    expect(await statusOf(shopper, "first")).toMatchObject({ status: "failed", message: "AuthorizationFailure" });
    expect(await fixture.stock()).toEqual(fixture.stockBefore);
    expect((await place(shopper, "first")).body).toMatchObject({ errorCode: "PaymentUnavailable", redirectUrl: null });

    await shopper.call(paymentOperations.savePayment, typedCard(sampleCards.americanExpress));
    await shopper.call(checkoutOperations.moveToReviewPage, {});
    expect((await place(shopper, "second")).body.isSuccess).toBe(true);
    expect(await count("customer_order")).toBe(1);
  });

  it("arrives after its release and is refused then", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper, { card: neverArrived });
    await place(shopper, "first");
    fixture.service.clock.advance(1500);
    await fixture.service.recover();
    const { cards } = await fixture.service.database.selectFrom("order_attempt").selectAll().executeTakeFirstOrThrow();
    const reference = cards[0]?.reference ?? "";
    const card = { number: sampleCards.visa, expMonth: "08", expYear: "2031", securityCode: "739" };
    const tokenized = await fixture.service.payments.tokenize(card);
    const token = tokenized.ok ? tokenized.token : "";
    const late = await fixture.service.payments.authorize({ reference, token, amountCents: 100, currency: "USD" });
    expect(late).toEqual({ kind: "declined", code: "released" });
  });

  it("is settled once although many processes look it up", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper, { card: answeredLate });
    await place(shopper, "first");
    fixture.service.clock.advance(10_000);
    await Promise.all(Array.from({ length: 8 }, () => fixture.service.another().recover()));
    expect((await statusOf(shopper, "first")).status).toBe("placed");
    expect(await count("customer_order")).toBe(1);
  });

  it("keeps the cart unchanged until it is settled", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper, { card: answeredLate });
    await place(shopper, "first");
    const refused = await shopper.call(paymentOperations.savePayment, typedCard(sampleCards.masterCard));
    expect(refused).toMatchObject({ status: 409, body: { errorCode: "InProgress" } });
    fixture.service.clock.advance(10_000);
    await fixture.service.recover();
    expect(await fixture.service.database.selectFrom("order_payment").select("last_four").execute()).toEqual([
      { last_four: "0119" },
    ]);
  });
});

it("is looked up at growing intervals, without end", async () => {
  const shopper = fixture.service.shopper();
  await proceedToReview(shopper, { card: answeredLate });
  await place(shopper, "first");
  await fixture.service.database
    .updateTable("sandbox_authorization")
    .set({ settles_at: "2027-01-01T00:00:00Z" })
    .execute();
  await fixture.service.database.deleteFrom("sandbox_notification").execute();
  const looksAfter = async (ms: number) => {
    fixture.service.clock.advance(ms);
    await fixture.service.recover();
    return (await fixture.service.database.selectFrom("order_attempt").select("looks").executeTakeFirstOrThrow()).looks;
  };
  expect(await looksAfter(1000)).toBe(1);
  expect(await looksAfter(1999)).toBe(1);
  expect(await looksAfter(1)).toBe(2);
  expect(await looksAfter(3999)).toBe(2);
  expect(await looksAfter(1)).toBe(3);
  for (let looks = 4; looks <= 20; looks += 1) expect(await looksAfter(300_000)).toBe(looks);
});

import { orderOperations } from "@store/contract/orders";
import { paymentOperations } from "@store/contract/payment";
import { beforeEach, describe, expect, it } from "vitest";
import type { Tokenization } from "../ports/payments.ts";
import { limits } from "../service/rate-limit/limits.ts";
import { findCheckout } from "../testing/enter-checkout.ts";
import { proceedToReview, readStock, type Shopper, typedCard } from "../testing/index.ts";
import { sampleCards } from "../testing/sample-inputs.ts";
import { openTestShop } from "../testing/test-shop.ts";

const { savePayment } = paymentOperations;
const visa = sampleCards.visa;
const declinedAtTheOrder = sampleCards.declined;
const here = { "x-store-client-address": "203.0.113.9" };
const elsewhere = { "x-store-client-address": "198.51.100.7" };

let result = 0;
let beforeAuthorizing: () => Promise<void> = async () => {};
let said: Tokenization | undefined;
const shop = await openTestShop({
  wrapPayments: (payments) => ({
    ...payments,
    tokenize(card) {
      result += 1;
      return said ? Promise.resolve(said) : payments.tokenize(card);
    },
    async authorize(order) {
      await beforeAuthorizing();
      return payments.authorize(order);
    },
  }),
});
const { inCheckout } = shop;
const start = shop.clock.now();
beforeEach(() => {
  result = 0;
  beforeAuthorizing = async () => {};
  said = undefined;
  shop.clock.set(start);
});
const pay = (
  shopper: Shopper,
  { number = visa, headers = {} }: { number?: string; headers?: typeof here | object } = {},
) => shopper.call(savePayment, typedCard(number), { headers: { ...headers } });
const setUsed = (used: number, like: string) =>
  shop.database.updateTable("rate_limit").set({ used }).where("subject", "like", like).execute();
const counted = async () =>
  (await shop.database.selectFrom("rate_limit").selectAll().orderBy("subject").execute())
    .filter(({ subject }) => !subject.startsWith("changes"))
    .map(({ subject, used }) => [subject.split(" ").slice(0, 2).join(" "), used]);
const refused = {
  status: 429,
  body: {
    isSuccess: false,
    errorCode: "TooManyRequests",
    message: "You have tried too often. Please try again in 15 minutes.",
  },
};

describe("typed cards", () => {
  it("reach the processor ten times in fifteen minutes and session, good or not; what is applied stays", async () => {
    const shopper = await inCheckout();
    for (let count = 0; count < 10; count += 1) expect((await pay(shopper)).body.isSuccess).toBe(true);
    const over = await pay(shopper, { number: sampleCards.masterCard });
    expect(over).toMatchObject(refused);
    expect(over.headers.get("retry-after")).toBe("900");
    expect(result).toBe(10);
    const { paymentData } = await findCheckout(shopper);
    expect(paymentData.creditCardData.cardOneInfo?.lastFour).toBe("1111");
    shop.clock.advance(limits.cards.withinMs);
    expect((await pay(shopper)).body.isSuccess).toBe(true);
  });

  it("reach it no more often when they are sent at once, two in one request counted as two", async () => {
    const shopper = await inCheckout();
    const two = { ...typedCard(visa), cardTwoData: typedCard(sampleCards.masterCard).cardOneData };
    const cents = (await findCheckout(shopper)).orderSummary.amountDue;
    const request = {
      ...two,
      cardOneData: two.cardOneData && { ...two.cardOneData, amountCents: 100 },
      cardTwoData: two.cardTwoData && { ...two.cardTwoData, amountCents: cents - 100 },
    };
    expect((await shopper.call(savePayment, request)).body.isSuccess).toBe(true);
    const answers = await Promise.all(Array.from({ length: 16 }, () => pay(shopper)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(8);
    expect(result).toBe(10);
  });

  it("are counted by where they come from over all sessions, and by the payment provider's call alike", async () => {
    expect((await pay(await inCheckout(), { headers: here })).status).toBe(200);
    await setUsed(limits.cards.perAddress, "cards address %");
    const another = await inCheckout();
    expect(await pay(another, { headers: here })).toMatchObject(refused);
    const byProvider = paymentOperations.ppSaveCreditCardToBasket;
    expect(await another.call(byProvider, typedCard(visa), { headers: here })).toMatchObject(refused);
    expect(result).toBe(1);
    expect((await pay(another, { headers: elsewhere })).status).toBe(200);
  });

  it("are not counted if the processor was not reached: wrong digits, or an outage", async () => {
    const shopper = await inCheckout();
    expect((await pay(shopper, { number: sampleCards.wrongChecksum })).body.errorCode).toBe("CardRefused");
    expect(await counted()).toEqual([]);
    said = { ok: false, kind: "unavailable" };
    expect((await pay(shopper, { headers: here })).body.errorCode).toBe("PaymentUnavailable");
    expect(await counted()).toEqual([
      ["cards address", 0],
      ["cards session", 0],
    ]);
  });
});

describe("cards that are turned down", () => {
  it("end an address's tries long before its good ones do", async () => {
    said = { ok: false, kind: "refused" };
    expect((await pay(await inCheckout(), { headers: here })).body.errorCode).toBe("CardRefused");
    expect(await counted()).toEqual([
      ["cards address", 1],
      ["cards session", 1],
      ["declines address", 1],
      ["declines session", 1],
    ]);
    await setUsed(limits.declines.perAddress - 1, "declines address %");
    expect((await pay(await inCheckout(), { headers: here })).status).toBe(200);
    said = undefined;
    const another = await inCheckout();
    expect(await pay(another, { headers: here })).toMatchObject(refused);
    expect(result).toBe(2);
    expect((await pay(another, { headers: elsewhere })).status).toBe(200);
  });

  it("at the order count too, and no order is tried with what was saved before; stored responses stay", async () => {
    const shopper = shop.shopper();
    await proceedToReview(shopper, { card: declinedAtTheOrder });
    const submit = (idempotencyKey: string) =>
      shopper.call(orderOperations.placeOrder, { adata: "" }, { idempotencyKey });
    expect((await submit("one")).body.errorCode).toBe("CardDeclined");
    expect(await counted()).toEqual([
      ["cards session", 1],
      ["declines session", 1],
    ]);
    await pay(shopper);
    await setUsed(limits.declines.perSession, "declines session %");
    await shopper.call(orderOperations.getOrderAttempt, { key: "one" });
    expect(await submit("two")).toMatchObject(refused);
    expect((await submit("one")).body.errorCode).toBe("CardDeclined");
    expect(await shop.database.selectFrom("order_attempt").select("state").execute()).toEqual([{ state: "failed" }]);
    shop.clock.advance(limits.declines.withinMs);
    expect((await submit("two")).body.isSuccess).toBe(true);
  });

  it("reach the processor no more often than may fail when orders of many sessions come at once", async () => {
    const shoppers = Array.from({ length: 6 }, () => shop.shopper());
    for (const shopper of shoppers) await proceedToReview(shopper, { card: declinedAtTheOrder });
    await pay(await inCheckout(), { number: sampleCards.visa, headers: here });
    await shop.database
      .insertInto("rate_limit")
      .columns(["subject", "window_started", "used"])
      .expression(({ selectFrom, val }) =>
        selectFrom("rate_limit")
          .select(({ fn }) => [
            fn<string>("replace", ["subject", val("cards"), val("declines")]).as("subject"),
            "window_started",
            val(limits.declines.perAddress - 2).as("used"),
          ])
          .where("subject", "like", "cards address %"),
      )
      .execute();
    const stock = await readStock(shop.database);
    // The processor does not respond before every submission has got as far as possible.
    let arrived = 0;
    let authorized = 0;
    let answerAll = () => {};
    const all = new Promise<void>((resolve) => {
      answerAll = resolve;
    });
    const arrive = () => {
      arrived += 1;
      if (arrived === shoppers.length) answerAll();
    };
    beforeAuthorizing = () => {
      authorized += 1;
      arrive();
      return all;
    };
    const answers = await Promise.all(
      shoppers.map(async (shopper) => {
        const answer = await shopper.call(orderOperations.placeOrder, { adata: "" }, { headers: here });
        if (answer.status === 429) arrive();
        return answer;
      }),
    );
    expect(authorized).toBe(2);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429, 429]);
    expect(await shop.database.selectFrom("order_attempt").select("state").execute()).toEqual([
      { state: "failed" },
      { state: "failed" },
    ]);
    expect(await readStock(shop.database)).toEqual(stock);
  });

  it("are not counted of an order that was paid, whose try is given back", async () => {
    const shopper = shop.shopper();
    await proceedToReview(shopper);
    let during: unknown;
    beforeAuthorizing = async () => {
      during = await counted();
    };
    expect((await shopper.call(orderOperations.placeOrder, { adata: "" })).body.isSuccess).toBe(true);
    expect(during).toContainEqual(["declines session", 1]);
    expect(await counted()).toContainEqual(["declines session", 0]);
  });
});

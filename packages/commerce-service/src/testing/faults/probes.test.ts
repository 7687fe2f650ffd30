import { accountOperations } from "@store/contract/account";
import { cartOperations } from "@store/contract/cart";
import { orderOperations } from "@store/contract/orders";
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { setStock } from "../set-stock.ts";
import type { Shopper } from "../shopper.ts";
import type { CheckoutPlan } from "./checkout-plan.ts";
import { type FaultEnvironment, openFaultEnvironment } from "./fault-environment.ts";
import { fillBasket } from "./fill-basket.ts";
import { openBrowser } from "./model/real-shop.ts";
import { plainPlan } from "./random-wave.ts";
import { submit } from "./submit-plan.ts";
import { addScarce, createShares, type WaveShares } from "./wave-shares.ts";

const { rounds } = inject("faults");
vi.setConfig({ testTimeout: 60_000 + rounds * 10_000 });
const many = 16;

let environment: FaultEnvironment;
beforeAll(async () => {
  environment = await openFaultEnvironment(inject("database"));
});
afterEach(async () => {
  expect(await environment.audit()).toEqual([]);
  expect(environment.log.errors).toEqual([]);
});
afterAll(() => environment.close());

async function inRounds(count: number, round: (at: number) => Promise<void>): Promise<void> {
  for (let at = 0; at < count; at += 1) await round(at);
}

/** Shoppers at the review step, half of them at each of two processes. */
function readyShoppers(count: number, plan: CheckoutPlan, shares: WaveShares) {
  const at = Array.from({ length: count }, (_, index) => index);
  return Promise.all(
    at.map((index) =>
      fillBasket(environment, plan, { shares, service: index % 2 === 0 ? environment.service : environment.another }),
    ),
  );
}
/** Submits again, as the client does, while more is asked at once than a loaded machine answers. */
async function submitUntilHeard(shopper: Shopper, key: string, times = 5): ReturnType<typeof submit> {
  const result = await submit(shopper, { key });
  return result.response?.status === 429 && times > 0 ? submitUntilHeard(shopper, key, times - 1) : result;
}
const submitAll = (shoppers: readonly { shopper: Shopper }[]) =>
  Promise.all(shoppers.map(({ shopper }) => submit(shopper, { key: "submit-1" })));

function ordersOf(basketIds: readonly string[]) {
  return environment.database
    .selectFrom("customer_order")
    .leftJoin("order_payment", (join) =>
      join.onRef("order_payment.order_id", "=", "customer_order.order_id").on("order_payment.kind", "<>", "card"),
    )
    .leftJoin("order_promotion", "order_promotion.order_id", "customer_order.order_id")
    .select(["customer_order.order_id", "order_payment.amount_cents", "order_promotion.code"])
    .where("basket_id", "in", basketIds)
    .execute();
}

describe("concurrent shoppers for the last of something", () => {
  it("64 buyers for the last 10 units: exactly 10 units are sold and 54 buyers are refused", { tags: ["deep"] }, () =>
    inRounds(rounds, async () => {
      const shares = await createShares(environment);
      await setStock(environment.database, 0, [environment.scarceSku]);
      environment.unitsBefore.set(environment.scarceSku, await soldOf(environment.scarceSku));
      await addScarce(environment, 10);
      const ready = await readyShoppers(64, { ...plainPlan, lines: [], wantsScarce: true }, shares);
      const results = await submitAll(ready);
      expect(results.filter(({ response }) => response?.isSuccess)).toHaveLength(10);
      expect(results.filter(({ response }) => response?.errorCode === "NotAvailable")).toHaveLength(54);
      expect(await ordersOf(ready.map(({ basketId }) => basketId))).toHaveLength(10);
    }),
  );

  it("the last balance of a gift card pays one of 16 concurrent orders", () =>
    inRounds(rounds, async () => {
      const shares = await createShares(environment);
      const ready = await readyShoppers(
        many,
        { ...plainPlan, tenders: ["sharedGiftCard"], lines: [{ item: 3, quantity: 1 }] },
        shares,
      );
      await submitAll(ready);
      const orders = await ordersOf(ready.map(({ basketId }) => basketId));
      expect(orders.filter(({ amount_cents }) => amount_cents !== null)).toHaveLength(1);
    }));

  it("a single-use code discounts one of 16 concurrent orders", () =>
    inRounds(rounds, async () => {
      const shares = await createShares(environment);
      const ready = await readyShoppers(many, { ...plainPlan, promo: "once" }, shares);
      await submitAll(ready);
      const orders = await ordersOf(ready.map(({ basketId }) => basketId));
      expect(orders.filter(({ code }) => code === shares.promoCode)).toHaveLength(1);
    }));

  it("a certificate pays one of 16 concurrent orders", () =>
    inRounds(rounds, async () => {
      const shares = await createShares(environment);
      const ready = await readyShoppers(many, { ...plainPlan, tenders: ["sharedCertificate"] }, shares);
      await submitAll(ready);
      const orders = await ordersOf(ready.map(({ basketId }) => basketId));
      expect(orders.filter(({ amount_cents }) => amount_cents !== null)).toHaveLength(1);
    }));
});

describe("Place Order 16 times concurrently", () => {
  it.each([
    ["with one key", () => "submit-1"],
    ["with different keys", (at: number) => `submit-${at}`],
  ])("%s places one order, and every caller gets it", { tags: ["deep"] }, async (_how, toKey) => {
    const shares = await createShares(environment);
    await inRounds(rounds * 5, async () => {
      const [ready] = await readyShoppers(1, plainPlan, shares);
      if (!ready) throw new Error("There is one shopper.");
      const keys = Array.from({ length: many }, (_, at) => toKey(at));
      const results = await Promise.all(keys.map((key) => submitUntilHeard(ready.shopper, key)));
      const orders = await ordersOf([ready.basketId]);
      expect(orders).toHaveLength(1);
      for (const { response } of results) {
        const orderId = response?.isSuccess
          ? response.orderId
          : await orderOfAttempt(ready.shopper, response?.attemptKey ?? "");
        expect({ ...response, orderId }).toEqual({ ...response, orderId: orders[0]?.order_id });
      }
    });
  });
});

describe("concurrent changes of one cart", () => {
  it("10 adds of one item make a quantity of 10", () =>
    inRounds(rounds, async () => {
      const tabs = await openBrowser(environment, 10);
      await Promise.all(tabs.map((tab) => add(tab, environment.catalog[0])));
      expect(Object.values(await cartOf(tabs[0]))).toEqual([10]);
    }));

  it("11 different items make 11 lines", () =>
    inRounds(rounds, async () => {
      const tabs = await openBrowser(environment, 11);
      await Promise.all(tabs.map((tab, at) => add(tab, environment.catalog[at])));
      expect(Object.values(await cartOf(tabs[0]))).toEqual(Array.from({ length: 11 }, () => 1));
    }));

  it("concurrent changes of two tabs are both saved", () =>
    inRounds(rounds, async () => {
      const [one, other] = await openBrowser(environment, 2);
      await add(one, environment.catalog[0]);
      await add(other, environment.catalog[1]);
      const { body } = await shopperOf(one).call(cartOperations.getCartJsx, {});
      const [first, second] = body.cartData?.lineItems ?? [];
      await Promise.all([
        shopperOf(one).call(cartOperations.updateItem, { id: first?.id ?? "", quantity: 3 }),
        shopperOf(other).call(cartOperations.updateItem, { id: second?.id ?? "", quantity: 5 }),
      ]);
      expect(await cartOf(one)).toEqual({ [first?.sku ?? ""]: 3, [second?.sku ?? ""]: 5 });
    }));

  it("an item that one tab adds while the other places the order is ordered, in the next cart, or refused", () =>
    inRounds(rounds, async () => {
      const shares = await createShares(environment);
      const [ready] = await readyShoppers(1, plainPlan, shares);
      if (!ready) throw new Error("There is one shopper.");
      const sku = environment.catalog[9] ?? "";
      const [results, added] = await Promise.all([submit(ready.shopper, { key: "submit-1" }), add(ready.shopper, sku)]);
      const ordered = await environment.database
        .selectFrom("order_line")
        .innerJoin("customer_order", "customer_order.order_id", "order_line.order_id")
        .select("sku")
        .where("basket_id", "=", ready.basketId)
        .execute();
      const isOrdered = ordered.some((line) => line.sku === sku);
      const inCart = Object.hasOwn(await cartOf(ready.shopper), sku);
      expect(Number(isOrdered) + Number(inCart)).toBe(added.body.isSuccess ? 1 : 0);
      expect(results.response?.isSuccess).toBe(ordered.length > 0);
    }));

  it("two concurrent sign-ins add both of their carts to the account", () =>
    inRounds(rounds, async () => {
      await environment.database
        .deleteFrom("basket")
        .where("owner_id", "like", "account:%")
        .where("status", "=", "open")
        .execute();
      const browsers = [...(await openBrowser(environment)), ...(await openBrowser(environment))];
      await Promise.all(browsers.map((browser, at) => add(browser, environment.catalog[at])));
      await Promise.all(browsers.map(signIn));
      for (const browser of browsers) {
        expect(await cartOf(browser)).toEqual({ [environment.catalog[0] ?? ""]: 1, [environment.catalog[1] ?? ""]: 1 });
      }
    }));
});

function shopperOf(shopper: Shopper | undefined): Shopper {
  if (!shopper) throw new Error("There is no such tab.");
  return shopper;
}

function add(shopper: Shopper | undefined, sku = "") {
  return shopperOf(shopper).call(cartOperations.addItems, { items: [{ Sku: sku }] });
}

async function cartOf(shopper: Shopper | undefined): Promise<Record<string, number>> {
  const { body } = await shopperOf(shopper).call(cartOperations.getCartJsx, {});
  const lines = body.cartData?.lineItems ?? [];
  return Object.fromEntries(lines.map((line) => [line.sku, line.priceQuantityTotals.quantity]));
}

async function orderOfAttempt(shopper: Shopper, key: string): Promise<string | undefined> {
  const { body } = await shopper.call(orderOperations.getOrderAttempt, { key });
  return body.status === "placed" ? body.redirectUrl?.split("orderId=")[1] : undefined;
}

async function soldOf(sku: string): Promise<number> {
  const { sold } = await environment.database
    .selectFrom("order_line")
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>("quantity"), eb.lit(0)).as("sold"))
    .where("sku", "=", sku)
    .executeTakeFirstOrThrow();
  return Number(sold);
}

async function signIn(browser: Shopper): Promise<void> {
  const credentials = { username: "nell.ashby@example.com", password: "Linen-and-Oak-24" };
  const token = await browser.call(accountOperations.getRequestVerificationToken, {});
  const ticket = await browser.call(accountOperations.authenticate, credentials);
  await browser.send("/account/auth", {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin" },
    body: new URLSearchParams({
      sessionToken: ticket.body.sessionToken,
      returnUrl: "/checkout/cart",
      __RequestVerificationToken: token.body.requestToken,
    }),
  });
}

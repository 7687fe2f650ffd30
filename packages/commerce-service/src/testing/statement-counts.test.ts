import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { orderOperations } from "@store/contract/orders";
import { paymentOperations } from "@store/contract/payment";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { cloneDatabase } from "./clone-database.ts";
import { countStatements, type StatementCounter, type StatementTally } from "./count-statements.ts";
import { createTestService, type TestService } from "./create-test-service.ts";
import { fillCatalog } from "./fill-catalog.ts";
import { sampleAddresses, typedCard } from "./proceed-to-review.ts";
import { sampleCards } from "./sample-inputs.ts";

let counter: StatementCounter;
let shop: TestService;
let drop: () => Promise<void>;
let skus: string[];

beforeAll(async () => {
  const cloned = await cloneDatabase(inject("database"));
  drop = cloned.drop;
  counter = await countStatements(cloned.url);
  shop = await createTestService({ database: counter.databaseUrl });
  skus = await fillCatalog(cloned.url, 100);
});
afterAll(async () => {
  await shop.close();
  await counter.close();
  await drop();
});

/** What each call of a guest's checkout asks of the database when the basket has so many lines. */
async function countCheckout(lines: number): Promise<Record<string, StatementTally>> {
  const shopper = shop.shopper();
  const tallies: Record<string, StatementTally> = {};
  async function count(name: string, call: () => Promise<{ status: number; body: object }>) {
    const { result, tally } = await counter.count(call);
    expect(result, name).toMatchObject({ status: 200 });
    tallies[name] = tally;
  }
  const basket = skus.slice(0, lines).map((Sku) => ({ Sku }));
  expect(basket).toHaveLength(lines);
  for (let at = 0; at < lines; at += 50) {
    const items = basket.slice(at, at + 50);
    expect((await shopper.call(cartOperations.addItems, { items })).body.isSuccess).toBe(true);
  }
  await count("add", () => shopper.call(cartOperations.addItems, { items: basket.slice(0, 1) }));
  await count("read", () => shopper.call(cartOperations.getCartJsx, {}));
  await count("enter", () => shopper.call(cartOperations.checkout, {}));
  await count("refresh", () => shopper.call(checkoutOperations.refreshCheckout, {}));
  await count("validate", () => shopper.call(checkoutOperations.validateCart, {}));
  const address = sampleAddresses.chicago;
  await count("address", () => shopper.call(checkoutOperations.saveShippingAddress, { address }));
  await count("to delivery", () => shopper.call(checkoutOperations.moveToShippingAndGiftOptions, {}));
  const recipients = [{ recipientId: "recipient-1", shipments: [] }];
  await count("delivery", () => shopper.call(checkoutOperations.saveShippingAndGiftOptions, { recipients }));
  await count("to payment", () => shopper.call(checkoutOperations.moveToPaymentPage, {}));
  await count("payment", () => shopper.call(paymentOperations.savePayment, typedCard(sampleCards.visa)));
  await count("to review", () => shopper.call(checkoutOperations.moveToReviewPage, {}));
  let orderId = "";
  await count("place", async () => {
    const placed = await shopper.call(orderOperations.placeOrder, { adata: "" });
    orderId = placed.body.orderId ?? "";
    return placed;
  });
  await count("order", () => shopper.call(orderOperations.getOrder, { orderId }));
  return tallies;
}

describe("what a call asks of the database", () => {
  it("does not grow with the lines of the basket", { tags: ["deep"] }, async () => {
    const one = await countCheckout(1);
    expect(await countCheckout(10)).toEqual(one);
    expect(await countCheckout(100)).toEqual(one);
  });

  it("does not grow with the items of one add", async () => {
    const add = (count: number) =>
      counter.count(() =>
        shop.shopper().call(cartOperations.addItems, { items: skus.slice(0, count).map((Sku) => ({ Sku })) }),
      );
    // The first add of an item loads what later ones remember.
    await add(50);
    const one = await add(1);
    expect((await add(10)).tally).toEqual(one.tally);
    expect((await add(50)).tally).toEqual(one.tally);
  });

  it("stays within the budget of add, read, place and of the whole checkout, the session included", async () => {
    const { add, read, place, ...others } = await countCheckout(2);
    const statements = (tallies: (StatementTally | undefined)[]) =>
      tallies.reduce((sum, tally) => sum + (tally?.statements ?? 0), 0);
    expect(statements([add])).toBeLessThanOrEqual(5);
    expect(statements([read])).toBeLessThanOrEqual(2);
    expect(statements([place])).toBeLessThanOrEqual(14);
    expect(statements([add, add, read, place, ...Object.values(others)])).toBeLessThanOrEqual(40);
  });
});

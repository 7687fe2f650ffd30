import { cartOperations } from "@store/contract/cart";
import { orderOperations } from "@store/contract/orders";
import { type KyselyPlugin, type RootOperationNode, TableNode } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { createCommerceService } from "../app/create-commerce-service.ts";
import type { Payments } from "../ports/payments.ts";
import { createShopper, proceedToReview, type Shopper } from "../testing/index.ts";
import { sampleCards, sampleSkus } from "../testing/sample-inputs.ts";
import { orderTests } from "./order-tests.fixture.ts";

const fixture = orderTests({ answerWithinMs: 1 });
afterEach(async () => {
  expect(await fixture.service.database.selectFrom("stock_hold").selectAll().execute()).toEqual([]);
});

/** A process that dies in the middle: from one statement or one call of the processor on, nothing works any more. */
function processThatDies(
  at: { statement: string } | { afterStatement: string } | { call: keyof Payments; done: boolean },
) {
  let isDead = false;
  const last = new WeakSet<object>();
  const die = (): never => {
    isDead = true;
    throw new Error("the process is dead");
  };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      if (isDead || ("statement" in at && describeNode(node) === at.statement)) die();
      if ("afterStatement" in at && describeNode(node) === at.afterStatement) last.add(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) => (isDead || last.has(queryId) ? die() : result),
  };
  async function call<Value>(name: keyof Payments, run: () => Promise<Value>): Promise<Value> {
    const isHere = "call" in at && at.call === name;
    if (isDead || (isHere && !at.done)) die();
    const value = await run();
    return isHere ? die() : value;
  }
  const payments: Payments = {
    tokenize: (card) => call("tokenize", () => fixture.service.payments.tokenize(card)),
    tokenizeWallet: (payment) => call("tokenizeWallet", () => fixture.service.payments.tokenizeWallet(payment)),
    verify: (card) => call("verify", () => fixture.service.payments.verify(card)),
    authorize: (request) => call("authorize", () => fixture.service.payments.authorize(request)),
    find: (reference) => call("find", () => fixture.service.payments.find(reference)),
    release: (reference) => call("release", () => fixture.service.payments.release(reference)),
  };
  return createCommerceService({
    ...fixture.service.ports,
    database: fixture.service.database.withPlugin(plugin),
    payments,
  });
}

function describeNode(node: RootOperationNode): string {
  if (node.kind === "SelectQueryNode" && node.with) return "select with changes";
  if (node.kind === "InsertQueryNode") return `insert ${node.into?.table.identifier.name}`;
  if (node.kind === "UpdateQueryNode" && node.table && TableNode.is(node.table)) {
    return `update ${node.table.table.identifier.name}`;
  }
  return node.kind;
}

async function readyShopper(card?: string): Promise<Shopper> {
  const shopper = fixture.service.shopper();
  await proceedToReview(shopper, card === undefined ? {} : { card });
  return shopper;
}

/** The same browser, answered by another process. */
function at(process: ReturnType<typeof processThatDies>, shopper: Shopper): Shopper {
  const same = createShopper(process);
  for (const [name, value] of shopper.cookies) same.cookies.set(name, value);
  same.token = shopper.token;
  return same;
}

async function submitAndRecover(shopper: Shopper, process: ReturnType<typeof processThatDies>) {
  const answer = await at(process, shopper).call(
    orderOperations.placeOrder,
    { adata: "" },
    { idempotencyKey: "pressed" },
  );
  for (let pass = 0; pass < 3; pass += 1) {
    fixture.service.clock.advance(60_000);
    await fixture.service.recover();
  }
  const { body } = await shopper.call(orderOperations.getOrderAttempt, { key: "pressed" });
  const orders = await fixture.service.database.selectFrom("customer_order").selectAll().execute();
  return { answer, status: body.status, orders: orders.length };
}

describe("a process that crashes during an order", () => {
  it.each([
    ["while the attempt is entered", { statement: "insert order_attempt" }, "none"],
    ["before the card is authorized", { call: "authorize", done: false }, "failed"],
    ["after the card is authorized, before anybody knows", { call: "authorize", done: true }, "placed"],
    ["while the order is written", { statement: "select with changes" }, "placed"],
  ] as const)("%s: its attempt ends as it was paid", { tags: ["deep"] }, async (_when, death, status) => {
    const shopper = await readyShopper();
    const outcome = await submitAndRecover(shopper, processThatDies(death));
    expect(outcome).toMatchObject({ answer: { status: 500 }, status, orders: status === "placed" ? 1 : 0 });
    if (status !== "placed") expect(await fixture.stock()).toEqual(fixture.stockBefore);
  });

  it.each([
    ["before the refusal is noted", { statement: "update order_attempt" }],
    ["while the basket is opened again", { statement: "update basket" }],
  ] as const)("over a declined card, %s: the stock goes back", { tags: ["deep"] }, async (_when, death) => {
    const shopper = await readyShopper(sampleCards.declined);
    const outcome = await submitAndRecover(shopper, processThatDies(death));
    expect(outcome).toMatchObject({ answer: { status: 500 }, status: "failed", orders: 0 });
    expect(await fixture.stock()).toEqual(fixture.stockBefore);
  });

  it("right after the order has moved the saved lines", async () => {
    const shopper = fixture.service.shopper();
    await shopper.call(cartOperations.addItems, { items: [{ Sku: sampleSkus.towels }] });
    const { body: cart } = await shopper.call(cartOperations.getCartJsx, {});
    const id = cart.cartData?.lineItems[0]?.id ?? "";
    await shopper.call(cartOperations.saveForLater, { id });
    await proceedToReview(shopper);
    const outcome = await submitAndRecover(shopper, processThatDies({ afterStatement: "select with changes" }));
    expect(outcome).toMatchObject({ answer: { status: 500 }, status: "placed", orders: 1 });
    const { body } = await shopper.call(cartOperations.getCartJsx, {});
    expect(body.cartData).toMatchObject({ lineItems: [], savedForLater: [{ id, sku: sampleSkus.towels }] });
  });

  it("leaves a cart that can be ordered again, once", async () => {
    const shopper = await readyShopper();
    await submitAndRecover(shopper, processThatDies({ statement: "insert order_attempt" }));
    const again = await shopper.call(orderOperations.placeOrder, { adata: "" }, { idempotencyKey: "pressed" });
    expect(again).toMatchObject({ status: 200, body: { isSuccess: true } });
  });
});

describe("a process that crashes during the recovery", () => {
  it.each([
    ["before the look-up", { call: "find", done: false }],
    ["after the look-up", { call: "find", done: true }],
    ["before the release", { call: "release", done: false }],
    ["after the release", { call: "release", done: true }],
    ["while the basket is opened again", { statement: "update basket" }],
  ] as const)("%s: the next one finishes it", { tags: ["deep"] }, async (_when, death) => {
    const shopper = await readyShopper(sampleCards.lostInTimeout);
    const { status } = await shopper.call(orderOperations.placeOrder, { adata: "" }, { idempotencyKey: "pressed" });
    expect(status).toBe(202);
    fixture.service.clock.advance(60_000);
    await processThatDies(death)
      .recover()
      .catch(() => undefined);
    fixture.service.clock.advance(60_000);
    await fixture.service.recover();
    const { body } = await shopper.call(orderOperations.getOrderAttempt, { key: "pressed" });
    expect(body.status).toBe("failed");
    expect(await fixture.stock()).toEqual(fixture.stockBefore);
  });
});

describe("an approval that arrives after the recovery released the payment", () => {
  /** A submission whose approval is delayed until the recovery, whose lookup is late, has released the payment. */
  async function pressSlowly(shopper: Shopper, { release = fixture.service.payments.release } = {}) {
    let letAnswer = () => {};
    const held = new Promise<void>((resolve) => {
      letAnswer = resolve;
    });
    const payments: Payments = {
      ...fixture.service.payments,
      authorize: async (request) => {
        const answer = await fixture.service.payments.authorize(request);
        await held;
        return answer;
      },
      find: async () => ({ kind: "none" }),
      release,
    };
    const slow = createCommerceService({ ...fixture.service.ports, payments });
    const submitted = at(slow, shopper).call(orderOperations.placeOrder, { adata: "" }, { idempotencyKey: "pressed" });
    await expect.poll(isAuthorized).toBe(true);
    fixture.service.clock.advance(60_000);
    await slow.recover();
    letAnswer();
    return submitted;
  }
  const isAuthorized = async () =>
    (await fixture.service.database.selectFrom("sandbox_authorization").selectAll().execute()).length === 1;
  const { orders } = fixture;

  it("places no order: the response says that nothing was charged", async () => {
    const { body } = await pressSlowly(await readyShopper());
    expect(body).toMatchObject({ isSuccess: false, message: "AuthorizationFailure" });
    expect(await orders()).toEqual([]);
  });

  it("places none while the release is still in progress", async () => {
    const shopper = await readyShopper();
    const dying = async (reference: string): Promise<never> => {
      await fixture.service.payments.release(reference);
      throw new Error("the process is dead");
    };
    expect(await pressSlowly(shopper, { release: dying })).toMatchObject({
      status: 202,
      body: { errorCode: "Confirming", attemptKey: "pressed" },
    });
    expect(await orders()).toEqual([]);
    fixture.service.clock.advance(60_000);
    await fixture.service.recover();
    const { body } = await shopper.call(orderOperations.getOrderAttempt, { key: "pressed" });
    expect(body.status).toBe("failed");
    expect(await fixture.stock()).toEqual(fixture.stockBefore);
  });
});

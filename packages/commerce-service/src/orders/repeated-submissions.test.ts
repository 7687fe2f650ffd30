import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { orderOperations } from "@store/contract/orders";
import { tenderOperations } from "@store/contract/tenders";
import type { KyselyPlugin } from "kysely";
import { describe, expect, it } from "vitest";
import { createCommerceService } from "../app/create-commerce-service.ts";
import type { Payments } from "../ports/payments.ts";
import { createShopper, proceedToReview, type Shopper } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";
import { setStock } from "../testing/set-stock.ts";
import { orderTests } from "./order-tests.fixture.ts";

const fixture = orderTests();

const { place, orders } = fixture;
const changeBaskets = () =>
  fixture.service.database
    .updateTable("basket")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .execute();

/** Runs a function whenever a submission has looked for the attempt of its key, and so has read its basket. */
function afterEachLook(run: () => Promise<unknown>): KyselyPlugin {
  const looks = new WeakSet<object>();
  return {
    transformQuery: ({ node, queryId }) => {
      const isLook = node.kind === "SelectQueryNode" && JSON.stringify(node.from).includes("order_attempt");
      if (isLook) looks.add(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) => {
      if (looks.has(queryId)) await run();
      return result;
    },
  };
}
/** The same browser, answered by a process in which something else happens once, after it has read the basket. */
function submittingSlowly(shopper: Shopper, run: () => Promise<unknown>): Shopper {
  let happened: Promise<unknown> | undefined;
  const once = async () => {
    if (happened) return;
    happened = run();
    await happened;
  };
  const slow = createCommerceService({
    ...fixture.service.ports,
    database: fixture.service.database.withPlugin(afterEachLook(once)),
  });
  return sameBrowser(shopper, slow);
}
function sameBrowser(shopper: Shopper, process: Parameters<typeof createShopper>[0]): Shopper {
  const same = createShopper(process);
  for (const [name, value] of shopper.cookies) same.cookies.set(name, value);
  same.token = shopper.token;
  return same;
}
const setLamps = (available: number) => setStock(fixture.service.database, available, [sampleSkus.lamp]);
const stockOf = async (sku: string) => (await fixture.stock()).get(sku);

describe("Place Order submitted more than once", () => {
  it("ten times at once with ten keys places one order, which every response confirms [CALL-077]", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper);
    const keys = Array.from({ length: 10 }, (_, index) => `key-${index}`);
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

  it("ten times at once with one key places one order, which the key returns later", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper);
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

  it("after the order returns that order, with or without a key", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper);
    const { body } = await place(shopper);
    for (const idempotencyKey of ["another", null]) {
      const again = await place(shopper, { idempotencyKey });
      expect(again).toMatchObject({ status: 200, body: { isSuccess: true, redirectUrl: body.redirectUrl } });
    }
    expect(await orders()).toHaveLength(1);
  });

  it("by an outdated page returns that order too, even if the next cart was started or emptied meanwhile [CALL-077]", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper);
    const { body } = await place(shopper);
    await shopper.call(cartOperations.addItems, { items: [{ Sku: sampleSkus.lamp }] });
    const overCart = await place(shopper);
    const { body: cart } = await shopper.call(cartOperations.getCartJsx, {});
    await shopper.call(cartOperations.removeItem, { id: cart.cartData?.lineItems[0]?.id ?? "" });
    const overEmptyCart = await place(shopper);
    for (const again of [overCart, overEmptyCart]) {
      expect(again).toMatchObject({ status: 200, body: { isSuccess: true, redirectUrl: body.redirectUrl } });
    }
    expect(await orders()).toHaveLength(1);
  });

  it("and overtaken each time returns that an order may be in progress, and the key of its attempt", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper);
    const database = fixture.service.database.withPlugin(afterEachLook(() => changeBaskets()));
    const submitted = sameBrowser(shopper, createCommerceService({ ...fixture.service.ports, database }));
    expect(await place(submitted, { idempotencyKey: "overtaken" })).toMatchObject({
      status: 409,
      body: { isSuccess: false, errorCode: "InProgress", attemptKey: "overtaken" },
    });
    expect((await shopper.call(orderOperations.getOrderAttempt, { key: "overtaken" })).body.status).toBe("none");
    expect((await place(shopper, { idempotencyKey: "overtaken" })).body.isSuccess).toBe(true);
  });

  it("after the session ended in another tab is refused, and nothing is ordered", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper);
    const submitted = submittingSlowly(shopper, () => fixture.service.database.deleteFrom("session").execute());
    expect(await place(submitted, { idempotencyKey: "late" })).toMatchObject({
      status: 200,
      body: { isSuccess: false, errorCode: "SessionMissing", IsReset: true },
    });
    expect(await fixture.service.database.selectFrom("order_attempt").selectAll().execute()).toEqual([]);
    expect(await fixture.stock()).toEqual(fixture.stockBefore);
  });

  it("by another shopper under the same key is a separate order", async () => {
    const [one, other] = [fixture.service.shopper(), fixture.service.shopper()];
    await proceedToReview(one);
    await proceedToReview(other);
    await place(one, { idempotencyKey: "same" });
    await place(other, { idempotencyKey: "same" });
    expect(await orders()).toHaveLength(2);
  });
});

describe("Place Order refused while another submission of the same basket succeeds", () => {
  it.each(["key-1", "key-2"])("for a code that became valid again: %s gets the order", async (idempotencyKey) => {
    await fixture.countStock();
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper);
    const applied = await shopper.call(tenderOperations.applyCheckoutPromoCode, { promoCode: "LAMPS20" });
    expect(applied.body.isSuccess).toBe(true);
    const endCode = (ends_at: Date | null) =>
      fixture.service.database.updateTable("promotion").set({ ends_at }).where("code", "=", "LAMPS20").execute();
    await endCode(fixture.service.clock.now());
    const late = submittingSlowly(shopper, async () => {
      await endCode(null);
      expect(await place(shopper, { idempotencyKey: "key-1" })).toMatchObject({ body: { isSuccess: true } });
    });
    const { status, body } = await place(late, { idempotencyKey });
    const [order] = await orders();
    expect([status, body]).toEqual([200, expect.objectContaining({ isSuccess: true, orderId: order?.order_id })]);
  });

  it("under the same key: while the other authorizes its card the refusal is not returned, and the key returns the order later", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper);
    const units = (await stockOf(sampleSkus.lamp)) ?? 0;
    await setLamps(0);
    let letAnswer = () => {};
    const held = new Promise<void>((resolve) => {
      letAnswer = resolve;
    });
    const authorize: Payments["authorize"] = async (request) => {
      await held;
      return fixture.service.payments.authorize(request);
    };
    const slow = createCommerceService({
      ...fixture.service.ports,
      payments: { ...fixture.service.payments, authorize },
    });
    const options = { idempotencyKey: "one-press" };
    let paying: ReturnType<typeof place> | undefined;
    const late = submittingSlowly(shopper, async () => {
      await setLamps(units);
      paying = place(sameBrowser(shopper, slow), options);
      const attempts = () => fixture.service.database.selectFrom("order_attempt").selectAll().execute();
      await expect.poll(attempts).toHaveLength(1);
    });
    expect(await place(late, options)).toMatchObject({ status: 409, body: { errorCode: "InProgress" } });
    letAnswer();
    const placed = await paying;
    const [order] = await orders();
    expect(placed?.body).toMatchObject({ isSuccess: true, orderId: order?.order_id });
    expect((await place(shopper, options)).body).toEqual(placed?.body);
  });

  it("under the same key: after it was reported, no order is placed under that key", async () => {
    const shopper = fixture.service.shopper();
    await proceedToReview(shopper);
    const units = (await stockOf(sampleSkus.lamp)) ?? 0;
    const options = { idempotencyKey: "one-press" };
    const refused = { status: 200, body: { isSuccess: false, errorCode: "NotAvailable" } };
    const late = submittingSlowly(shopper, async () => {
      await setLamps(0);
      expect(await place(shopper, options)).toMatchObject(refused);
      await setLamps(units);
    });
    expect(await place(late, options)).toMatchObject(refused);
    expect(await orders()).toEqual([]);
    expect((await place(shopper, { idempotencyKey: "another-press" })).body.isSuccess).toBe(true);
  });
});

it("a submission of a cart that was started after an order does not return that order", async () => {
  const shopper = fixture.service.shopper();
  await proceedToReview(shopper);
  await shopper.call(orderOperations.placeOrder, { adata: "" });
  const added = await shopper.call(cartOperations.addItems, { items: [{ Sku: sampleSkus.lamp }] });
  expect(added.body.isSuccess).toBe(true);
  const { body } = await shopper.call(orderOperations.placeOrder, { adata: "", version: 1 });
  expect(body).toMatchObject({ isSuccess: false, errorCode: "StepNotReady" });
});

describe("a submission of a checkout with the version that an earlier order had", () => {
  /** Two checkouts of one shopper in the same steps: the first was ordered, the second is shown for review. */
  async function reviewAgain() {
    const shopper = fixture.service.shopper();
    const shown = [];
    for (let times = 0; times < 2; times += 1) {
      await proceedToReview(shopper);
      const { body } = await shopper.call(checkoutOperations.refreshCheckout, {});
      shown.push({ basketId: body.checkout?.basketId, version: body.checkout?.version });
      if (times === 0) expect((await place(shopper, shown[0])).body.isSuccess).toBe(true);
    }
    const [ordered, current] = shown;
    expect(current?.version).toBe(ordered?.version);
    return { shopper, ordered, current };
  }

  it("does not return that order when another tab saved its only line for later [CALL-077]", async () => {
    const { shopper, current } = await reviewAgain();
    const { body: cart } = await shopper.call(cartOperations.getCartJsx, {});
    const { body: saved } = await shopper.call(cartOperations.saveForLater, {
      id: cart.cartData?.lineItems[0]?.id ?? "",
    });
    expect(saved.isSuccess).toBe(true);
    expect((await place(shopper, current)).body).toMatchObject({ isSuccess: false, errorCode: "StepNotReady" });
    expect(await orders()).toHaveLength(1);
  });

  it("does not order it for a page that showed the earlier one [CALL-077]", async () => {
    const { shopper, ordered } = await reviewAgain();
    expect((await place(shopper, ordered)).body).toMatchObject({ isSuccess: false, errorCode: "BasketChanged" });
    expect(await orders()).toHaveLength(1);
  });
});

it("the status of a submission that never arrived is none", async () => {
  const shopper = fixture.service.shopper();
  await proceedToReview(shopper);
  expect((await shopper.call(orderOperations.getOrderAttempt, { key: "never" })).body).toMatchObject({
    status: "none",
  });
});

it("24 concurrent buyers of the last 10 units buy exactly 10", { tags: ["deep"] }, async () => {
  await setStock(fixture.service.database, 10, [sampleSkus.blackLamp]);
  await fixture.countStock();
  const shoppers = Array.from({ length: 24 }, () => fixture.service.shopper());
  await Promise.all(shoppers.map((shopper) => proceedToReview(shopper, { items: [{ Sku: sampleSkus.blackLamp }] })));
  const answers = await Promise.all(shoppers.map((shopper) => place(shopper)));
  expect(answers.filter(({ body }) => body.isSuccess)).toHaveLength(10);
  expect(answers.filter(({ body }) => body.errorCode === "NotAvailable")).toHaveLength(14);
  expect(await stockOf(sampleSkus.blackLamp)).toBe(0);
});

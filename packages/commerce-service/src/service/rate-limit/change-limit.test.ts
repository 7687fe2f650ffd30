import { cartOperations } from "@store/contract/cart";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestService, type TestService } from "../../testing/index.ts";
import { sampleSkus } from "../../testing/sample-inputs.ts";
import { limits } from "./limits.ts";

const { addItems, getCartJsx, updateItem } = cartOperations;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

const setUsed = (used: number, like: string) =>
  shop.database.updateTable("rate_limit").set({ used }).where("subject", "like", like).execute();

async function shopperWithLine() {
  const shopper = shop.shopper();
  await shopper.call(addItems, { items: [{ Sku: sampleSkus.lamp }] });
  const { body } = await shopper.call(getCartJsx, {});
  const id = body.cartData?.lineItems[0]?.id ?? "";
  return { shopper, change: (quantity: number) => shopper.call(updateItem, { id, quantity }) };
}

it("counts the changes of a session and lets no more through than hands can make; reading goes on", async () => {
  const { shopper, change } = await shopperWithLine();
  await setUsed(limits.changes.perSession - 1, "changes session %");
  expect((await change(2)).status).toBe(200);
  const refused = await change(3);
  expect(refused).toMatchObject({ status: 429, body: { errorCode: "TooManyRequests" } });
  expect(refused.headers.get("retry-after")).toBe("60");
  const { body } = await shopper.call(getCartJsx, {});
  expect(body.cartData?.lineItems[0]?.priceQuantityTotals.quantity).toBe(2);
  shop.clock.advance(limits.changes.withinMs);
  expect((await change(3)).status).toBe(200);
});

it("counts an address over its sessions, and keeps it as a hash", async () => {
  const from = { headers: { "x-store-client-address": "203.0.113.7" } };
  const add = () => shop.shopper().call(addItems, { items: [{ Sku: sampleSkus.lamp }] }, from);
  expect((await add()).status).toBe(200);
  const counted = await shop.database.selectFrom("rate_limit").select("subject").execute();
  expect(JSON.stringify(counted)).not.toContain("203.0.113");
  await setUsed(limits.changes.perAddress, "changes address %");
  expect((await add()).status).toBe(429);
  expect((await shop.shopper().call(addItems, { items: [{ Sku: sampleSkus.lamp }] })).status).toBe(200);
});

it("counts no change that was refused", async () => {
  const { shopper } = await shopperWithLine();
  const before = await shop.database.selectFrom("rate_limit").select("used").orderBy("subject").execute();
  expect((await shopper.call(updateItem, { id: "gone", quantity: 2 })).body.isSuccess).toBe(false);
  expect(await shop.database.selectFrom("rate_limit").select("used").orderBy("subject").execute()).toEqual(before);
});

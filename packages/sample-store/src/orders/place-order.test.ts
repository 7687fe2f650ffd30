import { createTestService, type TestService } from "@store/commerce-service/testing";
import { afterEach, beforeEach, expect, it } from "vitest";
import { placeOrder } from "./place-order.ts";
import { sampleOrders } from "./sample-orders.ts";

const today = new Date("2026-11-27T15:00:00Z");
const [order] = sampleOrders;
if (!order) throw new Error("There are no sample orders.");

let shop: TestService;
beforeEach(async () => {
  shop = await createTestService({ now: today });
});
afterEach(() => shop.close());

it("a sample order waits while the service refuses its calls for load, and is placed once", async () => {
  const refused = new Map<string, number>();
  const busy = async (request: Request) => {
    const { pathname } = new URL(request.url);
    const times = refused.get(pathname) ?? 0;
    refused.set(pathname, times + 1);
    if (times > 0) return shop.fetch(request);
    return Response.json({ message: "Too much is asked at once." }, { status: refused.size % 2 === 0 ? 429 : 503 });
  };
  await placeOrder(busy, order, today, { pauseMs: 1 });
  expect(refused.size).toBeGreaterThan(5);
  expect(await shop.database.selectFrom("customer_order").select("order_id").execute()).toHaveLength(1);
});

it("a sample order that is refused for another reason says at which step", async () => {
  await expect(placeOrder(shop.fetch, { ...order, skus: ["999999"] }, today)).rejects.toThrow(/^A sample order was/);
});

import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { expect, it } from "vitest";
import { proceedToReview, type Shopper } from "../testing/index.ts";
import { orderBench } from "./order-bench.fixture.ts";

const answeredLate = "4000000000000119";
const lamp = "100401";
const bench = orderBench({ answerWithinMs: 1 });

async function linesOf(shopper: Shopper) {
  const { body } = await shopper.call(cartOperations.getCartJsx, {});
  return body.cartData?.lineItems.map(({ sku, shippingDeliveryOptions: { deliveryStatus } }) => ({
    sku,
    deliveryStatus,
  }));
}

it("what an order of one's own holds is there for another tab, and for nobody else [CALL-033]", async () => {
  await bench.service.database.updateTable("stock").set({ available: 2 }).where("sku", "=", lamp).execute();
  await bench.countStock();
  const items = [{ Sku: lamp, Quantity: 2 }];
  const shopper = bench.service.shopper();
  await proceedToReview(shopper, { items, card: answeredLate });
  const before = await linesOf(shopper);
  const stranger = bench.service.shopper();
  await proceedToReview(stranger, { items });

  expect(await bench.place(shopper, { idempotencyKey: "first" })).toMatchObject({ status: 202 });
  expect((await bench.stock()).get(lamp)).toBe(0);
  expect(await linesOf(shopper)).toEqual(before);
  const validated = await shopper.call(checkoutOperations.validateCart, {});
  expect(validated.body).toMatchObject({ isSuccess: true, unavailableItems: [] });
  const refused = await stranger.call(checkoutOperations.validateCart, {});
  expect(refused.body).toMatchObject({ isSuccess: false, unavailableItems: [{ sku: lamp }] });
  expect(await linesOf(stranger)).not.toEqual(before);

  bench.service.clock.advance(60_000);
  await bench.service.recover();
  expect((await bench.attemptOf(shopper, "first")).status).toBe("placed");
});

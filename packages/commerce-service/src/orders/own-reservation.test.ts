import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { expect, it } from "vitest";
import { proceedToReview, type Shopper } from "../testing/index.ts";
import { sampleCards, sampleSkus } from "../testing/sample-inputs.ts";
import { setStock } from "../testing/set-stock.ts";
import { orderTests } from "./order-tests.fixture.ts";

const answeredLate = sampleCards.approvedAfterTimeout;
const lamp = sampleSkus.lamp;
const fixture = orderTests({ answerWithinMs: 1 });

async function linesOf(shopper: Shopper) {
  const { body } = await shopper.call(cartOperations.getCartJsx, {});
  return body.cartData?.lineItems.map(({ sku, shippingDeliveryOptions: { deliveryStatus } }) => ({
    sku,
    deliveryStatus,
  }));
}

it("items held by the shopper's own order attempt are available to their other tab, and to nobody else [CALL-033]", async () => {
  await setStock(fixture.service.database, 2, [lamp]);
  await fixture.countStock();
  const items = [{ Sku: lamp, Quantity: 2 }];
  const shopper = fixture.service.shopper();
  await proceedToReview(shopper, { items, card: answeredLate });
  const before = await linesOf(shopper);
  const stranger = fixture.service.shopper();
  await proceedToReview(stranger, { items });

  expect(await fixture.place(shopper, { idempotencyKey: "first" })).toMatchObject({ status: 202 });
  expect((await fixture.stock()).get(lamp)).toBe(0);
  expect(await linesOf(shopper)).toEqual(before);
  const validated = await shopper.call(checkoutOperations.validateCart, {});
  expect(validated.body).toMatchObject({ isSuccess: true, unavailableItems: [] });
  const refused = await stranger.call(checkoutOperations.validateCart, {});
  expect(refused.body).toMatchObject({ isSuccess: false, unavailableItems: [{ sku: lamp }] });
  expect(await linesOf(stranger)).not.toEqual(before);

  fixture.service.clock.advance(60_000);
  await fixture.service.recover();
  expect((await fixture.attemptOf(shopper, "first")).status).toBe("placed");
});

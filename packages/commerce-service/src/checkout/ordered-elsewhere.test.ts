import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, proceedToReview, submitOrder, type TestService } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";

const { validateCart } = checkoutOperations;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

async function orderedElsewhere() {
  const shopper = shop.shopper();
  const { basketId } = await proceedToReview(shopper);
  const { redirectUrl } = await submitOrder(shopper, { idempotencyKey: basketId });
  return { shopper, basketId, redirectUrl };
}

describe("a page whose basket was ordered in another tab", () => {
  it("is reported by the validation, with the URL of the order, whatever was started since [CALL-033]", async () => {
    const { shopper, basketId, redirectUrl } = await orderedElsewhere();
    const notice = { isSuccess: false, errorType: 8, title: "Your order was placed.", redirectUrl };
    expect((await shopper.call(validateCart, { basketId })).body).toMatchObject(notice);
    await shopper.call(cartOperations.addItems, { items: [{ Sku: sampleSkus.lamp }] });
    expect((await shopper.call(validateCart, { basketId })).body).toMatchObject(notice);
  });

  it("is not reported if the page does not name its basket, or names another shopper's", async () => {
    const { shopper, basketId } = await orderedElsewhere();
    for (const request of [{}, { basketId: "another" }])
      expect((await shopper.call(validateCart, request)).body).toMatchObject({
        errorType: 8,
        message: "There is nothing to check out. Add something to your cart first.",
      });
    const other = shop.shopper();
    await proceedToReview(other);
    const { body } = await other.call(validateCart, { basketId });
    expect(body).toMatchObject({ isSuccess: true, errorType: 0 });
    expect(body.redirectUrl).toBeUndefined();
  });
});

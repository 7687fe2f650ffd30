import { cartOperations } from "@store/contract/cart";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, type Shopper, type TestService } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";

const { addItems, getCartCount, getCartJsx, moveToCart, removeItem, removeItemFromSaveForLater, restoreItem } =
  cartOperations;
const { saveForLater, checkout } = cartOperations;
const towels = sampleSkus.towels;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

async function cartOf(shopper: Shopper) {
  return (await shopper.call(getCartJsx, {})).body.cartData;
}
async function withLine(Sku = towels, Quantity = 2) {
  const shopper = shop.shopper();
  await shopper.call(addItems, { items: [{ Sku, Quantity }] });
  return { shopper, id: (await cartOf(shopper))?.lineItems[0]?.id ?? "" };
}

describe("saving for later", () => {
  it("removes a line from the cart and keeps it, with its prices [CALL-014]", async () => {
    const { shopper, id } = await withLine();
    const { body } = await shopper.call(saveForLater, { id });
    expect(body.isSuccess).toBe(true);
    expect(body.cartData).toMatchObject({
      lineItems: [],
      savedForLater: [{ id, sku: towels, priceQuantityTotals: { quantity: 2, unitPrice: 4800, total: 9600 } }],
      orderSummary: { subtotal: 0, total: 0 },
    });
    expect(await cartOf(shopper)).toEqual(body.cartData);
    expect((await shopper.call(getCartCount, {})).body.count).toBe(0);
    expect((await shopper.call(checkout, {})).body.errorType).toBe(8);
  });

  it("increases the quantity of an equal saved line", async () => {
    const { shopper, id } = await withLine();
    await shopper.call(saveForLater, { id });
    await shopper.call(addItems, { items: [{ Sku: towels, Quantity: 3 }] });
    const again = (await cartOf(shopper))?.lineItems[0]?.id ?? "";
    const { body } = await shopper.call(saveForLater, { id: again });
    expect(body.cartData?.savedForLater.map((line) => [line.id, line.priceQuantityTotals.quantity])).toEqual([[id, 5]]);
  });

  it("refuses a line that is not in the cart, its own or another shopper's [CALL-014]", async () => {
    const { shopper, id } = await withLine();
    const { shopper: other } = await withLine();
    await shopper.call(saveForLater, { id });
    for (const who of [shopper, other]) {
      expect((await who.call(saveForLater, { id })).body).toMatchObject({
        isSuccess: false,
        errorCode: "LineNotFound",
      });
    }
  });
});

describe("moving a saved line to the cart", () => {
  it("restores it with its id [CALL-019]", async () => {
    const { shopper, id } = await withLine();
    const before = await cartOf(shopper);
    await shopper.call(saveForLater, { id });
    const { body } = await shopper.call(moveToCart, { id });
    expect(body.cartData).toEqual({ ...before, version: (before?.version ?? 0) + 2 });
  });

  it("increases the quantity of an equal line", async () => {
    const { shopper, id } = await withLine();
    await shopper.call(saveForLater, { id });
    await shopper.call(addItems, { items: [{ Sku: towels, Quantity: 1 }] });
    const { body } = await shopper.call(moveToCart, { id });
    expect(body.cartData?.lineItems.map((line) => line.priceQuantityTotals.quantity)).toEqual([3]);
    expect(body.cartData?.savedForLater).toEqual([]);
  });

  it("leaves it saved if the cart would exceed its limit [CALL-019]", async () => {
    const { shopper, id } = await withLine(towels, 60);
    await shopper.call(saveForLater, { id });
    await shopper.call(addItems, { items: [{ Sku: towels, Quantity: 60 }] });
    const { body } = await shopper.call(moveToCart, { id });
    expect(body).toMatchObject({ isSuccess: false, errorCode: "QuantityLimit" });
    expect(body.cartData?.savedForLater).toHaveLength(1);
  });

  it("leaves it saved if the stock is too low, or it is no longer sold [CALL-019]", async () => {
    const own = await createTestService();
    const shopper = own.shopper();
    await shopper.call(addItems, { items: [{ Sku: sampleSkus.blackLamp, Quantity: 4 }] });
    const id = (await cartOf(shopper))?.lineItems[0]?.id ?? "";
    await shopper.call(saveForLater, { id });
    await own.database.updateTable("stock").set({ available: 1 }).where("sku", "=", sampleSkus.blackLamp).execute();
    expect((await shopper.call(moveToCart, { id })).body).toMatchObject({
      isSuccess: false,
      errorCode: "NotAvailable",
      message: "Only 1 of this item is left.",
    });
    await own.database.deleteFrom("offer").where("sku", "=", sampleSkus.blackLamp).execute();
    const { body } = await shopper.call(moveToCart, { id });
    expect(body).toMatchObject({ errorCode: "NotAvailable", message: "This item is no longer available." });
    expect(body.cartData?.savedForLater[0]?.shippingDeliveryOptions).toMatchObject({ deliveryStatus: 3 });
    await own.close();
  });

  it("accepts saved lines only", async () => {
    const { shopper, id } = await withLine();
    expect((await shopper.call(moveToCart, { id })).body.errorCode).toBe("LineNotFound");
  });
});

describe("removing a saved line", () => {
  it("removes it, and restoring it returns it to the saved lines [CALL-018]", async () => {
    const { shopper, id } = await withLine();
    const { body: saved } = await shopper.call(saveForLater, { id });
    const { body: removed } = await shopper.call(removeItemFromSaveForLater, { id });
    expect(removed.cartData?.savedForLater).toEqual([]);
    const { body: back } = await shopper.call(restoreItem, { id });
    expect(back.cartData?.savedForLater).toEqual(saved.cartData?.savedForLater);
    expect(back.cartData?.lineItems).toEqual([]);
  });

  it("refuses a line of the cart, as removing from the cart refuses a saved one [CALL-018]", async () => {
    const { shopper, id } = await withLine();
    expect((await shopper.call(removeItemFromSaveForLater, { id })).body.errorCode).toBe("LineNotFound");
    await shopper.call(saveForLater, { id });
    expect((await shopper.call(removeItem, { id })).body.errorCode).toBe("LineNotFound");
  });
});

import { cartOperations } from "@store/contract/cart";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, type Shopper, type TestService } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";

const { addItems, checkout, donationAddToCart, getCartCount, getCartJsx, removeItem, restoreItem, updateItem } =
  cartOperations;
const towels = sampleSkus.towels;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

async function withTowels(quantity = 2) {
  const shopper = shop.shopper();
  await shopper.call(addItems, { items: [{ Sku: towels, Quantity: quantity }] });
  const cart = await cartOf(shopper);
  return { shopper, cart, line: cart?.lineItems[0] };
}
async function cartOf(shopper: Shopper) {
  return (await shopper.call(getCartJsx, {})).body.cartData;
}

describe("changing a quantity", () => {
  it("sets it and returns the whole cart [CALL-015]", async () => {
    const { shopper, cart, line } = await withTowels();
    const { body } = await shopper.call(updateItem, { id: line?.id ?? "", quantity: 7 });
    expect(body.isSuccess).toBe(true);
    expect(body.cartData).toEqual(await cartOf(shopper));
    expect(body.cartData?.lineItems[0]?.priceQuantityTotals).toMatchObject({ quantity: 7, total: 33_600 });
    expect(body.cartData?.version).toBe((cart?.version ?? 0) + 1);
  });

  it("refuses more than the stock, with the available quantity, and changes nothing", async () => {
    const shopper = shop.shopper();
    await shopper.call(addItems, { items: [{ Sku: sampleSkus.blackLamp, Quantity: 2 }] });
    const before = await cartOf(shopper);
    const { body } = await shopper.call(updateItem, { id: before?.lineItems[0]?.id ?? "", quantity: 5 });
    expect(body).toMatchObject({
      isSuccess: false,
      errorCode: "NotAvailable",
      message: "Only 4 of this item are left.",
    });
    expect(await cartOf(shopper)).toEqual(before);
  });

  it("accepts a lower quantity even if it exceeds the stock", async () => {
    const own = await createTestService();
    const shopper = own.shopper();
    await shopper.call(addItems, { items: [{ Sku: sampleSkus.blackLamp, Quantity: 4 }] });
    await own.database.updateTable("stock").set({ available: 1 }).where("sku", "=", sampleSkus.blackLamp).execute();
    const { body: held } = await shopper.call(getCartJsx, {});
    expect(held.cartData?.lineItems[0]?.shippingDeliveryOptions).toMatchObject({
      deliveryStatus: 3,
      edd: { message: "Only 1 left" },
    });
    const id = held.cartData?.lineItems[0]?.id ?? "";
    expect((await shopper.call(updateItem, { id, quantity: 2 })).body.isSuccess).toBe(true);
    await own.close();
  });

  it.each([0, 100, 1.5])("refuses a quantity of %s", async (quantity) => {
    const { shopper, cart, line } = await withTowels();
    const { status } = await shopper.call(updateItem, { id: line?.id ?? "", quantity });
    expect(status).toBe(400);
    expect(await cartOf(shopper)).toEqual(cart);
  });

  it("does not affect another shopper's cart", async () => {
    const { cart, line, shopper: owner } = await withTowels();
    const { shopper: other } = await withTowels();
    const { body } = await other.call(updateItem, { id: line?.id ?? "", quantity: 9 });
    expect(body).toMatchObject({ isSuccess: false, errorCode: "LineNotFound" });
    expect(await cartOf(owner)).toEqual(cart);
  });
});

describe("removing a line", () => {
  it("removes it and returns the rest [CALL-013]", async () => {
    const { shopper, line } = await withTowels();
    await shopper.call(addItems, { items: [{ Sku: sampleSkus.sofa }] });
    const { body } = await shopper.call(removeItem, { id: line?.id ?? "" });
    expect(body.cartData?.lineItems.map(({ sku }) => sku)).toEqual([sampleSkus.sofa]);
    expect(await cartOf(shopper)).toEqual(body.cartData);
  });

  it("refuses a line that is already removed, and reports an ended session [CALL-003]", async () => {
    const { shopper, line } = await withTowels();
    await shopper.call(removeItem, { id: line?.id ?? "" });
    const again = await shopper.call(removeItem, { id: line?.id ?? "" });
    expect(again.body).toMatchObject({ isSuccess: false, errorCode: "LineNotFound" });
    const stranger = shop.shopper();
    expect((await stranger.call(removeItem, { id: line?.id ?? "" })).body).toMatchObject({ IsReset: true });
    expect(stranger.cookies.size).toBe(0);
  });
});

describe("restoring a removed line", () => {
  it("restores the same line in its old position, with its quantity and its text", async () => {
    const shopper = shop.shopper();
    await shopper.call(addItems, { items: [{ Sku: towels, Quantity: 3 }] });
    await shopper.call(addItems, { items: [{ Sku: sampleSkus.sofa }] });
    const before = await cartOf(shopper);
    const [first] = before?.lineItems ?? [];
    await shopper.call(removeItem, { id: first?.id ?? "" });
    const { body } = await shopper.call(restoreItem, { id: first?.id ?? "" });
    expect(body.isSuccess).toBe(true);
    expect(body.cartData?.lineItems).toEqual(before?.lineItems);
    expect(body.cartData?.version).toBe((before?.version ?? 0) + 2);
    expect(await cartOf(shopper)).toEqual(body.cartData);
  });

  it("restores a donation with its amount", async () => {
    const shopper = shop.shopper();
    await shopper.call(donationAddToCart, { sku: sampleSkus.donation, amount: 2500 });
    const [line] = (await cartOf(shopper))?.lineItems ?? [];
    await shopper.call(removeItem, { id: line?.id ?? "" });
    const { body } = await shopper.call(restoreItem, { id: line?.id ?? "" });
    expect(body.cartData?.lineItems).toEqual([line]);
  });

  it("changes nothing if it is requested twice", async () => {
    const { shopper, line } = await withTowels(3);
    await shopper.call(removeItem, { id: line?.id ?? "" });
    await shopper.call(restoreItem, { id: line?.id ?? "" });
    const { body } = await shopper.call(restoreItem, { id: line?.id ?? "" });
    expect(body.isSuccess).toBe(true);
    expect(body.cartData?.lineItems.map(({ priceQuantityTotals }) => priceQuantityTotals.quantity)).toEqual([3]);
  });

  it("says so if the same item is in the cart again, and changes neither", async () => {
    const { shopper, line } = await withTowels(3);
    await shopper.call(removeItem, { id: line?.id ?? "" });
    await shopper.call(addItems, { items: [{ Sku: towels, Quantity: 1 }] });
    const before = await cartOf(shopper);
    const { body } = await shopper.call(restoreItem, { id: line?.id ?? "" });
    expect(body).toMatchObject({ isSuccess: false, message: "This item is in your cart again already." });
    expect(await cartOf(shopper)).toEqual(before);
    await shopper.call(removeItem, { id: before?.lineItems[0]?.id ?? "" });
    expect((await shopper.call(restoreItem, { id: line?.id ?? "" })).body.isSuccess).toBe(true);
  });

  it("says how many are available if the stock has decreased", async () => {
    const own = await createTestService();
    const shopper = own.shopper();
    await shopper.call(addItems, { items: [{ Sku: sampleSkus.blackLamp, Quantity: 4 }] });
    const [line] = (await shopper.call(getCartJsx, {})).body.cartData?.lineItems ?? [];
    await shopper.call(removeItem, { id: line?.id ?? "" });
    await own.database.updateTable("stock").set({ available: 1 }).where("sku", "=", sampleSkus.blackLamp).execute();
    const { body } = await shopper.call(restoreItem, { id: line?.id ?? "" });
    expect(body).toMatchObject({
      isSuccess: false,
      errorCode: "NotAvailable",
      message: "Only 1 of this item is left.",
    });
    expect(body.cartData?.lineItems).toEqual([]);
    await own.close();
  });

  it("refuses another shopper's line and one that never existed", async () => {
    const { shopper, line } = await withTowels();
    await shopper.call(removeItem, { id: line?.id ?? "" });
    const { shopper: other } = await withTowels();
    const { body: reset } = await shop.shopper().call(restoreItem, { id: line?.id ?? "" });
    expect(reset).toMatchObject({ isSuccess: false, IsReset: true });
    for (const [who, id] of [
      [other, line?.id ?? ""],
      [shopper, "nothing"],
    ] as const) {
      const { body } = await who.call(restoreItem, { id });
      expect(body).toMatchObject({ isSuccess: false, errorCode: "LineNotFound" });
    }
    expect((await shopper.call(restoreItem, { id: line?.id ?? "" })).body.isSuccess).toBe(true);
  });
});

describe("a donation", () => {
  it("is added to the cart with its own amount, untaxed and not shipped [CALL-020]", async () => {
    const shopper = shop.shopper();
    await shopper.call(donationAddToCart, { sku: sampleSkus.donation, amount: 2500 });
    await shopper.call(donationAddToCart, { sku: sampleSkus.donation, amount: 2500 });
    await shopper.call(donationAddToCart, { sku: sampleSkus.donation, amount: 100 });
    const cart = await cartOf(shopper);
    expect(cart?.lineItems.map((line) => [line.priceQuantityTotals.total, line.itemInfo.isDonation])).toEqual([
      [5000, true],
      [100, true],
    ]);
    expect(cart?.orderSummary).toMatchObject({ subtotal: 5100, shipping: 0, tax: 0, total: 5100 });
  });

  it.each([99, 50_001, 100.5])("refuses an amount of %s cents", async (amount) => {
    const shopper = shop.shopper();
    expect((await shopper.call(donationAddToCart, { sku: sampleSkus.donation, amount })).status).toBe(400);
    expect((await shopper.call(getCartCount, {})).body.count).toBe(0);
  });

  it("refuses a SKU that is not a donation", async () => {
    const shopper = shop.shopper();
    const { body } = await shopper.call(donationAddToCart, { sku: towels, amount: 1000 });
    expect(body).toMatchObject({ isSuccess: false, errorCode: "SkuNotFound" });
    expect((await shopper.call(getCartCount, {})).body.count).toBe(0);
  });

  it("stops at 99 of one amount", async () => {
    const shopper = shop.shopper();
    await shopper.call(donationAddToCart, { sku: sampleSkus.donation, amount: 100 });
    const id = (await cartOf(shopper))?.lineItems[0]?.id ?? "";
    await shopper.call(updateItem, { id, quantity: 99 });
    const { body } = await shopper.call(donationAddToCart, { sku: sampleSkus.donation, amount: 100 });
    expect(body).toMatchObject({ isSuccess: false, errorCode: "QuantityLimit" });
    expect((await shopper.call(getCartCount, {})).body.count).toBe(99);
  });
});

describe("entering the checkout", () => {
  it("redirects a cart with items to the shipping step", async () => {
    const { shopper, cart } = await withTowels();
    const { body } = await shopper.call(checkout, {});
    expect(body).toMatchObject({ isSuccess: true, errorType: 0, redirectUrl: "/checkout/shipping" });
    const row = await basketOf(cart?.basketId);
    expect(row).toMatchObject({ in_checkout: true });
  });

  it("refuses a cart with unavailable items, names them, and changes nothing [CHK-20]", async () => {
    const own = await createTestService();
    const shopper = own.shopper();
    await shopper.call(addItems, {
      items: [{ Sku: sampleSkus.lamp }, { Sku: sampleSkus.towels, Quantity: 3 }, { Sku: sampleSkus.sofa }],
    });
    const gone = (skus: string[]) =>
      own.database.updateTable("stock").set({ available: 0 }).where("sku", "in", skus).execute();
    const baskets = () => own.database.selectFrom("basket").selectAll().execute();
    await gone([sampleSkus.lamp]);
    await own.database.updateTable("stock").set({ available: 2 }).where("sku", "=", sampleSkus.towels).execute();
    const before = await baskets();
    const { body: some } = await shopper.call(checkout, {});
    expect(some).toMatchObject({ isSuccess: false, errorType: 3, redirectUrl: null });
    expect(some.message).toContain("Beacon Table Lamp (Brass), Tidewater Bath Towels (White).");
    expect(some.message).not.toContain("Harbor Sofa");
    await gone([sampleSkus.sofa, sampleSkus.towels]);
    expect((await shopper.call(checkout, {})).body).toMatchObject({ isSuccess: false, errorType: 7 });
    expect(await baskets()).toEqual(before);
    await own.close();
  });

  it("refuses an empty cart, with error type 8 and the reason", async () => {
    const { shopper, cart, line } = await withTowels();
    await shopper.call(checkout, {});
    await shopper.call(removeItem, { id: line?.id ?? "" });
    const { body } = await shopper.call(checkout, {});
    expect(body).toMatchObject({ isSuccess: false, errorType: 8, redirectUrl: null });
    expect(body.message).toContain("empty");
    expect(await basketOf(cart?.basketId)).toMatchObject({ in_checkout: false, reached_step: 1 });
    expect((await shop.shopper().call(checkout, {})).body).toMatchObject({ isSuccess: false, errorType: 8 });
  });
});

function basketOf(basketId: string | undefined) {
  return shop.database
    .selectFrom("basket")
    .selectAll()
    .where("basket_id", "=", basketId ?? "")
    .executeTakeFirst();
}

import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { cartErrorType } from "@store/contract/shared";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createCommerceService } from "../app/create-commerce-service.ts";
import { createShopper, createTestService, type Shopper, type TestService } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";

const { addItems, checkout, getCartJsx, removeItem } = cartOperations;
const lamp = sampleSkus.lamp;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

async function withLamp(): Promise<Shopper> {
  const shopper = shop.shopper();
  await shopper.call(addItems, { items: [{ Sku: lamp }] });
  return shopper;
}
const openedBy = async (shopper: Shopper) =>
  (await shopper.call(checkoutOperations.refreshCheckout, {})).body.checkout ?? null;

it("opens the checkout once and returns its first page, also if it is open already [CALL-012]", async () => {
  const shopper = await withLamp();
  expect(await openedBy(shopper)).toBeNull();
  const { body } = await shopper.call(checkout, {});
  expect(body).toMatchObject({
    isSuccess: true,
    errorType: cartErrorType.none,
    redirectUrl: "/checkout/shipping",
    popupUrl: null,
    oversizedItems: [],
  });
  const opened = await openedBy(shopper);
  expect(opened).toMatchObject({ reachedStep: 1 });
  expect((await shopper.call(checkout, {})).body).toMatchObject({ isSuccess: true, redirectUrl: "/checkout/shipping" });
  expect((await openedBy(shopper))?.version).toBe(opened?.version);
});

it("returns the path of a configured notice with the first reply only (AMB-024) [CALL-012] [CHK-24]", async () => {
  const strike = "<h2>Slow deliveries</h2><p>Allow <em>two</em> more days.</p>";
  const shopper = createShopper(createCommerceService({ ...shop.ports, checkoutNotice: strike }));
  await shopper.call(addItems, { items: [{ Sku: lamp }] });
  const { body } = await shopper.call(checkout, {});
  const popupUrl = "/SharedLayer/PopupV2?popupName=CheckoutNotice";
  expect(body).toMatchObject({ isSuccess: true, redirectUrl: "/checkout/shipping", popupUrl });
  expect(await (await shopper.send(popupUrl)).text()).toBe(strike);
  expect((await shopper.call(checkout, {})).body.popupUrl).toBeNull();
});

it("refuses an empty cart, and one with unavailable items, which it names [CALL-012]", async () => {
  expect((await shop.shopper().call(checkout, {})).body).toMatchObject({
    isSuccess: false,
    errorType: cartErrorType.emptyBasket,
  });
  const shopper = await withLamp();
  const stock = shop.database.updateTable("stock").where("sku", "=", lamp);
  await stock.set({ available: 0 }).execute();
  const { body } = await shopper.call(checkout, {});
  await stock.set({ available: 50 }).execute();
  expect(body).toMatchObject({ isSuccess: false, redirectUrl: null });
  const { body: cart } = await shopper.call(getCartJsx, {});
  const [line] = cart.cartData?.lineItems ?? [];
  expect(body.message).toContain("Beacon Table Lamp (Brass)");
  expect(await openedBy(shopper)).toBeNull();
  await shopper.call(removeItem, { id: line?.id ?? "" });
  expect((await shopper.call(checkout, {})).body.errorType).toBe(cartErrorType.emptyBasket);
});

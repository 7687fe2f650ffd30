import { cartOperations } from "@store/contract/cart";
import { checkoutOperations as calls } from "@store/contract/checkout";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ServiceName } from "../database/tables/shop-window.ts";
import { enterCheckout, findCheckout } from "../testing/enter-checkout.ts";
import { createTestService, type Shopper, sampleAddresses, type TestService } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";

let shop: TestService;
beforeEach(async () => {
  shop = await createTestService();
});
afterEach(() => shop.close());

const lamp = { Sku: sampleSkus.lamp };
const towel = { Sku: sampleSkus.towels };
const stitchedTowel = { ...towel, PersonalizationText: "MARA" };
const california = { ...sampleAddresses.chicago, city: "Los Angeles", state: "CA", postalCode: "90012" };

const out = (service: ServiceName) =>
  shop.database.insertInto("service_outage").values({ site: "US", service }).execute();
const sellOut = (...skus: string[]) =>
  shop.database.updateTable("stock").set({ available: 0 }).where("sku", "in", skus).execute();
const skusOf = async (shopper: Shopper) =>
  (await shopper.call(cartOperations.getCartJsx, {})).body.cartData?.lineItems.flatMap(({ sku, isRemoved }) =>
    isRemoved ? [] : [sku],
  );
const validate = async (shopper: Shopper) => (await shopper.call(calls.validateCart, {})).body;

describe("unavailable items are removed by the call of their type, and the rest can be ordered", () => {
  it("unavailable: type 3 [CALL-034]", async () => {
    const shopper = shop.shopper();
    await enterCheckout(shopper, { items: [lamp, towel] });
    await sellOut(sampleSkus.towels);
    expect((await validate(shopper)).errorType).toBe(3);
    const { body } = await shopper.call(calls.removeNlaItems, {});
    expect(body).toMatchObject({ isSuccess: true, orderSummary: { subtotal: 14900 } });
    expect(await skusOf(shopper)).toEqual([sampleSkus.lamp]);
    expect(await validate(shopper)).toMatchObject({ isSuccess: true, errorType: 0, unavailableItems: [] });
  });

  it("all unavailable: type 7, after which the cart is shown [CALL-038]", async () => {
    const shopper = shop.shopper();
    await enterCheckout(shopper, { items: [lamp, towel] });
    await sellOut(sampleSkus.lamp, sampleSkus.towels);
    expect((await validate(shopper)).errorType).toBe(7);
    const { body } = await shopper.call(calls.removeAllNlaItems, {});
    expect(body).toMatchObject({ isSuccess: true, redirectUrl: "/checkout/cart", orderSummary: { total: 0 } });
    expect((await shopper.call(calls.refreshCheckout, {})).body).toMatchObject({ errorCode: "NoCheckout" });
  });

  it("not allowed at the destination: type 9, and no date of arrival [CALL-035]", async () => {
    const shopper = shop.shopper();
    await enterCheckout(shopper, { items: [lamp, { Sku: sampleSkus.rug }], address: california });
    expect(await validate(shopper)).toMatchObject({
      errorType: 9,
      unavailableItems: [{ sku: sampleSkus.rug, edd: null, isCustomNla: false }],
    });
    await shopper.call(calls.removePfasItems, {});
    expect(await skusOf(shopper)).toEqual([sampleSkus.lamp]);
  });

  it("personalization by a partner that is unavailable: type 5 [CALL-036]", async () => {
    const shopper = shop.shopper();
    await enterCheckout(shopper, { items: [lamp, stitchedTowel, towel] });
    await shop.database
      .updateTable("product")
      .set({ customization_type: 100 })
      .where("customization_type", "=", 700)
      .execute();
    await out("personalization");
    expect((await validate(shopper)).errorType).toBe(5);
    await shopper.call(calls.removePersonalizedItems, {});
    expect(await skusOf(shopper)).toEqual([sampleSkus.lamp, sampleSkus.towels]);
  });

  it("in-house personalization that is unavailable: type 6 [CALL-037]", async () => {
    const shopper = shop.shopper();
    await enterCheckout(shopper, { items: [lamp, stitchedTowel] });
    await out("inHousePersonalization");
    expect((await validate(shopper)).errorType).toBe(6);
    await shopper.call(calls.removeInHousePersonalizedNlaItems, {});
    expect(await skusOf(shopper)).toEqual([sampleSkus.lamp]);
  });

  it("an installation: type 4, and the item stays without it [CALL-039]", async () => {
    const shopper = shop.shopper();
    await shop.database
      .updateTable("product")
      .set({ installation: JSON.stringify({ type: "mounting", feeCents: { US: 4900, CA: 5900 } }) })
      .execute();
    await enterCheckout(shopper, { items: [lamp] });
    await shop.database.updateTable("basket_line").set({ has_installation: true }).execute();
    expect((await findCheckout(shopper)).orderSummary.services).toBe(4900);
    await out("installation");
    expect((await validate(shopper)).errorType).toBe(4);
    const { body } = await shopper.call(calls.removeCheckoutInstallationService, {});
    expect(body.orderSummary).toMatchObject({ services: 0, subtotal: 14900 });
    expect((await validate(shopper)).errorType).toBe(0);
  });

  it("and items that are available again stay [CALL-034 to CALL-039]", async () => {
    const shopper = shop.shopper();
    const before = await enterCheckout(shopper, { items: [lamp, stitchedTowel] });
    for (const call of [
      calls.removeNlaItems,
      calls.removePfasItems,
      calls.removePersonalizedItems,
      calls.removeInHousePersonalizedNlaItems,
      calls.removeAllNlaItems,
      calls.removeCheckoutInstallationService,
    ]) {
      const { body } = await shopper.call(call, {});
      expect(body.checkout).toEqual(before);
    }
  });
});

it("items that a truck cannot deliver to a post office box are named before the order (AMB-044)", async () => {
  const shopper = shop.shopper();
  const address = { ...sampleAddresses.chicago, address1: "PO Box 88", address2: "" };
  await enterCheckout(shopper, { items: [lamp, { Sku: sampleSkus.sofa }], address });
  expect(await validate(shopper)).toMatchObject({
    isSuccess: false,
    errorType: 1,
    unavailableItems: [{ sku: sampleSkus.sofa, availabilityMessage: expect.stringContaining("cannot go to a PO box") }],
  });
});

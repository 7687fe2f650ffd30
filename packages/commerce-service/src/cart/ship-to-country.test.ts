import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";

const { addItems, checkout, getCartCount, getCartJsx, setShipToCountry } = cartOperations;
const france = { code: "FRA", name: "France" };
const lamp = sampleSkus.lamp;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

describe("the destination country of an order", () => {
  it.each([
    ["US", { code: "USA", name: "United States" }],
    ["CA", { code: "CAN", name: "Canada" }],
  ] as const)(
    "is the %s site's own until another is selected, and again after selecting it [CHK-30]",
    async (site, own) => {
      const shopper = shop.shopper({ site });
      const readCountry = async () => {
        const { body: header } = await shopper.call(getCartCount, {});
        const { body: page } = await shopper.call(getCartJsx, {});
        expect(page.cartData?.shipTo).toEqual(header.shipTo);
        return [header.shipTo, page.cartData?.isInternational];
      };
      expect(await readCountry()).toEqual([own, false]);
      const { body } = await shopper.call(setShipToCountry, { country: "FRA" });
      expect(body).toMatchObject({ isSuccess: true, cartData: { shipTo: france, isInternational: true } });
      expect(await readCountry()).toEqual([france, true]);
      await shopper.call(setShipToCountry, { country: own.code });
      expect(await readCountry()).toEqual([own, false]);
    },
  );

  it("is also known in the checkout", async () => {
    const shopper = shop.shopper();
    await shopper.call(addItems, { items: [{ Sku: lamp }] });
    await shopper.call(setShipToCountry, { country: "FRA" });
    await shopper.call(checkout, {});
    const { body } = await shopper.call(checkoutOperations.refreshCheckout, {});
    expect(body.checkout?.shipTo).toEqual(france);
  });

  it.each(["CAN", "XXX"])("refuses a country to which the site does not ship: %s", async (country) => {
    const shopper = shop.shopper();
    const { body } = await shopper.call(setShipToCountry, { country });
    expect(body).toMatchObject({ isSuccess: false, errorCode: "CountryNotServed" });
    expect((await shopper.call(getCartCount, {})).body.shipTo?.code).toBe("USA");
  });
});

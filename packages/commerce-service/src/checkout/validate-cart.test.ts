import { cartOperations } from "@store/contract/cart";
import { checkoutOperations } from "@store/contract/checkout";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestService, type Shopper, sampleAddresses, type TestService } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";

let shop: TestService;
beforeEach(async () => {
  shop = await createTestService();
});
afterEach(() => shop.close());

async function inCheckout(...skus: string[]): Promise<Shopper> {
  const shopper = shop.shopper();
  await shopper.call(cartOperations.addItems, { items: skus.map((Sku) => ({ Sku })) });
  await shopper.call(cartOperations.checkout, {});
  await shopper.call(checkoutOperations.refreshCheckout, {});
  return shopper;
}
const validate = async (shopper: Shopper) => (await shopper.call(checkoutOperations.validateCart, {})).body;

describe("validating the cart before every step", () => {
  it("succeeds if everything can be ordered [CALL-033]", async () => {
    const shopper = await inCheckout(
      sampleSkus.lamp,
      sampleSkus.sofa,
      sampleSkus.giftCard,
      sampleSkus.chairMadeToOrder,
    );
    expect(await validate(shopper)).toMatchObject({ isSuccess: true, errorType: 0, unavailableItems: [] });
  });

  it("reports an empty one as type 8, with its message [CHK-20]", async () => {
    const shopper = await inCheckout(sampleSkus.lamp);
    await shop.database.deleteFrom("basket_line").execute();
    expect(await validate(shopper)).toMatchObject({
      isSuccess: false,
      errorType: 8,
      message: "There is nothing to check out. Add something to your cart first.",
    });
  });

  it("names unavailable items as type 3, with the available quantity [CHK-20]", async () => {
    const shopper = await inCheckout(sampleSkus.lamp, sampleSkus.sofa);
    await shop.database.updateTable("stock").set({ available: 0 }).where("sku", "=", sampleSkus.lamp).execute();
    const validation = await validate(shopper);
    expect(validation).toMatchObject({ isSuccess: false, errorType: 3 });
    expect(validation.unavailableItems).toEqual([
      {
        sku: sampleSkus.lamp,
        title: "Beacon Table Lamp",
        imagePath: "/pictures/beacon-lamp-brass-800.webp",
        currentPrice: 14900,
        quantity: 1,
        availabilityMessage: "Out of stock",
        edd: null,
        isCustomNla: false,
      },
    ]);
  });

  it("is type 7 if all items are unavailable [CHK-20]", async () => {
    const shopper = await inCheckout(sampleSkus.lamp, sampleSkus.sofa);
    await shop.database.updateTable("stock").set({ available: 0 }).execute();
    expect(await validate(shopper)).toMatchObject({ errorType: 7, unavailableItems: [{}, {}] });
  });

  it("is type 9 if the law of the state does not allow an item [CHK-20]", async () => {
    const shopper = await inCheckout(sampleSkus.rug, sampleSkus.lamp);
    expect((await validate(shopper)).errorType).toBe(0);
    const rug = await shop.database
      .selectFrom("product")
      .innerJoin("variant", "variant.product_id", "product.product_id")
      .select("restricted_states")
      .where("sku", "=", sampleSkus.rug)
      .executeTakeFirstOrThrow();
    expect(rug.restricted_states).toContain("CA");
    const address = { ...sampleAddresses.chicago, city: "Los Angeles", state: "CA", postalCode: "90012" };
    await shopper.call(checkoutOperations.saveShippingAddress, { address });
    expect(await validate(shopper)).toMatchObject({
      isSuccess: false,
      errorType: 9,
      unavailableItems: [{ sku: sampleSkus.rug, availabilityMessage: "Cannot be shipped to CA" }],
    });
  });

  it("changes nothing, however often it is called", async () => {
    const shopper = await inCheckout(sampleSkus.lamp);
    const before = await shop.database.selectFrom("basket").selectAll().execute();
    await validate(shopper);
    await validate(shopper);
    expect(await shop.database.selectFrom("basket").selectAll().execute()).toEqual(before);
  });
});

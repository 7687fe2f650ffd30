import { cartOperations } from "@store/contract/cart";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, type Shopper, type TestService } from "../testing/index.ts";
import { sampleSkus } from "../testing/sample-inputs.ts";

const {
  addItems,
  getCartJsx,
  updateShipMethod,
  removeInstallationService,
  restoreInstallationService,
  checkout,
  setShipToCountry,
} = cartOperations;
const lamp = sampleSkus.lamp;
const bookcase = sampleSkus.bookcase;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

async function cartOf(shopper: Shopper) {
  return (await shopper.call(getCartJsx, {})).body.cartData;
}
async function withItems(...skus: string[]) {
  const shopper = shop.shopper();
  await shopper.call(addItems, { items: skus.map((Sku) => ({ Sku })) });
  const ids = (await cartOf(shopper))?.lineItems.map(({ id }) => id) ?? [];
  return { shopper, ids, id: ids[0] ?? "" };
}
const pickup = { shipMethod: 1, isPickupSelected: true, locationId: "us-chicago" } as const;

describe("the ship method of a line", () => {
  it("is the selected level, for all parcels together [CALL-016]", async () => {
    const { shopper, id } = await withItems(lamp, sampleSkus.towels);
    const { body } = await shopper.call(updateShipMethod, { id, shipMethod: 3 });
    expect(body.cartData?.lineItems.map((line) => line.shippingDeliveryOptions.calculatedShipMethod)).toEqual([3, 3]);
    expect(body.cartData?.orderSummary.shipping).toBe(2995);
    const { body: back } = await shopper.call(updateShipMethod, { id, shipMethod: 1 });
    expect(back.cartData?.orderSummary.shipping).toBe(0);
  });

  it.each([
    ["a sofa by express", sampleSkus.sofa, 3],
    ["a lamp by truck", lamp, 6],
    ["a table by the standard parcel", sampleSkus.diningTable, 1],
    ["a gift card by freight", sampleSkus.giftCard, 8],
    ["a sofa over a long distance while nobody knows where to", sampleSkus.sofa, 6],
  ] as const)("is refused if it is not offered: %s [CALL-016]", async (_what, sku, method) => {
    const { shopper, id } = await withItems(sku);
    const before = await cartOf(shopper);
    const own = before?.lineItems[0]?.shippingDeliveryOptions.shipMethod;
    const { body } = await shopper.call(updateShipMethod, { id, shipMethod: method });
    if (own === method) expect(body.isSuccess).toBe(true);
    else expect(body).toMatchObject({ isSuccess: false, errorCode: "ShipMethodNotOffered" });
    expect(await cartOf(shopper)).toEqual(before);
  });
});

describe("pickup of a line", () => {
  it("removes it from the shipments and names its store; shipping it again reverts this [CALL-016]", async () => {
    const { shopper, id } = await withItems(lamp);
    const { body } = await shopper.call(updateShipMethod, { id, ...pickup });
    const [line] = body.cartData?.lineItems ?? [];
    expect(line?.shippingDeliveryOptions).toMatchObject({ locationId: "us-chicago", pickupStatus: 1 });
    expect(line?.shippingDeliveryOptions.edd?.message).toMatch(/^Ready for pickup \w{3}, Nov \d+$/);
    const { body: back } = await shopper.call(updateShipMethod, { id, shipMethod: 1 });
    expect(back.cartData?.lineItems[0]?.shippingDeliveryOptions).toMatchObject({ locationId: null, pickupStatus: 7 });
  });

  it("keeps the level of the parcels when it is shipped with them again", async () => {
    const { shopper, ids } = await withItems(lamp, sampleSkus.towels);
    const [first = "", second = ""] = ids;
    await shopper.call(updateShipMethod, { id: first, shipMethod: 2 });
    await shopper.call(updateShipMethod, { id: second, ...pickup });
    const { body } = await shopper.call(updateShipMethod, { id: second, shipMethod: 1 });
    expect(body.cartData?.lineItems.map((line) => line.shippingDeliveryOptions.calculatedShipMethod)).toEqual([2, 2]);
  });

  it.each([
    ["a gift card", sampleSkus.giftCard],
    ["what is made to order", sampleSkus.chairMadeToOrder],
  ])("is not offered for %s [CALL-016]", async (_what, sku) => {
    const { shopper, id } = await withItems(sku);
    const { body } = await shopper.call(updateShipMethod, { id, ...pickup });
    expect(body).toMatchObject({ isSuccess: false, errorCode: "PickupNotOffered" });
    expect(body.cartData?.lineItems[0]?.shippingDeliveryOptions).toMatchObject({ locationId: null, pickupStatus: 4 });
  });

  it("requires a store of the site [CALL-016]", async () => {
    const { shopper, id } = await withItems(lamp);
    const before = await cartOf(shopper);
    for (const locationId of [undefined, "nowhere", "ca-toronto"]) {
      const request = { id, shipMethod: 1, isPickupSelected: true, ...(locationId && { locationId }) } as const;
      const { body } = await shopper.call(updateShipMethod, request);
      expect(body).toMatchObject({ isSuccess: false, errorCode: "StoreNotFound" });
    }
    expect(await cartOf(shopper)).toEqual(before);
  });

  it("accepts only lines of the cart", async () => {
    const { id } = await withItems(lamp);
    const { shopper: other } = await withItems(lamp);
    expect((await other.call(updateShipMethod, { id, ...pickup })).body.errorCode).toBe("LineNotFound");
  });

  it("can be requested when the item is added [CONF-14]", async () => {
    const shopper = shop.shopper();
    const wanted = { Sku: lamp, IsPickupSelected: true, Location: "us-boston" };
    await shopper.call(addItems, { items: [{ Sku: lamp }, wanted] });
    await shopper.call(addItems, { items: [wanted] });
    const lines = (await cartOf(shopper))?.lineItems.map((line) => [
      line.shippingDeliveryOptions.locationId,
      line.priceQuantityTotals.quantity,
    ]);
    expect(lines).toEqual([
      [null, 1],
      ["us-boston", 2],
    ]);
    const refused = await shopper.call(addItems, { items: [{ ...wanted, Location: "ca-toronto" }] });
    expect(refused.body).toMatchObject({ isSuccess: false, errorCode: "StoreNotFound" });
    const card = await shopper.call(addItems, { items: [{ ...wanted, Sku: sampleSkus.giftCard }] });
    expect(card.body).toMatchObject({ isSuccess: false, errorCode: "PickupNotOffered" });
  });

  it("names oversized items when the checkout starts [POP-09]", async () => {
    const { shopper, id } = await withItems(bookcase, lamp);
    const { body: sent } = await shopper.call(checkout, {});
    expect(sent).toMatchObject({ isSuccess: true, popupUrl: null, oversizedItems: [] });
    await shopper.call(updateShipMethod, { id, ...pickup });
    const { body } = await shopper.call(checkout, {});
    expect(body).toMatchObject({
      isSuccess: true,
      redirectUrl: "/checkout/shipping",
      oversizedItems: [{ title: "Atlas Bookcase", boxes: [{ boxNumber: 1, width: 76 }, { boxNumber: 2 }] }],
    });
  });
});

describe("an installation service", () => {
  const wanted = { Sku: bookcase, Quantity: 2, IsInstallationServiceRequired: true };

  it("is added with its fee for one piece, and can be removed [CALL-017, CONF-14]", async () => {
    const shopper = shop.shopper();
    const { body: added } = await shopper.call(addItems, { items: [wanted] });
    expect(added.installationService).toEqual({ formattedFee: "$99.00", text: "Assembly and wall fastening" });
    const before = await cartOf(shopper);
    const [line] = before?.lineItems ?? [];
    expect(line?.itemInfo.installationService).toEqual({ type: "Assembly and wall fastening", fee: 9900 });
    expect(before?.orderSummary).toMatchObject({ services: 19_800 });
    const { body } = await shopper.call(removeInstallationService, { id: line?.id ?? "" });
    expect(body.cartData?.lineItems[0]?.itemInfo.installationService).toBeNull();
    expect(body.cartData?.orderSummary).toMatchObject({
      services: 0,
      total: (before?.orderSummary.total ?? 0) - 19_800,
    });
    const { body: again } = await shopper.call(removeInstallationService, { id: line?.id ?? "" });
    expect(again).toEqual({ ...body, correlationId: again.correlationId });
  });

  it("is offered when an item is added without it [CONF-03]", async () => {
    const { body } = await shop.shopper().call(addItems, { items: [{ Sku: bookcase }] });
    expect(body.installationService?.formattedFee).toBe("$99.00");
    const { body: none } = await shop.shopper().call(addItems, { items: [{ Sku: lamp }] });
    expect(none.installationService).toBeNull();
  });

  it.each([
    ["for an item that nobody installs", { ...wanted, Sku: lamp }],
    ["of another sort than the shop's", { ...wanted, InstallationServiceType: "Painting" }],
  ])("is refused %s", async (_why, item) => {
    const { body } = await shop.shopper().call(addItems, { items: [item] });
    expect(body).toMatchObject({ isSuccess: false, errorCode: "InstallationNotOffered", items: [] });
  });

  it("is refused during an outage, which also blocks the checkout of a cart that has it [CHK-20]", async () => {
    const own = await createTestService();
    const shopper = own.shopper();
    await shopper.call(addItems, { items: [wanted] });
    await own.database.insertInto("service_outage").values({ site: "US", service: "installation" }).execute();
    expect((await shopper.call(addItems, { items: [wanted] })).body.errorCode).toBe("InstallationNotOffered");
    const { body } = await shopper.call(checkout, {});
    expect(body).toMatchObject({ isSuccess: false, errorType: 4, redirectUrl: null });
    expect(body.message).toContain("Atlas Bookcase");
    await own.close();
  });

  it("is restored unchanged when its removal is undone", async () => {
    const shopper = shop.shopper();
    await shopper.call(addItems, { items: [wanted] });
    const before = await cartOf(shopper);
    const id = before?.lineItems[0]?.id ?? "";
    await shopper.call(removeInstallationService, { id });
    const { body } = await shopper.call(restoreInstallationService, { id });
    expect(body.cartData).toEqual({ ...before, version: (before?.version ?? 0) + 2 });
    const { body: again } = await shopper.call(restoreInstallationService, { id });
    expect(again).toEqual({ ...body, correlationId: again.correlationId });
  });

  it("is suspended while the line is picked up, and restored afterwards unless it was removed [CALL-017]", async () => {
    const shopper = shop.shopper();
    await shopper.call(addItems, { items: [wanted] });
    const id = (await cartOf(shopper))?.lineItems[0]?.id ?? "";
    const toCart = async (operation: typeof updateShipMethod, fulfillment: object) => {
      const { body } = await shopper.call(operation, { id, shipMethod: 1, ...fulfillment });
      return [body.cartData?.orderSummary.services, body.cartData?.lineItems[0]?.itemInfo.installationService?.fee];
    };
    expect(await toCart(updateShipMethod, pickup)).toEqual([0, undefined]);
    expect(await toCart(updateShipMethod, {})).toEqual([19_800, 9900]);
    await toCart(updateShipMethod, pickup);
    await shopper.call(removeInstallationService, { id });
    expect(await toCart(updateShipMethod, {})).toEqual([0, undefined]);
  });

  it("is not restored during an outage, nor if the item has no installation", async () => {
    const own = await createTestService();
    const shopper = own.shopper();
    await shopper.call(addItems, { items: [wanted, { Sku: lamp }] });
    const [line, other] = (await cartOf(shopper))?.lineItems ?? [];
    await shopper.call(removeInstallationService, { id: line?.id ?? "" });
    await own.database.insertInto("service_outage").values({ site: "US", service: "installation" }).execute();
    for (const id of [line?.id ?? "", other?.id ?? ""]) {
      const { body } = await shopper.call(restoreInstallationService, { id });
      expect(body).toMatchObject({ isSuccess: false, errorCode: "InstallationNotOffered" });
      expect(body.cartData?.orderSummary.services).toBe(0);
    }
    await own.close();
  });

  it("refuses another shopper's line [CALL-017]", async () => {
    const { id } = await withItems(bookcase);
    const { shopper: other } = await withItems(bookcase);
    for (const call of [removeInstallationService, restoreInstallationService])
      expect((await other.call(call, { id })).body.errorCode).toBe("LineNotFound");
  });
});

describe("a cart that is shipped abroad", () => {
  it("names at each line what cannot be shipped, at one rate", async () => {
    const { shopper, ids } = await withItems(lamp, sampleSkus.sofa, sampleSkus.towels, sampleSkus.giftCard);
    await shopper.call(cartOperations.applyZipCode, { zip: "60614" });
    await shopper.call(updateShipMethod, { id: ids[2] ?? "", ...pickup });
    const { body } = await shopper.call(setShipToCountry, { country: "FRA" });
    expect(body.cartData).toMatchObject({
      isInternational: true,
      cartSummary: { taxZipCode: null },
      orderSummary: { shipping: 4995, tax: 0, currency: "USD" },
      messages: { duties: expect.stringContaining("on delivery") },
      shippingInfo: { freeShippingThreshold: null, deliveryDays: { twoDay: "", nextDay: "" } },
    });
    const options = body.cartData?.lineItems.map(({ shippingDeliveryOptions: one }) => one) ?? [];
    expect(options.map(({ deliveryStatus, pickupStatus }) => [deliveryStatus, pickupStatus])).toEqual([
      [1, 4],
      [5, 4],
      [1, 4],
      [5, 4],
    ]);
    expect(options.map(({ edd }) => edd?.message)).toEqual([
      expect.stringMatching(/^Arrives /),
      "This item cannot be sent abroad. Please remove it to go on.",
      "Store pickup is not available for an order that goes abroad. Please choose shipping.",
      "This item cannot be sent abroad. Please remove it to go on.",
    ]);
    const { body: kept } = await shopper.call(checkout, {});
    expect(kept).toMatchObject({ isSuccess: false, errorType: 1, redirectUrl: null });
    expect(kept.message).toContain("Harbor Sofa");
    expect(kept.message).toContain("Tidewater Bath Towels (White): Store pickup is not available");
  });

  it("is checked out untaxed with parcels only, without pickup, installation and faster delivery", async () => {
    const { shopper, id } = await withItems(lamp);
    const { body: home } = await shopper.call(cartOperations.applyZipCode, { zip: "60614" });
    const { body: abroad } = await shopper.call(setShipToCountry, { country: "JPN" });
    expect([home, abroad].map(({ cartData }) => (cartData?.orderSummary.tax ?? 0) > 0)).toEqual([true, false]);
    const answers = [
      await shopper.call(updateShipMethod, { id, ...pickup }),
      await shopper.call(updateShipMethod, { id, shipMethod: 3 }),
      await shopper.call(addItems, { items: [{ Sku: bookcase, IsInstallationServiceRequired: true }] }),
      await shopper.call(addItems, { items: [{ Sku: lamp, ShipMethod: 2 }] }),
      await shopper.call(cartOperations.applyZipCode, { zip: "60614" }),
    ];
    expect(answers.map(({ body }) => body.errorCode)).toEqual([
      "PickupNotOffered",
      "ShipMethodNotOffered",
      "InstallationNotOffered",
      "ShipMethodNotOffered",
      "AddressKnown",
    ]);
    expect((await shopper.call(checkout, {})).body.isSuccess).toBe(true);
  });

  it("is restored when it is shipped in the country again", async () => {
    const { shopper } = await withItems(lamp, sampleSkus.sofa);
    const before = await cartOf(shopper);
    await shopper.call(setShipToCountry, { country: "FRA" });
    await shopper.call(setShipToCountry, { country: "USA" });
    expect(await cartOf(shopper)).toEqual({ ...before, version: (before?.version ?? 0) + 2 });
  });

  it.each(["CAN", "XXX"])("refuses a country that the site does not serve: %s", async (country) => {
    const { shopper } = await withItems(lamp);
    const before = await cartOf(shopper);
    const { body } = await shopper.call(setShipToCountry, { country });
    expect(body).toMatchObject({ isSuccess: false, errorCode: "CountryNotServed", cartData: before });
  });
});

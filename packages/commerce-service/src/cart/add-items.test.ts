import { cartOperations } from "@store/contract/cart";
import { registryOperations } from "@store/contract/registry";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, type Shopper, signIn, type TestService } from "../testing/index.ts";
import { sampleCards, sampleSkus, toPrintedNumber } from "../testing/sample-inputs.ts";

const { addItems, getCartCount, getCartJsx } = cartOperations;
const towels = sampleSkus.towels;
const lampOnSale = sampleSkus.blackLamp;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

async function linesOf(shopper: Shopper) {
  const { body } = await shopper.call(getCartJsx, {});
  return (body.cartData?.lineItems ?? []).map(({ sku, priceQuantityTotals: { quantity } }) => ({ sku, quantity }));
}

describe("adding to the cart", () => {
  it("adds items, and returns the added items and the cart [CALL-090]", async () => {
    const shopper = shop.shopper();
    const { status, body } = await shopper.call(addItems, {
      items: [
        { Sku: sampleSkus.mossSofa, Quantity: 1 },
        { Sku: sampleSkus.lamp, Quantity: 2 },
      ],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ isSuccess: true, cartItemCount: 3, formattedSubtotal: "$2,197.00" });
    expect(body.items).toEqual([
      expect.objectContaining({
        sku: sampleSkus.mossSofa,
        name: "Harbor Sofa",
        optionText: "Moss Linen",
        formattedPrice: "$1,899.00",
      }),
      expect.objectContaining({ sku: sampleSkus.lamp, navigateUrl: `/product/${sampleSkus.lamp}`, quantity: 2 }),
    ]);
    expect(await linesOf(shopper)).toEqual([
      { sku: sampleSkus.mossSofa, quantity: 1 },
      { sku: sampleSkus.lamp, quantity: 2 },
    ]);
  });

  it("adds one when no quantity is given [CONF-15]", async () => {
    const shopper = shop.shopper();
    await shopper.call(addItems, { items: [{ Sku: towels }] });
    expect(await linesOf(shopper)).toEqual([{ sku: towels, quantity: 1 }]);
  });

  it("increases the quantity of the same item; another text is another line, with the embroidery fee in its price", async () => {
    const shopper = shop.shopper();
    await shopper.call(addItems, { items: [{ Sku: towels }] });
    await shopper.call(addItems, { items: [{ Sku: towels, Quantity: 2 }] });
    await shopper.call(addItems, { items: [{ Sku: towels, PersonalizationText: " Zoë " }] });
    const { body } = await shopper.call(addItems, { items: [{ Sku: towels, PersonalizationText: "Zoë" }] });
    expect(body).toMatchObject({ cartItemCount: 5, formattedSubtotal: "$257.00" });
    const { body: cart } = await shopper.call(getCartJsx, {});
    expect(
      cart.cartData?.lineItems.map((line) => [
        line.priceQuantityTotals.quantity,
        line.priceQuantityTotals.unitPrice,
        line.itemInfo.personalizationText,
      ]),
    ).toEqual([
      [3, 4800, undefined],
      [2, 5650, "Zoë"],
    ]);
  });

  it("adds ten items that arrive at once", async () => {
    const shopper = shop.shopper();
    await shopper.call(addItems, { items: [{ Sku: sampleSkus.lamp }] });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => shopper.call(addItems, { items: [{ Sku: towels }] })),
    );
    expect(answers.every(({ body }) => body.isSuccess)).toBe(true);
    expect(await linesOf(shopper)).toEqual([
      { sku: sampleSkus.lamp, quantity: 1 },
      { sku: towels, quantity: 10 },
    ]);
    const { body } = await shopper.call(getCartJsx, {});
    expect(body.cartData?.version).toBe(11);
  });

  it("creates one basket if two tabs concurrently add the first item of a session", async () => {
    const shopper = shop.shopper();
    await shopper.call(addItems, { items: [{ Sku: towels }] });
    await shop.database.deleteFrom("basket_line").where("sku", "=", towels).execute();
    const { body } = await shopper.call(getCartJsx, {});
    await shop.database
      .deleteFrom("basket")
      .where("basket_id", "=", body.cartData?.basketId ?? "")
      .execute();
    await Promise.all(Array.from({ length: 4 }, () => shopper.call(addItems, { items: [{ Sku: sampleSkus.lamp }] })));
    expect(await linesOf(shopper)).toEqual([{ sku: sampleSkus.lamp, quantity: 4 }]);
  });
});

describe("the confirmation of an addition", () => {
  it.each([
    ["a standard item", { Sku: sampleSkus.lamp }, "standard"],
    ["an item made to order", { Sku: sampleSkus.chairMadeToOrder }, "custom"],
    ["a personalized item", { Sku: towels, PersonalizationText: "Zoë" }, "monogramming"],
  ])("names the kind of %s, and where the rewards are explained [CONF-21]", async (_what, item, confirmation) => {
    const { body } = await shop.shopper().call(addItems, { items: [item] });
    expect(body).toMatchObject({ isSuccess: true, confirmation, rewardsBanner: { url: "/customer-service/rewards" } });
  });

  it("recommends parcels for the first item that are neither in the cart nor added [CONF-04]", async () => {
    const shopper = shop.shopper();
    const { body } = await shopper.call(addItems, { items: [{ Sku: sampleSkus.sofa }] });
    expect(body.addOns.length).toBeGreaterThan(0);
    const [first] = body.addOns;
    expect(first).toMatchObject({
      navigateUrl: `/product/${first?.sku}`,
      formattedPrice: expect.stringMatching(/^\$/),
    });
    await shopper.call(addItems, { items: [{ Sku: first?.sku ?? "" }] });
    const { body: again } = await shopper.call(addItems, { items: [{ Sku: sampleSkus.sofa }] });
    expect(again.addOns.map(({ sku }) => sku)).not.toContain(first?.sku);
    const { body: card } = await shopper.call(addItems, { items: [{ Sku: sampleSkus.giftCard }] });
    expect(card.addOns).toEqual([]);
  });

  it("keeps lines with another installation, or for another registry, apart", async () => {
    const owner = shop.shopper();
    await signIn(owner, "nell");
    const wedding = { name: "Nell & Sam", registryType: "br", eventDate: "2027-06-12" } as const;
    const { body } = await owner.call(registryOperations.saveRegistry, wedding);
    const shopper = shop.shopper();
    const items = [
      { Sku: sampleSkus.bookcase, IsInstallationServiceRequired: true },
      { Sku: sampleSkus.bookcase, GiftRegistryId: body.registry?.shareCode },
    ];
    await shopper.call(addItems, { items: [...items, { Sku: sampleSkus.bookcase }] });
    await shopper.call(addItems, { items });
    expect((await linesOf(shopper)).map(({ quantity }) => quantity)).toEqual([2, 2, 1]);
  });

  it("applies a faster delivery to its parcel [CONF-14, SHIP-07]", async () => {
    const shopper = shop.shopper();
    await shopper.call(addItems, {
      items: [
        { Sku: sampleSkus.lamp, ShipMethod: 2 },
        { Sku: sampleSkus.sofa, ShipMethod: 1 },
      ],
    });
    const { body } = await shopper.call(getCartJsx, {});
    const methods = body.cartData?.lineItems.map((line) => line.shippingDeliveryOptions.calculatedShipMethod);
    expect(methods?.[0]).toBe(2);
    const refused = await shopper.call(addItems, { items: [{ Sku: sampleSkus.sofa, ShipMethod: 3 }] });
    expect(refused.body).toMatchObject({ isSuccess: false, errorCode: "ShipMethodNotOffered" });
  });
});

describe("a refused addition", () => {
  const refusals = [
    {
      why: "an unknown SKU",
      items: [{ Sku: sampleSkus.unknown }],
      errorCode: "SkuNotFound",
      message: sampleSkus.unknown,
    },
    {
      why: "a donation, which has a separate call",
      items: [{ Sku: sampleSkus.donation }],
      errorCode: "SkuNotFound",
      message: "",
    },
    {
      why: "a quantity over the stock",
      items: [{ Sku: lampOnSale, Quantity: 5 }],
      errorCode: "NotAvailable",
      message: "Only 4 of Beacon Table Lamp, Black are left",
    },
    {
      why: "an item that is sold out",
      items: [{ Sku: sampleSkus.soldOutBookcase }],
      errorCode: "NotAvailable",
      message: "Atlas Bookcase, White Oak is out of stock",
    },
    {
      why: "a text for an item that cannot be personalized",
      items: [{ Sku: sampleSkus.lamp, PersonalizationText: "Ann" }],
      errorCode: "PersonalizationInvalid",
      message: "cannot be personalized",
    },
    {
      why: "a text that passes as a card number",
      items: [{ Sku: towels, PersonalizationText: toPrintedNumber(sampleCards.visa) }],
      errorCode: "PersonalizationInvalid",
      message: "looks like a card number",
    },
    {
      why: "a personalized item without a text",
      items: [{ Sku: towels, IsPersonalized: true, PersonalizationText: "  " }],
      errorCode: "PersonalizationInvalid",
      message: "Please enter text",
    },
  ];

  it.each(refusals)("adds no item because of $why", async ({ items, errorCode, message }) => {
    const shopper = shop.shopper();
    const { status, body } = await shopper.call(addItems, { items: [{ Sku: sampleSkus.sofa }, ...items] });
    expect(status).toBe(200);
    expect(body).toMatchObject({ isSuccess: false, errorCode, items: [], cartItemCount: 0 });
    expect(body.message).toContain(message);
    expect(body.correlationId).toBeTruthy();
    expect(await linesOf(shopper)).toEqual([]);
    expect(shopper.cookies.size).toBe(0);
  });

  it("refuses letters that the machine cannot embroider [PERS-08]", async () => {
    const { body } = await shop.shopper().call(addItems, { items: [{ Sku: towels, PersonalizationText: "A<b>" }] });
    expect(body).toMatchObject({ isSuccess: false, message: "Your message contains invalid characters" });
  });

  it("refuses a text that is too long [PERS-10]", async () => {
    const text = "a".repeat(21);
    const { body } = await shop.shopper().call(addItems, { items: [{ Sku: towels, PersonalizationText: text }] });
    expect(body).toMatchObject({ isSuccess: false, message: "Your message is over the character limit" });
  });

  it("limits a SKU with the same options to 99, with a message", async () => {
    const shopper = shop.shopper();
    await shopper.call(addItems, { items: [{ Sku: towels, Quantity: 98 }] });
    const { body } = await shopper.call(addItems, { items: [{ Sku: towels, Quantity: 2 }] });
    expect(body).toMatchObject({ isSuccess: false, errorCode: "QuantityLimit", cartItemCount: 98 });
    expect(body.message).toContain("98 are in your cart already");
    expect(await linesOf(shopper)).toEqual([{ sku: towels, quantity: 98 }]);
    const { body: cart } = await shopper.call(getCartJsx, {});
    expect(cart.cartData?.version).toBe(1);
  });

  it("counts all texts of a SKU against its stock", async () => {
    const shopper = shop.shopper();
    await shopper.call(addItems, { items: [{ Sku: sampleSkus.sageTowels, Quantity: 99, PersonalizationText: "Bo" }] });
    await shopper.call(addItems, { items: [{ Sku: sampleSkus.sageTowels, Quantity: 99, PersonalizationText: "Cy" }] });
    const { body } = await shopper.call(addItems, { items: [{ Sku: sampleSkus.sageTowels, Quantity: 3 }] });
    expect(body).toMatchObject({ isSuccess: false, errorCode: "NotAvailable", cartItemCount: 198 });
  });

  it("treats an item that the site or the brand does not sell as unknown", async () => {
    const own = await createTestService();
    await own.database.deleteFrom("offer").where("sku", "=", sampleSkus.lamp).where("site", "=", "CA").execute();
    await own.database
      .deleteFrom("brand_product")
      .where("brand", "=", "modern")
      .where("product_id", "=", "quarry-table")
      .execute();
    const inCanada = await own.shopper({ site: "CA" }).call(addItems, { items: [{ Sku: sampleSkus.lamp }] });
    const inModern = await own
      .shopper({ brand: "modern" })
      .call(addItems, { items: [{ Sku: sampleSkus.diningTable }] });
    const inGeneral = await own
      .shopper()
      .call(addItems, { items: [{ Sku: sampleSkus.diningTable }, { Sku: sampleSkus.lamp }] });
    expect(inCanada.body.errorCode).toBe("SkuNotFound");
    expect(inModern.body.errorCode).toBe("SkuNotFound");
    expect(inGeneral.body.isSuccess).toBe(true);
    await own.close();
  });

  it("changes nothing in a basket whose order is being placed", async () => {
    const shopper = shop.shopper();
    await shopper.call(addItems, { items: [{ Sku: towels }] });
    const { body: before } = await shopper.call(getCartJsx, {});
    await shop.database
      .updateTable("basket")
      .set({ status: "placing" })
      .where("basket_id", "=", before.cartData?.basketId ?? "")
      .execute();
    const { status, body } = await shopper.call(addItems, { items: [{ Sku: towels }] });
    expect({ status, errorCode: body.errorCode }).toEqual({ status: 409, errorCode: "InProgress" });
    const { body: after } = await shopper.call(getCartJsx, {});
    expect(after.cartData).toEqual(before.cartData);
  });

  it.each([
    ["no items", { items: [] }, "items"],
    ["a quantity of zero", { items: [{ Sku: sampleSkus.sofa, Quantity: 0 }] }, "items.0.Quantity"],
    ["a quantity over 99", { items: [{ Sku: sampleSkus.sofa, Quantity: 100 }] }, "items.0.Quantity"],
    ["a SKU with letters", { items: [{ Sku: "sofa" }] }, "items.0.Sku"],
    ["an unknown key", { items: [{ Sku: sampleSkus.sofa, Price: 1 }] }, "items.0.Price"],
  ])("refuses a request with %s, and names the field", async (_, request, path) => {
    const shopper = shop.shopper();
    const { status, body } = await shopper.call(addItems, request as never);
    expect(status).toBe(400);
    expect(body).toMatchObject({ isSuccess: false, errorCode: "InvalidRequest", field: path });
    expect(body.message).not.toContain(path);
    expect((await shopper.call(getCartCount, {})).body).toMatchObject({ count: 0 });
  });
});

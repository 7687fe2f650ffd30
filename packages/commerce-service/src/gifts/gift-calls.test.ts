import { checkoutOperations } from "@store/contract/checkout";
import { giftOperations as calls } from "@store/contract/gifts";
import { describe, expect, it } from "vitest";
import { enterCheckout, findCheckout } from "../testing/enter-checkout.ts";
import { type Shopper, sampleAddresses, signIn } from "../testing/index.ts";
import { sampleCards, sampleSkus, toPrintedNumber } from "../testing/sample-inputs.ts";
import { openTestShop } from "../testing/test-shop.ts";

const { chicago, anchorage } = sampleAddresses;
const pickup = "pickup-us-chicago";
const person = "recipient-1";
const lamp = { Sku: sampleSkus.lamp };
const towels = { Sku: sampleSkus.towels, Quantity: 3 };

const shop = await openTestShop();

async function begin(entry: Parameters<typeof enterCheckout>[1] = {}) {
  const shopper = shop.shopper();
  const checkout = await enterCheckout(shopper, { address: chicago, ...entry });
  return { shopper, checkout };
}
const recipientsOf = async (shopper: Shopper) => (await findCheckout(shopper)).shippingOptions.recipients;
const linesOf = async (shopper: Shopper) =>
  (await recipientsOf(shopper)).flatMap(({ id, shipments }) =>
    shipments.flatMap(({ lineItems }) =>
      lineItems.map(({ id: lineId, sku, priceQuantityTotals: { quantity } }) => ({ to: id, lineId, sku, quantity })),
    ),
  );

describe("a pickup", () => {
  it("comes with a receipt without prices if selected [CALL-062, GIFT-03]", async () => {
    const { shopper } = await begin({ items: [lamp], pickupAt: "us-chicago" });
    const { body } = await shopper.call(calls.updateGiftReceipt, { recipientId: pickup, selectedOption: true });
    expect(body.checkout?.shippingOptions.recipients[0]?.bopsOptions?.giftReceiptOption).toBe(true);
    await shopper.call(calls.updateGiftReceipt, { recipientId: pickup, selectedOption: false });
    expect((await recipientsOf(shopper))[0]?.bopsOptions?.giftReceiptOption).toBe(false);
  });

  it("is handed over in a bag or a box, which costs what it says [CALL-063, GIFT-03]", async () => {
    const { shopper } = await begin({ items: [lamp], pickupAt: "us-chicago" });
    const box = await shopper.call(calls.updateBaggingOption, { recipientId: pickup, selectedOption: "giftBox" });
    expect(box.body.orderSummary?.services).toBe(595);
    const none = await shopper.call(calls.updateBaggingOption, { recipientId: pickup, selectedOption: "none" });
    expect(none.body.orderSummary?.services).toBe(0);
  });

  it("is nothing that is sent [CALL-062, CALL-063]", async () => {
    const { shopper, checkout } = await begin({ items: [lamp] });
    const receipt = await shopper.call(calls.updateGiftReceipt, { recipientId: person, selectedOption: true });
    const bag = await shopper.call(calls.updateBaggingOption, { recipientId: person, selectedOption: "giftBag" });
    for (const { body } of [receipt, bag]) expect(body).toMatchObject({ errorCode: "RecipientNotFound" });
    expect(await findCheckout(shopper)).toEqual(checkout);
  });

  it("is sent to an address of the account, or to an existing recipient [CALL-064, GIFT-03]", async () => {
    const shopper = shop.shopper();
    await signIn(shopper, "nell");
    await enterCheckout(shopper, { items: [lamp], pickupAt: "us-chicago" });
    const { body } = await shopper.call(calls.updateBopsToShipping, {
      recipientId: pickup,
      newAddressId: "account-nell-address-2",
    });
    expect(body.recipientList).toMatchObject([
      { address: { city: "Anchorage" }, bopsOptions: null, shipments: [{ id: "parcel" }] },
    ]);
    expect(body.orderSummary?.surcharge).toBe(1000);
    const again = await shopper.call(calls.updateBopsToShipping, { recipientId: pickup, newAddressId: person });
    expect(again.body).toMatchObject({ isSuccess: false, errorCode: "RecipientNotFound" });
  });

  it("stays unchanged when the address is unknown or the item is unavailable [CALL-064]", async () => {
    const { shopper, checkout } = await begin({ items: [lamp, towels], pickupAt: "us-chicago" });
    const toPerson = { recipientId: pickup, newAddressId: person };
    const unknown = await shopper.call(calls.updateBopsToShipping, { ...toPerson, newAddressId: "nowhere" });
    expect(unknown.body).toMatchObject({ isSuccess: false, errorCode: "AddressNotFound" });
    expect(await findCheckout(shopper)).toEqual(checkout);
    await shop.database.updateTable("stock").set({ available: 0 }).where("sku", "=", lamp.Sku).execute();
    const gone = await shopper.call(calls.updateBopsToShipping, toPerson);
    expect(gone.body).toMatchObject({ isSuccess: false, errorCode: "NotAvailable" });
    await shop.database.updateTable("stock").set({ available: 40 }).where("sku", "=", lamp.Sku).execute();
    const sent = await shopper.call(calls.updateBopsToShipping, toPerson);
    expect(sent.body.recipientList?.map(({ id }) => id)).toEqual([person]);
  });
});

describe("one piece of an item", () => {
  it("becomes a separate line and goes to another recipient [CALL-065, CALL-066, GIFT-03]", async () => {
    const { shopper, checkout } = await begin({ items: [lamp, towels] });
    const { lineId = "" } = (await linesOf(shopper)).find(({ sku }) => sku === towels.Sku) ?? {};
    const split = await shopper.call(calls.splitItem, { basketItemId: lineId });
    // Tax is rounded per line, so it may differ by a cent; nothing else does.
    const { tax: _tax, total: _total, amountDue: _due, ...before } = checkout.orderSummary;
    expect(split.body.orderSummary).toMatchObject(before);
    const lines = (await linesOf(shopper)).filter(({ sku }) => sku === towels.Sku);
    expect(lines.map(({ quantity }) => quantity)).toEqual([2, 1]);
    const one = lines[1]?.lineId ?? "";
    await shopper.call(checkoutOperations.saveMultiShippingAddress, { address: anchorage, basketItemId: one });
    const other = (await recipientsOf(shopper))[1]?.id ?? "";
    const toOther = { oldRecipientId: person, newRecipientId: other };
    const moved = await shopper.call(calls.updateRecipientId, { ...toOther, basketItemId: lineId });
    expect(moved.body.recipientList?.map(({ id }) => id)).toEqual([person, other]);
    await shopper.call(calls.updateRecipientId, toOther);
    expect(new Set((await linesOf(shopper)).map(({ to }) => to))).toEqual(new Set([other]));
  });

  it("is split off with others, and joins its like again once they are sent to one person [CALL-066]", async () => {
    const { shopper } = await begin({ items: [lamp, { ...towels, Quantity: 5 }] });
    const quantities = async () =>
      (await linesOf(shopper)).filter(({ sku }) => sku === towels.Sku).map(({ quantity }) => quantity);
    const { lineId = "" } = (await linesOf(shopper)).find(({ sku }) => sku === towels.Sku) ?? {};
    const { body } = await shopper.call(calls.splitItem, { basketItemId: lineId, quantity: 2 });
    const { basketItemId = "" } = body;
    expect((await linesOf(shopper)).find((line) => line.lineId === basketItemId)).toMatchObject({ quantity: 2 });
    await shopper.call(checkoutOperations.saveMultiShippingAddress, { address: anchorage, basketItemId });
    expect(await quantities()).toEqual([3, 2]);
    const [, other] = await recipientsOf(shopper);
    await shopper.call(calls.updateRecipientId, { oldRecipientId: other?.id ?? "", newRecipientId: person });
    expect(await quantities()).toEqual([5]);
    const tooMany = await shopper.call(calls.splitItem, { basketItemId: lineId, quantity: 5 });
    expect(tooMany.body).toMatchObject({ errorCode: "NothingToSplit", message: expect.stringContaining("only 5") });
  });

  it("returns with recipient, address and gift when their removal is undone, until the next change [CALL-065]", async () => {
    const { shopper } = await begin({ items: [lamp, towels] });
    const { lineId = "" } = (await linesOf(shopper)).find(({ sku }) => sku === towels.Sku) ?? {};
    const { basketItemId = "" } = (await shopper.call(calls.splitItem, { basketItemId: lineId })).body;
    await shopper.call(checkoutOperations.saveMultiShippingAddress, { address: anchorage, basketItemId });
    const other = (await recipientsOf(shopper))[1]?.id ?? "";
    await shopper.call(calls.updateGiftMessage, { recipientId: other, message: "Enjoy!", isInitialTrigger: false });
    const shared = await findCheckout(shopper);
    const remove = { oldRecipientId: other, newRecipientId: person };
    const undo = () => shopper.call(calls.restoreRecipient, { recipientId: other });
    expect((await undo()).body).toMatchObject({ isSuccess: false, errorCode: "RecipientNotFound" });
    const { body } = await shopper.call(calls.updateRecipientId, remove);
    expect(body.recipientList).toHaveLength(1);
    const { firstName, lastName, city } = anchorage;
    expect(body.checkout?.removedRecipient).toEqual({ id: other, firstName, lastName, city });
    expect((await undo()).body.recipientList).toEqual(shared.shippingOptions.recipients);
    const { removedRecipient, orderSummary } = await findCheckout(shopper);
    expect({ removedRecipient, orderSummary }).toEqual({ orderSummary: shared.orderSummary });

    await shopper.call(calls.updateRecipientId, remove);
    await shopper.call(calls.updateGiftMessage, { recipientId: person, message: "Hi!", isInitialTrigger: false });
    expect((await findCheckout(shopper)).removedRecipient).toBeUndefined();
    expect((await undo()).body).toMatchObject({
      errorCode: "RecipientNotFound",
      message: expect.stringContaining("can no longer be undone"),
    });
  });

  it("cannot be split off the only one, nor off what is not there [CALL-066]", async () => {
    const { shopper, checkout } = await begin({ items: [lamp] });
    const [line] = await linesOf(shopper);
    const only = await shopper.call(calls.splitItem, { basketItemId: line?.lineId ?? "" });
    expect(only.body).toMatchObject({ isSuccess: false, errorCode: "NothingToSplit" });
    const none = await shopper.call(calls.splitItem, { basketItemId: "line-x" });
    expect(none.body).toMatchObject({ isSuccess: false, errorCode: "LineNotFound" });
    expect(await findCheckout(shopper)).toEqual(checkout);
  });

  it.each([
    ["recipient-7", person, undefined, "RecipientNotFound"],
    [person, "recipient-7", undefined, "RecipientNotFound"],
    [person, person, "line-x", "LineNotFound"],
  ])("moves from %s to %s, line %s: %s [CALL-065]", async (oldRecipientId, newRecipientId, basketItemId, errorCode) => {
    const { shopper } = await begin({ items: [lamp] });
    const { body } = await shopper.call(calls.updateRecipientId, { oldRecipientId, newRecipientId, basketItemId });
    expect(body).toMatchObject({ isSuccess: false, errorCode });
  });
});

describe("a gift", () => {
  it("carries a message, trimmed as it is printed; an empty one is none [CALL-067, GIFT-02]", async () => {
    const { shopper } = await begin({ items: [lamp] });
    const write = (message: string, isInitialTrigger = false, recipientId = person) =>
      shopper.call(calls.updateGiftMessage, { recipientId, message, isInitialTrigger });
    await write("Enjoy! \r\n");
    expect((await recipientsOf(shopper))[0]?.giftOptions).toEqual({
      isGift: true,
      giftWrap: null,
      giftMessage: "Enjoy!",
    });
    const tooMany = "a\nb\nc\nd\ne";
    expect((await write(tooMany)).body).toMatchObject({ isSuccess: false, errorCode: "GiftMessageInvalid" });
    // Opening the options saves automatically, which must not show an error.
    expect((await write(tooMany, true)).body.isSuccess).toBe(true);
    expect((await recipientsOf(shopper))[0]?.giftOptions.giftMessage).toBe("Enjoy!");
    await write(" ");
    expect((await recipientsOf(shopper))[0]?.giftOptions.giftMessage).toBeNull();
    expect((await write("Hello", false, "recipient-7")).body).toMatchObject({ errorCode: "RecipientNotFound" });
  });

  it("is wrapped and sent by a level in one call [CALL-068, GIFT-01]", async () => {
    const { shopper, checkout } = await begin({ items: [lamp] });
    const giftOptions = { isGift: true, giftWrap: "linen", giftMessage: "With love" };
    const request = { recipientId: person, giftOptions, rewardsOrderSummaryMessage: null, serviceLevel: 3 } as const;
    const { body } = await shopper.call(calls.updateGiftOption, request);
    expect(body).toMatchObject({
      isSuccess: true,
      orderSummary: { services: 595, shipping: 2995, total: checkout.orderSummary.total + 595 + 2995 },
      recipientList: [{ giftOptions, shipments: [{ selectedServiceLevel: 3 }] }],
    });
  });

  it.each([
    ["RecipientNotFound", { recipientId: "recipient-7" }],
    ["ServiceLevelNotOffered", { serviceLevel: 6 }],
    ["GiftWrapNotOffered", { giftOptions: { isGift: true, giftWrap: "tin-foil", giftMessage: null } }],
    [
      "GiftMessageInvalid",
      { giftOptions: { isGift: true, giftWrap: null, giftMessage: toPrintedNumber(sampleCards.visa) } },
    ],
  ] as const)("is refused with %s, and nothing of it is kept [CALL-068]", async (errorCode, change) => {
    const { shopper, checkout } = await begin({ items: [lamp] });
    const giftOptions = { isGift: true, giftWrap: null, giftMessage: null };
    const request = {
      recipientId: person,
      giftOptions,
      rewardsOrderSummaryMessage: null,
      serviceLevel: 2,
      ...change,
    } as const;
    const { body } = await shopper.call(calls.updateGiftOption, request);
    expect(body).toMatchObject({ isSuccess: false, errorCode });
    expect(await findCheckout(shopper)).toEqual(checkout);
  });
});

import { checkoutOperations as calls } from "@store/contract/checkout";
import type { SaveShippingAndGiftOptions } from "@store/contract/checkout/requests";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { enterCheckout, findCheckout } from "../testing/enter-checkout.ts";
import { createTestService, type Shopper, sampleAddresses, type TestService } from "../testing/index.ts";
import { sampleCards, sampleSkus, toPrintedNumber } from "../testing/sample-inputs.ts";

type Choice = SaveShippingAndGiftOptions["recipients"][number];

const { chicago } = sampleAddresses;
const lamp = { Sku: sampleSkus.lamp };
const sofa = { Sku: sampleSkus.sofa };
const contact = { firstName: " Mara ", lastName: "Lindqvist", email: "mara@example.com", phone: "(312) 234-5678" };
const pickup = "pickup-us-chicago";
const noPickup = { giftReceiptOption: false, baggingOption: "none", pickupContact: null } as const;

let shop: TestService;
beforeAll(async () => {
  shop = await createTestService();
});
afterAll(() => shop.close());

async function begin(entry: Parameters<typeof enterCheckout>[1]) {
  const shopper = shop.shopper();
  return { shopper, checkout: await enterCheckout(shopper, { address: chicago, ...entry }) };
}
const choose = (shopper: Shopper, choice: Partial<Choice>, more: Partial<SaveShippingAndGiftOptions> = {}) =>
  shopper.call(calls.saveShippingAndGiftOptions, {
    recipients: [{ recipientId: "recipient-1", shipments: [], ...choice }],
    ...more,
  });
const firstOf = async (shopper: Shopper) => (await findCheckout(shopper)).shippingOptions.recipients[0];

describe("the second step of the checkout offers", () => {
  it("options that fit a recipient's items, and where updates are sent [CHK-38, CHK-39, CHK-41]", async () => {
    const { checkout } = await begin({ items: [lamp, sofa] });
    const [recipient] = checkout.shippingOptions.recipients;
    expect(recipient).toMatchObject({
      bopsOptions: null,
      giftOptions: { isGift: false, giftWrap: null, giftMessage: null },
      tripBooking: { isContactMeSelected: false, selectedTrip: null, drivingDirections: "" },
      giftOffers: { giftWraps: [{ id: "linen", charge: 595 }, {}, {}], bagging: [] },
    });
    expect(recipient?.tripBooking?.trips.length).toBeGreaterThan(0);
    expect(recipient?.shipments[0]).toMatchObject({ isShipCompleteVisible: false, isShipCompleteSelected: false });
    const news = { email: "mara@example.com", phone: null, isTextSelected: false };
    expect(checkout).toMatchObject({ notificationOptions: news, pickupNotificationOptions: news });
  });

  it("a store's name, address and hours for its pickups, and their packaging [CHK-38]", async () => {
    const { checkout } = await begin({ items: [lamp], pickupAt: "us-chicago" });
    expect(checkout.shippingOptions.recipients).toMatchObject([
      {
        id: pickup,
        address: null,
        bopsOptions: noPickup,
        store: { locationId: "us-chicago", city: "Chicago", hours: [expect.any(String), expect.anything()] },
        holidayHold: null,
        tripBooking: null,
        giftOffers: { giftWraps: [], bagging: [{ option: "none" }, { option: "giftBag", charge: 295 }, {}] },
      },
    ]);
  });
});

describe("a holiday shipping date", () => {
  it("sets standard delivery and the range, and clearing it clears only the range [CHK-40, SHIP-16, SHIP-17]", async () => {
    const { shopper, checkout } = await begin({ items: [lamp] });
    const [holiday] = checkout.shippingOptions.recipients[0]?.holidayHold?.holidays ?? [];
    const held = { selectedShippingDate: holiday?.shippingDate ?? null, selectedShippingRange: "whatever was sent" };
    await choose(shopper, { shipments: [{ id: "parcel", serviceLevel: 3 }], holidayHold: held });
    const chosen = await firstOf(shopper);
    expect(chosen?.holidayHold).toMatchObject({
      selectedShippingDate: holiday?.shippingDate,
      selectedShippingRange: holiday?.shippingRange,
    });
    expect(chosen?.shipments[0]?.selectedServiceLevel).toBe(1);
    expect(holiday?.shippingRange).toContain(chosen?.shipments[0]?.availableServiceLevels[0]?.estimate.slice(8));
    await choose(shopper, { holidayHold: null });
    const cleared = await firstOf(shopper);
    expect(cleared?.holidayHold).toMatchObject({ selectedShippingDate: null, selectedShippingRange: null });
    expect(cleared?.shipments[0]?.selectedServiceLevel).toBe(1);
  });
});

describe("ship-complete", () => {
  it("is offered for items that ship on different days and sets standard delivery, which clearing keeps [CHK-42, SHIP-18]", async () => {
    const { shopper } = await begin({ items: [lamp, { Sku: sampleSkus.towels }] });
    await shop.database
      .updateTable("product")
      .set({ is_made_to_order: true })
      .where("customization_type", "=", 700)
      .execute();
    await shop.database.deleteFrom("stock").where("sku", "=", sampleSkus.towels).execute();
    const parcel = (serviceLevel: 1 | 3, isShipCompleteSelected?: boolean) => ({
      shipments: [{ id: "parcel", serviceLevel, isShipCompleteSelected }],
    });
    expect((await firstOf(shopper))?.shipments[0]?.isShipCompleteVisible).toBe(true);
    await choose(shopper, parcel(3, true));
    expect((await firstOf(shopper))?.shipments[0]).toMatchObject({
      selectedServiceLevel: 1,
      isShipCompleteSelected: true,
    });
    await choose(shopper, parcel(1, false));
    expect((await firstOf(shopper))?.shipments[0]).toMatchObject({
      selectedServiceLevel: 1,
      isShipCompleteSelected: false,
    });
    await choose(shopper, parcel(3));
    expect((await firstOf(shopper))?.shipments[0]).toMatchObject({
      selectedServiceLevel: 3,
      isShipCompleteSelected: false,
    });
  });
});

describe("a trip", () => {
  it("is saved with directions to the house, and is cleared when the destination changes [CHK-41]", async () => {
    const { shopper, checkout } = await begin({ items: [sofa] });
    const selectedTrip = checkout.shippingOptions.recipients[0]?.tripBooking?.trips[1]?.id ?? null;
    const booking = { isContactMeSelected: false, selectedTrip, drivingDirections: "Past the mill, then left." };
    await choose(shopper, { tripBooking: booking });
    expect((await firstOf(shopper))?.tripBooking).toMatchObject(booking);
    await shopper.call(calls.saveShippingAddress, { address: sampleAddresses.anchorage });
    expect((await firstOf(shopper))?.tripBooking).toMatchObject({ selectedTrip: null, drivingDirections: "" });
  });
});

describe("a gift and a pickup", () => {
  it("have their charges: wrap per recipient, packaging per pickup; the total stays the exact sum", async () => {
    const { shopper, checkout } = await begin({ items: [lamp] });
    const giftOptions = { isGift: true, giftWrap: "fabric", giftMessage: "For the new house. \n" };
    const { body } = await choose(shopper, { giftOptions });
    expect(body.orderSummary).toMatchObject({ services: 1195, total: checkout.orderSummary.total + 1195 });
    expect((await firstOf(shopper))?.giftOptions).toEqual({ ...giftOptions, giftMessage: "For the new house." });
  });

  it("requires a contact, whose e-mail address is a guest's if nothing is shipped (AMB-020) [CALL-044]", async () => {
    const shopper = shop.shopper();
    await enterCheckout(shopper, { items: [lamp], pickupAt: "us-chicago" });
    await shopper.call(calls.moveToShippingAndGiftOptions, {});
    const early = await shopper.call(calls.moveToPaymentPage, {});
    expect(early.body).toMatchObject({ isSuccess: false, errorCode: "StepNotReady" });
    const bopsOptions = { giftReceiptOption: true, baggingOption: "giftBox", pickupContact: contact } as const;
    const { body } = await choose(shopper, { recipientId: pickup, bopsOptions });
    expect(body.checkout).toMatchObject({
      accountInfo: { email: "mara@example.com" },
      orderSummary: { services: 595 },
    });
    expect((await firstOf(shopper))?.bopsOptions).toEqual({
      ...bopsOptions,
      pickupContact: { ...contact, firstName: "Mara", phone: expect.stringMatching(/^[\d-]+$/) },
    });
    expect((await shopper.call(calls.moveToPaymentPage, {})).body.checkout?.reachedStep).toBe(3);
  });
});

const news = { email: "mara@example.com", phone: null, isTextSelected: false };
const gift = { isGift: true, giftWrap: null, giftMessage: null };
const trip = { isContactMeSelected: false, selectedTrip: null, drivingDirections: "" };

describe("one invalid selection saves none of them [CALL-044]", () => {
  it.each<[code: string, Partial<Choice>, Partial<SaveShippingAndGiftOptions>]>([
    ["RecipientNotFound", { recipientId: "recipient-7" }, {}],
    ["ServiceLevelNotOffered", { shipments: [{ id: "parcel", serviceLevel: 6 }] }, {}],
    ["HolidayNotOffered", { holidayHold: { selectedShippingDate: "2026-12-24", selectedShippingRange: null } }, {}],
    ["TripNotOffered", { tripBooking: { ...trip, selectedTrip: "trip-2026-12-03-morning-999" } }, {}],
    [
      "DirectionsInvalid",
      { tripBooking: { ...trip, drivingDirections: `Gate ${toPrintedNumber(sampleCards.visa)}` } },
      {},
    ],
    ["GiftWrapNotOffered", { giftOptions: { ...gift, giftWrap: "tin foil" } }, {}],
    ["GiftMessageInvalid", { giftOptions: { ...gift, giftMessage: "a\nb\nc\nd\ne" } }, {}],
    ["RecipientNotFound", { bopsOptions: noPickup }, {}],
    ["NotificationInvalid", {}, { notificationOptions: { ...news, email: "nobody" } }],
    ["NotificationInvalid", {}, { pickupNotificationOptions: { ...news, isTextSelected: true } }],
  ])("%s", async (errorCode, choice, more) => {
    const { shopper, checkout } = await begin({ items: [lamp, sofa] });
    const giftOptions = { ...gift, giftMessage: "Kept only with the rest" };
    const { body } = await choose(shopper, { giftOptions, ...choice }, more);
    expect(body).toMatchObject({ isSuccess: false, errorCode, message: expect.stringMatching(/\w{3}/) });
    expect(await findCheckout(shopper)).toEqual(checkout);
  });

  it.each<[code: string, Choice["bopsOptions"]]>([
    ["PickupContactInvalid", { ...noPickup, pickupContact: { ...contact, phone: "12" } }],
    ["PickupContactInvalid", { ...noPickup, pickupContact: { ...contact, lastName: "" } }],
    ["PickupContactInvalid", { ...noPickup, pickupContact: { ...contact, email: "nobody" } }],
  ])("%s of a pickup", async (errorCode, bopsOptions) => {
    const { shopper, checkout } = await begin({ items: [lamp], pickupAt: "us-chicago" });
    const { body } = await choose(shopper, { recipientId: pickup, bopsOptions });
    expect(body).toMatchObject({ isSuccess: false, errorCode });
    expect(await findCheckout(shopper)).toEqual(checkout);
  });

  it("several valid ones are saved together", async () => {
    const { shopper } = await begin({ items: [lamp] });
    const notificationOptions = { email: null, phone: "312-234-5678", isTextSelected: true };
    await choose(
      shopper,
      { giftOptions: gift, shipments: [{ id: "parcel", serviceLevel: 2 }] },
      { notificationOptions },
    );
    expect(await findCheckout(shopper)).toMatchObject({
      notificationOptions,
      shippingOptions: { recipients: [{ giftOptions: gift, shipments: [{ selectedServiceLevel: 2 }] }] },
    });
  });
});

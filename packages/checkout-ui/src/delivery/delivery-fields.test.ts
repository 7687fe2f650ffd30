import { modelWith } from "@store/shopper-state/checkout-samples";
import { describe, expect, it } from "vitest";
import { getStoredFields, settleChoices } from "./delivery-fields.ts";
import { checkDelivery, toDeliveryRequest } from "./delivery-request.ts";

const levels = [1, 2, 3].map((level) => ({ level: level as 1, label: `Level ${level}`, charge: 0, estimate: "" }));
const base = modelWith({ shipment: { availableServiceLevels: levels, selectedServiceLevel: 3 } });
const [first] = base.shippingOptions.recipients;
if (!first) throw new Error("The fixture has no recipient.");
const holiday = { shippingDate: "2026-12-14", shippingRange: "Dec 17 to 21, in time for Christmas" };
const model = {
  ...base,
  shippingOptions: {
    recipients: [
      {
        ...first,
        holidayHold: { holidays: [holiday], selectedShippingDate: null, selectedShippingRange: null },
        giftOffers: { giftWraps: [{ id: "linen", label: "Linen", charge: 595 }], bagging: [] },
        tripBooking: { trips: [], isContactMeSelected: false, selectedTrip: null, drivingDirections: "" },
      },
    ],
  },
};
const { recipients } = model.shippingOptions;
const stored = getStoredFields(model);
const change = (fields: Record<string, string>, before = stored) =>
  settleChoices(recipients, before, { ...before, ...fields });
const level = "serviceLevel.recipient-1.shipment-1";
const together = "delivery.together.recipient-1.shipment-1";
const date = "delivery.holiday.recipient-1";
const isGift = "delivery.isGift.recipient-1";
const message = "delivery.message.recipient-1";

describe("the selections of the shipping and gift options step", () => {
  it("a holiday date sets standard delivery and its date range [SHIP-16]", () => {
    const held = change({ [date]: holiday.shippingDate });
    expect(held[level]).toBe("1");
    expect(toDeliveryRequest(model, held).recipients[0]).toMatchObject({
      shipments: [{ serviceLevel: 1 }],
      holidayHold: { selectedShippingDate: "2026-12-14", selectedShippingRange: holiday.shippingRange },
    });
  });

  it("clearing the date clears the range and keeps the level [SHIP-17] (AMB-066)", () => {
    const cleared = change({ [date]: "" }, change({ [date]: holiday.shippingDate }));
    expect(toDeliveryRequest(model, cleared).recipients[0]).toMatchObject({
      shipments: [{ serviceLevel: 1 }],
      holidayHold: { selectedShippingDate: null, selectedShippingRange: null },
    });
  });

  it('"send together" sets standard delivery, and a faster level clears it [SHIP-18]', () => {
    const waiting = change({ [together]: "together" });
    expect(waiting[level]).toBe("1");
    expect(change({ [level]: "2" }, waiting)).toMatchObject({ [level]: "2", [together]: "separately" });
  });

  it.each([
    ["241 letters", "x".repeat(241), "Please shorten your gift message to 240 characters."],
    ["five lines", "a\nb\nc\nd\ne", "Please write your gift message in at most 4 lines."],
    ["240 letters in four lines", `a\nb\nc\n${"x".repeat(234)}`, undefined],
  ])("a gift message of %s is judged before it is sent [GIFT-02] (AMB-069)", (_, text, expected) => {
    const errors = checkDelivery(
      model,
      { ...stored, [isGift]: "on", [message]: text },
      { site: "US", emailEndingMax: 63 },
    );
    expect(errors[message]).toBe(expected);
  });

  it.each([
    ["500 letters between spaces", `  ${"x".repeat(500)} `, undefined],
    ["501 letters", "x".repeat(501), "Please shorten your driving directions to 500 characters."],
  ])("directions of %s are checked as they are sent [CHK-41]", (_, text, expected) => {
    const fields = { ...stored, "delivery.directions.recipient-1": text };
    expect(checkDelivery(model, fields, { site: "US", emailEndingMax: 63 })["delivery.directions.recipient-1"]).toBe(
      expected,
    );
    const [recipient] = toDeliveryRequest(model, fields).recipients;
    expect(recipient?.tripBooking?.drivingDirections).toBe(text.trim());
  });

  it("without a gift there is neither wrap nor message, and a changed e-mail address for updates is saved", () => {
    const fields = { ...stored, "delivery.wrap.recipient-1": "linen", [message]: "Enjoy!" };
    const giftOf = (isGiftText: string) =>
      toDeliveryRequest(model, { ...fields, [isGift]: isGiftText }).recipients[0]?.giftOptions;
    expect(giftOf("")).toEqual({ isGift: false, giftWrap: null, giftMessage: null });
    expect(giftOf("on")).toEqual({ isGift: true, giftWrap: "linen", giftMessage: "Enjoy!" });
    expect(toDeliveryRequest(model, stored)).not.toHaveProperty("notificationOptions");
    expect(toDeliveryRequest(model, { ...stored, "delivery.news.email": "a@b.co" })).toMatchObject({
      notificationOptions: { email: "a@b.co", phone: null, isTextSelected: false },
    });
  });
});

import { describe, expect, it } from "vitest";
import { findTenderErrors } from "./check-tender-fields.ts";

const giftCard = { number: "6199 1000 2000 3017", pin: "4471" };

describe("the fields of a tender", () => {
  it.each(["\u200B", "\u2060", "\u00AD", "\u200D", "\u202A", "\u202C"])(
    "may have %j between the characters",
    (unseen) => {
      const pasted = (text: string) => unseen + text.replaceAll(" ", ` ${unseen}`) + unseen;
      expect(findTenderErrors("giftCard", { number: pasted(giftCard.number), pin: pasted(giftCard.pin) })).toEqual({});
      expect(findTenderErrors("tenderCode", { code: pasted("QX7K-4M2P-9A3T") })).toEqual({});
      expect(findTenderErrors("promo", { code: pasted("WELCOME10") })).toEqual({});
    },
  );

  it.each([
    ["promo", "code", "A".repeat(41), "Please use 40 characters at most."],
    ["promo", "code", `WELCOME10${" ".repeat(60)}X`, "Please use 40 characters at most."],
    ["giftCard", "number", "6199 1000 2000 3017 1", "The gift card number you entered is not valid. It has 16 digits."],
    ["giftCard", "number", `6199${"-".repeat(40)}100020003017`, "Please use 40 characters at most."],
    ["giftCard", "pin", "44711", "The PIN you entered is not valid. It has 4 digits."],
    ["giftCard", "pin", `44${" ".repeat(20)}71`, "Please use 16 characters at most."],
    ["tenderCode", "code", `QX7K4M2P9A3${"-".repeat(60)}T`, "Please use 64 characters at most."],
  ] as const)("of %s: a %s above its limit is refused with it: %s (AMB-299)", (section, name, typed, message) => {
    expect(findTenderErrors(section, { ...giftCard, [name]: typed })).toEqual({ [name]: message });
  });

  it("may have any dashes and spaces", () => {
    expect(findTenderErrors("tenderCode", { code: "qx7k−4m2p – 9a3t" })).toEqual({});
  });

  it("are missing if nothing visible was entered", () => {
    expect(findTenderErrors("giftCard", { number: "\u200B", pin: " " })).toEqual({
      number: "Please enter a gift card number.",
      pin: "Please enter the PIN of your gift card.",
    });
  });
});

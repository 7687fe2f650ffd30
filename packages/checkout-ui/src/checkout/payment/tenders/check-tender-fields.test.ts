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

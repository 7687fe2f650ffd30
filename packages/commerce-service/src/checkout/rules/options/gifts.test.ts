import { shipMethod } from "@store/contract/shared";
import { describe, expect, it } from "vitest";
import { canBeBagged, canBeWrapped, type LineToWrap } from "../../../pricing/can-be-wrapped.ts";
import { baggingRates, giftWraps } from "../../../pricing/gift-rates.ts";
import { priceGifts } from "../../../pricing/price-gifts.ts";
import { checkGiftMessage } from "./check-gift-message.ts";
import { checkBagging, checkGiftOptions } from "./choose-gift.ts";

const mug: LineToWrap = { shipMethod: shipMethod.standard, isOversized: false, isDonation: false, isPickup: false };
const collectedMug = { ...mug, isPickup: true };
const sofa = { ...mug, shipMethod: shipMethod.localInHome, isOversized: true };
const giftCard = { ...mug, shipMethod: shipMethod.giftCard };
const donation = { ...mug, isDonation: true };
const rug = { ...mug, isOversized: true };

describe("which lines can be wrapped", () => {
  it.each([
    ["a parcel", mug, true, false],
    ["a parcel that is collected", collectedMug, false, true],
    ["a sofa", sofa, false, false],
    ["a gift card", giftCard, false, false],
    ["a donation", donation, false, false],
    ["an oversized parcel", rug, false, false],
  ])("%s", (_what, line, isWrapped, isBagged) => {
    expect(canBeWrapped(line)).toBe(isWrapped);
    expect(canBeBagged(line)).toBe(isBagged);
  });
});

describe("gift messages", () => {
  it.each([
    ["Happy birthday!", "Happy birthday!"],
    ["  Dear Ada,  \r\nwith love \n", "Dear Ada,\nwith love"],
    ["one\ntwo\nthree\nfour", "one\ntwo\nthree\nfour"],
    ["x".repeat(240), "x".repeat(240)],
    [" \n ", null],
    [null, null],
  ])("keeps %j as it is printed", (message, value) => {
    expect(checkGiftMessage(message)).toEqual({ ok: true, value });
  });

  it.each([
    ["tooLong", "x".repeat(241)],
    ["tooManyLines", "1\n2\n3\n4\n5"],
    ["malformed", "bell \u0007"],
    ["malformed", "half \ud83d"],
    ["holdsCardNumber", "use 4111 1111\n1111 1111"],
  ])("refuses as %s", (problem, message) => {
    expect(checkGiftMessage(message)).toEqual({ ok: false, problem });
  });
});

describe("gift options", () => {
  const wrapped = { isGift: true, giftWrap: "linen", giftMessage: "For you" };

  it("keeps the wrap and the message of a gift", () => {
    expect(checkGiftOptions(wrapped, [sofa, mug])).toEqual({ ok: true, value: wrapped });
  });

  it("drops both when it is no gift", () => {
    expect(checkGiftOptions({ ...wrapped, isGift: false }, [mug])).toEqual({
      ok: true,
      value: { isGift: false, giftWrap: null, giftMessage: null },
    });
  });

  it.each([
    ["a wrap that there is not", { giftWrap: "gold" }, [mug], "GiftWrapNotOffered", "unknownWrap"],
    ["a wrap for a sofa", {}, [sofa], "GiftWrapNotOffered", "nothingToWrap"],
    ["a message of five lines", { giftMessage: "1\n2\n3\n4\n5" }, [mug], "GiftMessageInvalid", "tooManyLines"],
  ])("refuses %s with a text", (_what, changes, lines, errorCode, problem) => {
    const message = expect.stringMatching(/\.$/);
    expect(checkGiftOptions({ ...wrapped, ...changes }, lines)).toEqual({ ok: false, errorCode, problem, message });
  });

  it("bags what is collected", () => {
    expect(checkBagging("giftBag", [collectedMug])).toEqual({ ok: true, value: "giftBag" });
    expect(checkBagging("none", [sofa])).toEqual({ ok: true, value: "none" });
    expect(checkBagging("giftBox", [mug, sofa])).toMatchObject({ ok: false, errorCode: "BaggingNotOffered" });
  });
});

describe("what gifts cost", () => {
  const recipient = (changes = {}) => ({
    recipientId: "ada",
    giftOptions: { isGift: true, giftWrap: "linen" },
    baggingOption: "none" as const,
    lines: [mug, mug],
    ...changes,
  });

  it.each([
    ["US", 595],
    ["CA", 795],
  ] as const)("charges on the %s site %i cents once for all of a recipient's pieces", (site, cents) => {
    expect(priceGifts([recipient(), recipient({ recipientId: "ben", lines: [mug] })], site)).toEqual([
      { recipientId: "ada", wrapCents: cents, baggingCents: 0, totalCents: cents },
      { recipientId: "ben", wrapCents: cents, baggingCents: 0, totalCents: cents },
    ]);
  });

  it("adds the packaging of what is collected", () => {
    const [charge] = priceGifts([recipient({ baggingOption: "giftBox", lines: [mug, collectedMug] })], "US");
    expect(charge).toMatchObject({ wrapCents: 595, baggingCents: 595, totalCents: 1190 });
  });

  it.each([
    ["is no gift", { giftOptions: { isGift: false, giftWrap: "linen" } }],
    ["has no wrap", { giftOptions: { isGift: true, giftWrap: null } }],
    ["holds nothing that can be wrapped any more", { lines: [sofa], baggingOption: "giftBag" }],
  ])("charges nothing for what %s", (_what, changes) => {
    expect(priceGifts([recipient(changes)], "US")[0]?.totalCents).toBe(0);
  });

  it("knows whole cents for every site", () => {
    const rates = [...giftWraps, ...Object.values(baggingRates)].flatMap(({ chargeCents }) =>
      Object.values(chargeCents),
    );
    expect(rates.every((cents) => Number.isSafeInteger(cents) && cents >= 0)).toBe(true);
  });
});

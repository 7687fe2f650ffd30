import { describe, expect, it } from "vitest";
import { sampleAmount, sampleLine, sampleOrder, samplePromotion } from "../../pricing/promotion.samples.ts";
import type { PromotableOrder, Promotion } from "../../pricing/promotion.ts";
import { findChoices } from "../../tenders/change-promo-code.ts";
import { checkPromoCode } from "./check-promo-code.ts";

const ten = samplePromotion();
const free = samplePromotion({ code: "FREE", kind: "freeShipping", percent: null, isCombinable: true });
const five = sampleAmount("FIVE", 500, { isCombinable: true });
const check = (promotion: Promotion | undefined, order: Partial<PromotableOrder> = {}, typed = "ten") =>
  checkPromoCode({ typed, promotion, applied: [] }, sampleOrder(order));

describe("a promo code", () => {
  it.each(["TEN", "ten", " Ten ", "t e n", "ＴＥＮ", "\u202ATEN\u202C", "T\u200BE\u00ADN\u2060"])(
    "is taken as %j",
    (typed) => {
      expect(check(ten, {}, typed)).toMatchObject({ ok: true, code: "TEN", codes: ["TEN"], isPromotionRemoved: false });
    },
  );

  const thing = sampleLine({ categorySlugs: ["rugs"], isParcel: false });
  const minimum = { US: { amountCents: null, minimumSubtotalCents: 15_000 } };
  const lamps = { categorySlug: "lighting" };
  it.each<[code: string, message: string, Promotion | undefined, Partial<PromotableOrder>]>([
    ["PromoNotFound", "We do not know this promo code. Please check it and try again.", undefined, {}],
    ["PromoNotForSite", "TEN cannot be used on our Canada site.", samplePromotion({ sites: minimum }), { site: "CA" }],
    [
      "PromoNotStarted",
      "TEN has not started yet.",
      samplePromotion({ startsAt: new Date("2040-06-01T05:00:00Z") }),
      {},
    ],
    ["PromoExpired", "TEN has expired.", ten, { now: new Date("2027-01-01T06:00:00Z") }],
    ["PromoUsed", "TEN has already been used.", samplePromotion({ usage: "once" }), { usedCodes: new Set(["TEN"]) }],
    [
      "PromoUsed",
      "You have already used TEN.",
      samplePromotion({ usage: "oncePerCustomer" }),
      { usedCodes: new Set(["TEN"]) },
    ],
    ["PromoNotApplicable", "TEN does not apply to the items in your cart.", samplePromotion(lamps), { lines: [thing] }],
    ["PromoNotApplicable", "TEN does not apply to the items in your cart.", ten, { lines: [] }],
    [
      "PromoNotApplicable",
      "TEN is for items that ship as parcels, and none of yours do.",
      { ...free, code: "TEN" },
      { lines: [thing] },
    ],
    ["PromoMinimum", "Add $50.00 more to your cart to use TEN.", samplePromotion({ sites: minimum }), {}],
    [
      "PromoMinimum",
      "Add $50.00 more of the items that TEN covers to use it.",
      samplePromotion({ sites: minimum, ...lamps }),
      { lines: [sampleLine(), sampleLine({ categorySlugs: ["rugs"] })] },
    ],
  ])("is refused as %s: %s", (errorCode, message, promotion, order) => {
    expect(check(promotion, order)).toEqual({ ok: false, code: "TEN", errorCode, message });
  });

  it.each(["", "   ", "\t", "\u200B"])("is missing in %j", (typed) => {
    expect(check(undefined, {}, typed)).toMatchObject({
      errorCode: "PromoMissing",
      message: "Please enter a promo code.",
    });
  });

  it("holds from its first moment to the last before its end, and to its minimum exactly", () => {
    const sites = { US: { amountCents: null, minimumSubtotalCents: 10_000 } };
    for (const now of ["2026-01-01T06:00:00.000Z", "2027-01-01T05:59:59.999Z"]) {
      expect(check(samplePromotion({ sites }), { now: new Date(now) }).ok).toBe(true);
    }
  });

  it("may be used again when it is unlimited", () => {
    expect(check(ten, { usedCodes: new Set(["TEN"]) }).ok).toBe(true);
  });

  it.each<[what: string, applied: Promotion[], added: Promotion, codes: string[], message: string | null]>([
    ["joins other combinable ones", [free], five, ["FREE", "FIVE"], null],
    ["is there already", [free, five], free, ["FREE", "FIVE"], null],
    [
      "takes the place of another when neither is combinable",
      [ten],
      samplePromotion({ code: "B" }),
      ["B"],
      "B cannot be combined with other promo codes, so TEN was removed.",
    ],
    [
      "stands alone when it is not combinable",
      [free, five],
      ten,
      ["TEN"],
      "TEN cannot be combined with other promo codes, so FREE and FIVE were removed.",
    ],
    [
      "takes the place of one that stood alone",
      [ten],
      five,
      ["FIVE"],
      "TEN cannot be combined with other promo codes, so it was removed.",
    ],
  ])("%s", (_what, applied, promotion, codes, message) => {
    const answer = checkPromoCode({ typed: promotion.code, promotion, applied }, sampleOrder());
    expect(answer).toMatchObject({ ok: true, codes, message, isPromotionRemoved: message !== null });
    expect(answer.ok && answer.removedCodes).toEqual(
      applied.map(({ code }) => code).filter((code) => !codes.includes(code)),
    );
  });
});

describe("the choices between promotions", () => {
  const choices = (promotion: Promotion, applied: Promotion[], order = sampleOrder()) =>
    findChoices({ promotion, applied }, order).map(({ code }) => code);

  it("are one when the codes can be combined", () => {
    expect(choices(five, [free])).toEqual(["FIVE"]);
    expect(choices(ten, [ten])).toEqual(["TEN"]);
  });

  it("are the new code and those that would leave for it", () => {
    expect(choices(ten, [free, five])).toEqual(["TEN", "FREE", "FIVE"]);
    expect(choices(five, [ten])).toEqual(["FIVE", "TEN"]);
  });

  it("leave out what holds no longer", () => {
    expect(choices(five, [samplePromotion({ endsAt: new Date("2026-06-01T05:00:00Z") })])).toEqual(["FIVE"]);
  });
});

import { holds } from "@store/config/properties";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyPromotions } from "./apply-promotions.ts";
import { sampleAmount, sampleLine, sampleOrder, samplePromotion } from "./promotion.samples.ts";
import type { Promotion } from "./promotion.ts";

const lamp = sampleLine();
const sofa = sampleLine({ lineId: "sofa", totalCents: 200_000, categorySlugs: ["furniture"], isParcel: false });
const giftCard = sampleLine({ lineId: "gift card", totalCents: 5_000, isGiftCard: true });
const donation = sampleLine({ lineId: "donation", totalCents: 500, isDonation: true });
const together = { isCombinable: true };
const freeShipping = samplePromotion({ code: "FREE", kind: "freeShipping", percent: null, ...together });

const discountsOf = (promotions: Promotion[], lines = [lamp]) =>
  applyPromotions(promotions, sampleOrder({ lines })).lines.map(({ discountCents }) => discountCents);

describe("promotions", () => {
  it.each<[what: string, Promotion[], lines: (typeof lamp)[], discounts: number[]]>([
    ["none", [], [lamp, sofa], [0, 0]],
    ["a percentage off everything", [samplePromotion()], [lamp, sofa], [1_000, 20_000]],
    ["half a cent up", [samplePromotion()], [sampleLine({ totalCents: 1_005 })], [101]],
    ["less than half a cent down", [samplePromotion()], [sampleLine({ totalCents: 1_004 })], [100]],
    ["a percentage off a category", [samplePromotion({ categorySlug: "lighting" })], [lamp, sofa], [1_000, 0]],
    ["a percentage off a narrow category", [samplePromotion({ categorySlug: "table-lamps" })], [lamp], [1_000]],
    ["an amount, in proportion", [sampleAmount("A", 2_100)], [lamp, sofa], [100, 2_000]],
    ["an amount to the cent", [sampleAmount("A", 100)], [lamp, lamp, lamp], [34, 33, 33]],
    ["no more than a line costs", [sampleAmount("A", 25_000)], [lamp], [10_000]],
    ["an amount off a category", [sampleAmount("A", 700, { categorySlug: "lighting" })], [lamp, sofa], [700, 0]],
    ["nothing off gift cards and donations", [samplePromotion()], [giftCard, lamp, donation], [0, 1_000, 0]],
    ["no amount off gift cards and donations", [sampleAmount("A", 99_999)], [giftCard, donation, lamp], [0, 0, 10_000]],
    ["percentages added up", [samplePromotion(together), samplePromotion({ code: "B", ...together })], [lamp], [2_000]],
    [
      "percentages up to all of it",
      [samplePromotion({ percent: 70, ...together }), samplePromotion({ code: "B", percent: 70, ...together })],
      [lamp],
      [10_000],
    ],
    ["a percentage, then an amount", [sampleAmount("A", 500, together), samplePromotion(together)], [lamp], [1_500]],
    ["nothing off for free delivery", [freeShipping], [lamp], [0]],
  ])("take off %s", (_what, promotions, lines, discounts) => {
    expect(discountsOf(promotions, lines)).toEqual(discounts);
  });

  it("take an amount for a category off that category before one for everything", () => {
    const narrow = sampleAmount("Z", 10_000, { categorySlug: "lighting", ...together });
    expect(discountsOf([sampleAmount("A", 5_000, together), narrow], [lamp, sofa])).toEqual([10_000, 5_000]);
  });

  it("make standard delivery free when a parcel is there", () => {
    const isFree = (lines: (typeof lamp)[]) =>
      applyPromotions([freeShipping], sampleOrder({ lines })).isStandardParcelFree;
    expect([isFree([lamp, sofa]), isFree([sofa]), isFree([])]).toEqual([true, false, false]);
  });

  it("name the codes that hold and those that no longer do", () => {
    const promotions = [samplePromotion({ code: "OVER", endsAt: new Date("2026-06-01T05:00:00Z") }), samplePromotion()];
    // Both cannot be combined: the later one applies alone.
    expect(applyPromotions(promotions, sampleOrder())).toMatchObject({
      codes: ["TEN"],
      lost: [{ promotion: { code: "OVER" }, refusal: { errorCode: "PromoExpired" } }],
    });
  });

  it("name no refusal for a code that only cannot be combined", () => {
    const { codes, lost } = applyPromotions([samplePromotion({ code: "A" }), samplePromotion()], sampleOrder());
    expect(codes).toEqual(["TEN"]);
    expect(lost).toMatchObject([{ promotion: { code: "A" }, refusal: null }]);
  });

  it("count once when a code is listed twice", () => {
    expect(discountsOf([samplePromotion(), samplePromotion()])).toEqual([1_000]);
  });
});

describe("discounts", () => {
  const anyLine = fc.record({
    lineId: fc.uuid(),
    totalCents: fc.nat({ max: 1_000_000_000 }),
    categorySlugs: fc.subarray(["lighting", "furniture"]),
    isDonation: fc.boolean(),
    isGiftCard: fc.boolean(),
    isParcel: fc.boolean(),
  });
  const anyPromotion = fc
    .record({
      code: fc.constantFrom("A", "B", "C", "D"),
      kind: fc.constantFrom("percent", "amount", "freeShipping"),
      percent: fc.integer({ min: 1, max: 100 }),
      amountCents: fc.integer({ min: 1, max: 2_000_000_000 }),
      minimumSubtotalCents: fc.constantFrom(0, 100_000),
      categorySlug: fc.constantFrom(null, "lighting", "furniture"),
      isCombinable: fc.boolean(),
    })
    .map(({ amountCents, minimumSubtotalCents, percent, ...promotion }) =>
      samplePromotion({
        ...promotion,
        percent: promotion.kind === "percent" ? percent : null,
        sites: { US: { amountCents: promotion.kind === "amount" ? amountCents : null, minimumSubtotalCents } },
      } as Partial<Promotion>),
    );
  const anyPromotions = fc.uniqueArray(anyPromotion, { maxLength: 4, selector: ({ code }) => code });
  const anyLines = fc.array(anyLine, { maxLength: 6 });

  it("sum to the whole discount exactly, and no line costs less than nothing", () => {
    holds(anyPromotions, anyLines, (promotions, lines) => {
      const { lines: discounted, discountCents } = applyPromotions(promotions, sampleOrder({ lines }));
      const isWithin = ({ discountCents: cents }: { discountCents: number }, at: number) =>
        Number.isSafeInteger(cents) && cents >= 0 && cents <= (lines[at]?.totalCents ?? -1);
      const sum = discounted.reduce((total, line) => total + line.discountCents, 0);
      return sum === discountCents && discounted.length === lines.length && discounted.every(isWithin);
    });
  });

  it("never touch a donation or a gift card", () => {
    holds(anyPromotions, anyLines, (promotions, lines) =>
      applyPromotions(promotions, sampleOrder({ lines })).lines.every(
        ({ discountCents }, at) => discountCents === 0 || !(lines[at]?.isDonation || lines[at]?.isGiftCard),
      ),
    );
  });

  it("do not depend on the order in which combinable codes were entered", () => {
    holds(anyPromotions, anyLines, (promotions, lines) => {
      const combinable = promotions.map((promotion) => ({ ...promotion, isCombinable: true }));
      const order = sampleOrder({ lines });
      const { lines: one } = applyPromotions(combinable, order);
      const { lines: other } = applyPromotions(combinable.toReversed(), order);
      return one.every(({ discountCents }, at) => discountCents === other[at]?.discountCents);
    });
  });

  it("of one amount are the amount, or all that its lines cost", () => {
    holds(fc.integer({ min: 1, max: 1_000_000 }), anyLines, (amountCents, lines) => {
      const covered = lines.filter((line) => !line.isDonation && !line.isGiftCard);
      const most = covered.reduce((sum, line) => sum + line.totalCents, 0);
      const { discountCents } = applyPromotions([sampleAmount("A", amountCents)], sampleOrder({ lines }));
      return discountCents === Math.min(amountCents, most);
    });
  });

  it("leave every code either in force or lost", () => {
    holds(anyPromotions, anyLines, (promotions, lines) => {
      const { codes, lost } = applyPromotions(promotions, sampleOrder({ lines }));
      const isLost = (code: string) => lost.some(({ promotion }) => promotion.code === code);
      return codes.length + lost.length === promotions.length && !codes.some(isLost);
    });
  });
});

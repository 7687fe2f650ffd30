import type { LineToDiscount, PromotableOrder, Promotion } from "./promotion.ts";

/** A promotion for tests: 10% off everything, alone, on both sites, all through 2026. */
export function samplePromotion(differences: Partial<Promotion> = {}): Promotion {
  return {
    code: "TEN",
    description: "10% off",
    kind: "percent",
    percent: 10,
    categorySlug: null,
    isCombinable: false,
    usage: "unlimited",
    startsAt: new Date("2026-01-01T06:00:00Z"),
    endsAt: new Date("2027-01-01T06:00:00Z"),
    sites: { US: { amountCents: null, minimumSubtotalCents: 0 }, CA: { amountCents: null, minimumSubtotalCents: 0 } },
    ...differences,
  };
}

/** An amount off, in US dollars alone. */
export function sampleAmount(code: string, amountCents: number, differences: Partial<Promotion> = {}): Promotion {
  const sites = { US: { amountCents, minimumSubtotalCents: 0 } };
  return samplePromotion({ code, kind: "amount", percent: null, sites, ...differences });
}

/** A line for tests: a lamp for $100 that travels as a parcel. */
export function sampleLine(differences: Partial<LineToDiscount> = {}): LineToDiscount {
  return {
    lineId: "lamp",
    totalCents: 10_000,
    categorySlugs: ["lighting", "table-lamps"],
    isDonation: false,
    isGiftCard: false,
    isParcel: true,
    ...differences,
  };
}

/** An order for tests: a lamp, in the US, in June 2026. */
export function sampleOrder(differences: Partial<PromotableOrder> = {}): PromotableOrder {
  return {
    now: new Date("2026-06-15T17:00:00Z"),
    site: "US",
    lines: [sampleLine()],
    usedCodes: new Set(),
    ...differences,
  };
}

import type { ServiceLevel, ShipMethod } from "@store/contract/shared";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { samplePromotion } from "../../pricing/promotion.samples.ts";
import { sampleBasket } from "../basket.samples.ts";
import type { RecipientChoice } from "../basket.ts";
import { toBasketState } from "./basket-state.ts";

interface LineToPrice {
  lineId: string;
  shipMethod: ShipMethod;
  quantity: number;
  unitPriceCents: number;
  isTaxable: boolean;
  isDonation: boolean;
}
interface Conditions {
  site: "US" | "CA";
  destination: { country: string; region: string; postalCode: string } | null;
  taxRateMillionths: number;
  serviceLevels: Record<string, ServiceLevel>;
  hasLocalStore: boolean;
  choice: Partial<RecipientChoice>;
}

const lamp: LineToPrice = {
  lineId: "lamp",
  shipMethod: 1,
  quantity: 1,
  unitPriceCents: 4800,
  isTaxable: true,
  isDonation: false,
};
const sofa: LineToPrice = { ...lamp, lineId: "sofa", shipMethod: 6, unitPriceCents: 189900 };
const table: LineToPrice = { ...lamp, lineId: "table", shipMethod: 8, unitPriceCents: 159900 };
const giftCard: LineToPrice = { ...lamp, lineId: "card", shipMethod: 9, unitPriceCents: 5000, isTaxable: false };
const donation: LineToPrice = { ...lamp, lineId: "gift", unitPriceCents: 2500, isTaxable: false, isDonation: true };
const chicago = { country: "USA", region: "IL", postalCode: "60614" };
const account = { accountId: "a", email: "a@example.com", firstName: "A", addresses: [], cards: [], certificates: [] };
const now = new Date("2026-11-20T15:00:00Z");

const person = { firstName: "A", lastName: "B", address1: "1 A St", city: "C", dayPhone: "312-234-5678" };

function price(lines: readonly LineToPrice[], change: Partial<Conditions> = {}) {
  const { site = "US", destination = chicago, taxRateMillionths = 102_500, serviceLevels = {} } = change;
  const place = destination && {
    address: { ...person, state: destination.region, postalCode: destination.postalCode, country: destination.country },
  };
  const loaded = sampleBasket({
    site,
    lines: lines.map(({ lineId, shipMethod, quantity, unitPriceCents, isTaxable, isDonation }) => ({
      line: { lineId, quantity, donationCents: isDonation ? unitPriceCents : null },
      item: { shipMethod, isTaxable, offerCents: unitPriceCents, kind: isDonation ? "donation" : "item" },
    })),
    recipient: { ...place, serviceLevels, ...change.choice },
    basketContext: {
      taxRates: destination ? { [destination.region]: taxRateMillionths } : {},
      storeRegions: change.hasLocalStore && destination ? [destination.region] : [],
    },
  });
  return toBasketState(loaded, now).priced;
}

describe("a basket's price", () => {
  it("is zero for an empty basket", () => {
    expect(price([])).toMatchObject({
      lines: [],
      shipments: [],
      subtotalCents: 0,
      servicesCents: 0,
      shippingCents: 0,
      surchargeCents: 0,
      discountCents: 0,
      taxCents: 0,
      totalCents: 0,
    });
  });

  it("groups lines by ship method, without donations [SHIP-06]", () => {
    const { shipments } = price([donation, giftCard, table, sofa, { ...lamp, shipMethod: 3 }]);
    expect(shipments.map(({ id, lineIds }) => [id, lineIds])).toEqual([
      ["parcel", ["lamp"]],
      ["inHome", ["sofa"]],
      ["freight", ["table"]],
      ["giftCard", ["card"]],
    ]);
  });

  it("offers three levels for parcels and charges the selected one [SHIP-12]", () => {
    const { shipments, shippingCents } = price([lamp], { serviceLevels: { parcel: 3 } });
    expect(shipments[0]?.levels.map(({ level, chargeCents }) => [level, chargeCents])).toEqual([
      [1, 995],
      [2, 1995],
      [3, 2995],
    ]);
    expect(shippingCents).toBe(2995);
  });

  it.each([
    [4899, 995],
    [4900, 0],
  ])("charges standard parcels of %i cents %i cents", (unitPriceCents, chargeCents) => {
    expect(price([{ ...lamp, unitPriceCents }]).shippingCents).toBe(chargeCents);
  });

  it("does not count furniture, gift cards or donations for the threshold of parcels", () => {
    expect(price([{ ...lamp, unitPriceCents: 100 }, giftCard, donation]).shippingCents).toBe(995);
  });

  it.each([
    [true, 6, 9900],
    [false, 7, 19900],
  ] as const)("offers only the in-home level that applies: local store %s, level %i", (hasLocalStore, level, cents) => {
    const [inHome] = price([sofa], { hasLocalStore, serviceLevels: { inHome: hasLocalStore ? 7 : 6 } }).shipments;
    expect(inHome?.levels).toHaveLength(1);
    expect(inHome).toMatchObject({ selected: level, chargeCents: cents });
  });

  it.each([
    ["AK", "99501", 1000],
    ["HI", "96813", 1000],
    ["PR", "00901", 1000],
    ["PW", "96940", 1000],
    ["AE", "09021", 0],
    ["IL", "60614", 0],
  ])("adds for standard parcels to %s %s %i cents, free shipping or not [SHIP-08]", (region, postalCode, cents) => {
    const destination = { country: "USA", region, postalCode };
    expect(price([{ ...lamp, quantity: 3 }], { destination }).surchargeCents).toBe(cents);
    expect(price([giftCard], { destination }).surchargeCents).toBe(0);
    expect(price([sofa], { destination }).surchargeCents).toBe(0);
  });

  it("never adds the surcharge on the Canada site [SHIP-08]", () => {
    const destination = { country: "CAN", region: "YT", postalCode: "Y1A 1A1" };
    expect(price([lamp], { site: "CA", destination })).toMatchObject({ surchargeCents: 0, shippingCents: 1495 });
  });

  it("taxes each line separately, rounding half a cent up, and never gift cards or donations", () => {
    const odd = { ...lamp, unitPriceCents: 20 };
    const { lines, taxCents } = price([odd, { ...odd, lineId: "two" }, giftCard, donation], {
      taxRateMillionths: 25_000,
    });
    expect(lines.map((line) => line.taxCents)).toEqual([1, 1, 0, 0]);
    expect(taxCents).toBe(2);
  });

  it("subtracts promotions before tax, and never from delivery", () => {
    const loaded = sampleBasket({
      lines: [{ line: { lineId: "lamp" }, item: { offerCents: 4800 } }],
      basketContext: {
        taxRates: { IL: 100_000 },
        typed: { postalCode: "60614", at: now },
        promotions: [{ ...samplePromotion({ percent: 10 }), isUsed: false }],
      },
      choices: { promoCodes: ["TEN"] },
    });
    expect(toBasketState(loaded, now).priced).toMatchObject({
      subtotalCents: 4800,
      discountCents: 480,
      taxCents: 432,
      shippingCents: 995,
      totalCents: 4800 - 480 + 432 + 995,
    });
  });

  it("does not tax an exempt account", () => {
    const loaded = sampleBasket({
      lines: [{ line: { lineId: "lamp" } }],
      choices: { isTaxExempt: true },
      basketContext: {
        taxRates: { IL: 100_000 },
        typed: { postalCode: "60614", at: now },
        account: { ...account, isTaxExempt: true },
      },
    });
    expect(toBasketState(loaded, now).priced.taxCents).toBe(0);
    const { basketContext, basket } = loaded;
    const revoked = { basket, basketContext: { ...basketContext, account: { ...account, isTaxExempt: false } } };
    expect(toBasketState(revoked, now).priced.taxCents).toBe(100);
  });

  it("taxes nothing before an address is known", () => {
    expect(price([sofa], { destination: null }).taxCents).toBe(0);
  });
});

const anyLine = fc.record({
  shipMethod: fc.constantFrom<ShipMethod>(1, 2, 3, 6, 7, 8, 9),
  quantity: fc.integer({ min: 1, max: 99 }),
  unitPriceCents: fc.integer({ min: 0, max: 2_000_000 }),
  isTaxable: fc.boolean(),
  isDonation: fc.boolean(),
});
const anyBasket = fc.record({
  site: fc.constantFrom("US" as const, "CA" as const),
  lines: fc
    .array(anyLine, { maxLength: 20 })
    .map((lines) => lines.map((line, index) => ({ ...line, lineId: `${index}` }))),
  destination: fc.constantFrom(null, chicago, { country: "USA", region: "AK", postalCode: "99501" }),
  taxRateMillionths: fc.integer({ min: 0, max: 300_000 }),
  serviceLevels: fc.dictionary(
    fc.constantFrom("parcel", "inHome", "freight", "giftCard"),
    fc.constantFrom<ServiceLevel>(1, 2, 3, 6, 7),
  ),
  hasLocalStore: fc.boolean(),
  choice: fc.record({
    gift: fc.record({
      isGift: fc.boolean(),
      giftWrap: fc.constantFrom(null, "linen", "fabric", "gone"),
      giftMessage: fc.constant(null),
    }),
    shipComplete: fc.subarray(["parcel", "freight"]),
    holidayHold: fc.constantFrom(
      { shippingDate: "2026-01-01", shippingRange: "" },
      { shippingDate: "2026-12-21", shippingRange: "" },
    ),
  }),
});

describe("whatever the basket", () => {
  it("has a total that is the exact sum of its parts, and no negative part", () => {
    fc.assert(
      fc.property(anyBasket, (basket) => {
        const priced = price(basket.lines, basket);
        const { subtotalCents, servicesCents, shippingCents, surchargeCents, discountCents, taxCents, totalCents } =
          priced;
        expect(totalCents).toBe(
          subtotalCents + servicesCents + shippingCents + surchargeCents - discountCents + taxCents,
        );
        expect(priced.gifts.reduce((sum, gift) => sum + gift.totalCents, 0)).toBe(servicesCents);
        expect(priced.shipments.reduce((sum, shipment) => sum + shipment.surchargeCents, 0)).toBe(surchargeCents);
        expect(priced.lines.reduce((sum, line) => sum + line.totalCents, 0)).toBe(subtotalCents);
        expect(priced.lines.reduce((sum, line) => sum + line.taxCents, 0)).toBe(taxCents);
        expect(priced.shipments.reduce((sum, shipment) => sum + shipment.chargeCents, 0)).toBe(shippingCents);
        for (const part of [subtotalCents, servicesCents, shippingCents, surchargeCents, discountCents, taxCents]) {
          expect(Number.isSafeInteger(part) && part >= 0).toBe(true);
        }
      }),
    );
  });

  it("ships every line except donations exactly once, with an offered level", () => {
    fc.assert(
      fc.property(anyBasket, (basket) => {
        const { shipments } = price(basket.lines, basket);
        const carried = shipments.flatMap((shipment) => shipment.lineIds).sort();
        expect(carried).toEqual(
          basket.lines
            .filter((line) => !line.isDonation)
            .map((line) => line.lineId)
            .sort(),
        );
        for (const { levels, selected } of shipments) expect(levels.map(({ level }) => level)).toContain(selected);
      }),
    );
  });
});

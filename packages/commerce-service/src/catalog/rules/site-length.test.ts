import { describe, expect, it } from "vitest";
import { formatSitePrice } from "../../pricing/format-site-price.ts";
import { toSiteBoxes, toSiteLength } from "../../pricing/to-site-length.ts";
import { toAvailability } from "../../views/to-availability.ts";

describe("the units and formats of a site", () => {
  it.each([
    [0, "US", "$0.00"],
    [123_456_780, "US", "$1,234,567.80"],
    [-500, "CA", "-$5.00"],
    [19_900, "CA", "$199.00"],
  ] as const)("writes %s cents on the %s site as %s [FMT-03, FMT-04]", (cents, site, text) => {
    expect(formatSitePrice(cents, site)).toBe(text);
  });

  it("measures in inches in the US and in whole centimeters in Canada [FMT-05]", () => {
    expect([toSiteLength(25.5, "US"), toSiteLength(25.5, "CA"), toSiteLength(0, "CA")]).toEqual([25.5, 65, 0]);
    const box = { boxNumber: 1, quantity: 1, width: 10, depth: 20, height: 30 };
    expect(toSiteBoxes([box], "US")).toEqual([box]);
    expect(toSiteBoxes([box], "CA")).toEqual([{ boxNumber: 1, quantity: 1, width: 25, depth: 51, height: 76 }]);
  });
});

describe("the availability of an item", () => {
  const item = { available: 20, wanted: 1, isMadeToOrder: false, isSold: true };
  it.each([
    [item, 1, "In stock"],
    [{ ...item, available: 5 }, 1, "Only 5 left"],
    [{ ...item, available: 6 }, 1, "In stock"],
    [{ ...item, available: 2, wanted: 3 }, 3, "Only 2 left"],
    [{ ...item, available: 0 }, 3, "Out of stock"],
    [{ ...item, available: null, wanted: 99 }, 1, "In stock"],
    [{ ...item, available: null, isMadeToOrder: true }, 2, "Made to order: leaves our workshop in 8 weeks"],
    [{ ...item, available: 0, isMadeToOrder: true }, 3, "Out of stock"],
    [{ ...item, isSold: false }, 3, "No longer available"],
  ] as const)("is %j with status %s", (asked, status, message) => {
    expect(toAvailability(asked)).toEqual({ status, message });
  });
});

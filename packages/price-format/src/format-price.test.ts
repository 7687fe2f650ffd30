import { describe, expect, it } from "vitest";
import { formatPrice } from "./format-price.ts";

const usd = { currency: "USD", locale: "en-US" } as const;

describe("formatPrice", () => {
  it.each([
    [0, "$0.00"],
    [-0, "$0.00"],
    [1, "$0.01"],
    [10, "$0.10"],
    [99, "$0.99"],
    [100, "$1.00"],
    [12345, "$123.45"],
    [99999, "$999.99"],
    [100000, "$1,000.00"],
    [123456780, "$1,234,567.80"],
    [100000000000, "$1,000,000,000.00"],
    [9007199254740991, "$90,071,992,547,409.91"],
    [-1, "-$0.01"],
    [-500, "-$5.00"],
    [-123456780, "-$1,234,567.80"],
  ])("shows %d cents as %s [FMT-03] [FMT-04]", (cents, text) => {
    expect(formatPrice(cents, usd)).toBe(text);
  });

  it.each([
    ["USD", "en-US", "$12.50", "-$12.50"],
    ["CAD", "en-CA", "$12.50", "-$12.50"],
    ["CAD", "en-US", "CA$12.50", "-CA$12.50"],
    ["USD", "en-CA", "US$12.50", "-US$12.50"],
  ] as const)("shows %s in %s as %s and %s [FMT-01] [FMT-02]", (currency, locale, price, refund) => {
    expect(formatPrice(1250, { currency, locale })).toBe(price);
    expect(formatPrice(-1250, { currency, locale })).toBe(refund);
  });

  it("shows a price without a locale in en-US [FMT-01]", () => {
    expect(formatPrice(1250, { currency: "USD" })).toBe("$12.50");
    expect(formatPrice(1250, { currency: "CAD" })).toBe("CA$12.50");
  });

  it.each(["EUR", "usd", "", undefined, "constructor"])("refuses the currency %j at run time [FMT-01]", (currency) => {
    // @ts-expect-error The type refuses it, too.
    expect(() => formatPrice(1250, { currency })).toThrow(new RangeError(`${currency} is neither USD nor CAD`));
  });

  it.each([0.5, 12.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    "throws on %d, which is not a whole number of cents [FMT-03]",
    (cents) => {
      expect(() => formatPrice(cents, usd)).toThrow(`${cents} is not a whole number of cents`);
    },
  );
});

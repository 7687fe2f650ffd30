import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allocateCents } from "./allocate-cents.ts";
import { formatPrice } from "./format-price.ts";
import { parsePrice } from "./parse-price.ts";
import { sumCents } from "./sum-cents.ts";

const runs = { numRuns: 2000 };
const anyCents = fc.oneof(fc.integer(), fc.maxSafeInteger());
const anyCurrency = fc.constantFrom("USD", "CAD");
const anyLocale = fc.constantFrom("en-US", "en-CA", undefined);
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(..."0123456789.,-$ CAUSD"), maxLength: 24 }),
);

describe("prices", () => {
  it("are read back as they were shown [FMT-04]", () => {
    fc.assert(
      fc.property(anyCents, anyCurrency, anyLocale, (cents, currency, locale) => {
        expect(parsePrice(formatPrice(cents, { currency, locale }))).toEqual({ ok: true, cents });
      }),
      runs,
    );
  });

  it("have two decimals, commas before every third digit and the minus in front [FMT-04]", () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(formatPrice(cents, { currency: "USD" })).toMatch(/^-?\$\d{1,3}(?:,\d{3})*\.\d\d$/);
      }),
      runs,
    );
  });

  it("answer on any text with integer cents or a problem", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const price = parsePrice(text);
        if (price.ok) expect(Number.isSafeInteger(price.cents) && !Object.is(price.cents, -0)).toBe(true);
        else expect(["missing", "malformed", "tooLarge"]).toContain(price.problem);
      }),
      runs,
    );
  });
});

describe("splits", () => {
  const weights = fc.array(fc.nat({ max: 10_000_000 }), { minLength: 1, maxLength: 12 });

  it("sum to the total exactly, each share within a cent of its proportion", () => {
    fc.assert(
      fc.property(fc.integer(), weights, (totalCents, parts) => {
        const shares = allocateCents(totalCents, parts);
        expect(sumCents(shares)).toBe(totalCents + 0);
        const sum = sumCents(parts);
        if (sum === 0) return;
        shares.forEach((share, index) => {
          expect(Math.abs(share - (totalCents * (parts[index] ?? 0)) / sum)).toBeLessThan(1.001);
        });
      }),
      runs,
    );
  });
});

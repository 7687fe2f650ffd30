import { holds } from "@store/config/properties";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allocateCents, sumCents } from "./cents.ts";
import { formatPrice } from "./format-price.ts";
import { parsePrice } from "./parse-price.ts";

const anyCents = fc.oneof(fc.integer(), fc.maxSafeInteger());
const anyCurrency = fc.constantFrom("USD", "CAD");
const anyLocale = fc.constantFrom("en-US", "en-CA", undefined);
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: fc.constantFrom(..."0123456789.,-$ CAUSD\u00A0\u202F\u200B５"), maxLength: 24 }),
);

describe("prices", () => {
  it("are parsed back to the same cents [FMT-04]", () => {
    holds(anyCents, anyCurrency, anyLocale, (cents, currency, locale) => {
      const price = parsePrice(formatPrice(cents, { currency, locale }));
      return price.ok && price.cents === cents;
    });
  });

  it("pasted with spaces for commas, hidden marks or full-width digits have the same cents", () => {
    holds(anyCents, anyLocale, fc.constantFrom("\u00A0", "\u202F"), (cents, locale, space) => {
      const text = formatPrice(cents, { currency: "CAD", locale });
      const wide = text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));
      return [text.replaceAll(",", space), text.split("").join("\u200B"), wide].every((pasted) => {
        const price = parsePrice(pasted);
        return price.ok && price.cents === cents;
      });
    });
  });

  it("have two decimals, commas before every third digit and a leading minus [FMT-04]", () => {
    holds(anyCents, (cents) => /^-?\$\d{1,3}(?:,\d{3})*\.\d\d$/.test(formatPrice(cents, { currency: "USD" })));
  });

  it("match the browser's locale data, wherever that is exact [FMT-04]", () => {
    const intl = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
    holds(fc.integer(), (cents) => formatPrice(cents, { currency: "USD" }) === intl.format(cents / 100));
  });

  it("return integer cents or a problem for any text", () => {
    const problems: readonly string[] = ["missing", "malformed", "tooLarge"];
    holds(anyText, (text) => {
      const price = parsePrice(text);
      if (!price.ok) return problems.includes(price.problem);
      return Number.isSafeInteger(price.cents) && !Object.is(price.cents, -0);
    });
  });

  it("parse long texts in linear time", () => {
    for (const unit of ["1", "1,", " ", "$", "-", "1.1", "1,234", "CAD ", "1\u00A0", "\u200B", "５"]) {
      expect(parsePrice(unit.repeat(50_000)).ok).toBe(false);
    }
  });
});

describe("splits", () => {
  const anyWeights = fc.array(fc.nat({ max: 10_000_000 }), { minLength: 1, maxLength: 12 });

  it("sum to the total exactly, each share within a cent of its proportion", () => {
    holds(fc.integer(), anyWeights, (totalCents, weights) => {
      const shares = allocateCents(totalCents, weights);
      const sum = sumCents(weights);
      const isNear = (share: number, index: number) =>
        Math.abs(share - (totalCents * (weights[index] ?? 0)) / sum) < 1.001;
      return sumCents(shares) === totalCents && (sum === 0 || shares.every(isNear));
    });
  });

  it("of a refund are those of the sale, with the opposite sign", () => {
    holds(fc.nat(), anyWeights, (totalCents, weights) => {
      const sale = allocateCents(totalCents, weights);
      const refund = allocateCents(-totalCents, weights);
      return refund.every((share, index) => share === -(sale[index] ?? 0) && !Object.is(share, -0));
    });
  });
});

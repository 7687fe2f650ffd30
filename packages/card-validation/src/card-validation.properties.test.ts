import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CardBin } from "./card-bin.ts";
import { cardTypes } from "./card-types.ts";
import { checkCardNumber } from "./check-card-number.ts";
import { checkExpiry } from "./check-expiry.ts";
import { checkSecurityCode } from "./check-security-code.ts";
import { detectCardType } from "./detect-card-type.ts";
import { cardNumberMaxLength, formatCardNumber } from "./format-card-number.ts";
import { expiryMaxLength, formatExpiry } from "./format-expiry.ts";
import { maskCardNumber } from "./mask-card-number.ts";
import { normalizeCardNumber } from "./normalize-card-number.ts";

const runs = { numRuns: 2000 };
const bins: readonly CardBin[] = [
  { prefix: "9001", type: "Proprietary" },
  { prefix: "52999001", type: "CoBrandMasterCard" },
  { prefix: "52989001", type: "CoBrandMasterCard", isReissued: true },
];
const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(..."0123456789 /-.+%x1١４"), maxLength: 40 }),
);
const digitText = fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength: 30 });
const knownStart = fc.constantFrom("4", "34", "37", "55", "27", "60", "622", "817", "9001", "52999001");
const anyType = fc.constantFrom(...Object.values(cardTypes).map(({ type }) => type));
const today = { year: 2026, month: 11 };

describe("on any text", () => {
  it("answers one of the known states and never throws", () => {
    fc.assert(
      fc.property(anyText, anyType, fc.boolean(), (text, type, luhn) => {
        const states = ["valid", "incomplete", "invalid"];
        expect(states).toContain(checkCardNumber(text, { bins, luhn }).state);
        expect(states).toContain(checkExpiry(text, { today }).state);
        expect(states).toContain(checkSecurityCode(text, type).state);
        expect(cardTypes).toHaveProperty(detectCardType(text, { bins }));
      }),
      runs,
    );
  });

  it("formats within the input's length, and formatting twice changes nothing [PAY-29]", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const number = formatCardNumber(text, { bins });
        expect(number.length).toBeLessThanOrEqual(cardNumberMaxLength);
        expect(formatCardNumber(number, { bins })).toBe(number);
        const expiry = formatExpiry(text);
        expect(expiry.length).toBeLessThanOrEqual(expiryMaxLength);
        expect(formatExpiry(expiry)).toBe(expiry);
      }),
      runs,
    );
  });

  it("leaves no run of twelve digits and masks once for all", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const masked = maskCardNumber(text);
        expect(masked).not.toMatch(/\d(?:[ -]?\d){11}/);
        expect(maskCardNumber(masked)).toBe(masked);
      }),
      runs,
    );
  });
});

describe("on digits", () => {
  it("strips what formatting added: the digits up to the longest length of the type [PAY-28] [PAY-30]", () => {
    fc.assert(
      fc.property(digitText, (digits) => {
        const longest = cardTypes[detectCardType(digits, { bins })].lengths.at(-1);
        expect(normalizeCardNumber(formatCardNumber(digits, { bins }))).toBe(digits.slice(0, longest));
      }),
      runs,
    );
  });

  it("never calls a start of a valid number invalid", () => {
    fc.assert(
      fc.property(knownStart, fc.constantFrom(13, 15, 16, 19), digitText, (start, length, rest) => {
        const digits = (start + rest).padEnd(length, "0").slice(0, length);
        fc.pre(checkCardNumber(digits, { bins }).state === "valid");
        for (let typed = 1; typed < digits.length; typed += 1) {
          expect(checkCardNumber(digits.slice(0, typed), { bins }).state).not.toBe("invalid");
        }
      }),
      runs,
    );
  });

  it("reads back every date it formats [PAY-37]", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2027, max: 2045 }), (month, year) => {
        const mm = String(month).padStart(2, "0");
        for (const text of [`${mm}/${year - 2000}`, `${month}/${year}`, `${year}-${mm}`, `${mm}${year}`]) {
          expect(checkExpiry(text, { today })).toEqual({ state: "valid", month, year });
        }
      }),
      runs,
    );
  });
});

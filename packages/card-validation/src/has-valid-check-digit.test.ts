import { describe, expect, it } from "vitest";
import { hasValidCheckDigit } from "./check-card-number.ts";

describe("hasValidCheckDigit", () => {
  it.each(["4111111111111111", "4222222222222", "371449635398431", "5555555555554444", "6011111111111117", "18", "0"])(
    "accepts %s",
    (digits) => {
      expect(hasValidCheckDigit(digits)).toBe(true);
    },
  );

  it("refuses the nine other last digits", () => {
    const lastDigits = Array.from({ length: 10 }, (_, digit) => digit);
    expect(lastDigits.filter((digit) => hasValidCheckDigit(`411111111111111${digit}`))).toEqual([1]);
    expect(lastDigits.filter((digit) => hasValidCheckDigit(`37144963539843${digit}`))).toEqual([1]);
  });

  it("refuses a wrong digit at any position", () => {
    const digits = "5555555555554444";
    for (let place = 0; place < digits.length; place += 1) {
      const wrong = (Number(digits[place]) + 1) % 10;
      expect(hasValidCheckDigit(digits.slice(0, place) + wrong + digits.slice(place + 1))).toBe(false);
    }
  });
});

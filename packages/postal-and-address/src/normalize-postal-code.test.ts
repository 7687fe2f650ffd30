import { describe, expect, it } from "vitest";
import { checkPostalCode, normalizePostalCode } from "./check-postal-code.ts";

describe("normalizePostalCode in the US", () => {
  it.each([
    "60614",
    " 60614 ",
    "60614-1234",
    "60614–1234",
    "60614 1234",
    "60614 - 1234",
    "606141234",
    "60614-",
    "60614,",
    "60614.",
    "606 14",
    "6\u200B0614\u00A0",
    "６０６１４－１２３４",
    "٦٠٦١٤",
    "۶۰۶۱۴",
    "6O6I4",
    "6o6i4",
  ])("normalizes %j to 60614, which passes the check [ADDR-05]", (pasted) => {
    expect(normalizePostalCode(pasted, { country: "US" })).toBe("60614");
  });

  it.each(["6061", "606141", "60614-12", "6061412345", "abc", "IL 60614", "M5V 2T6", ""])(
    "leaves %j to be refused by the check",
    (typed) => {
      expect(normalizePostalCode(typed, { country: "US" })).toBe(typed);
      expect(checkPostalCode(typed, { country: "US" }).ok).toBe(false);
    },
  );
});

describe("normalizePostalCode in Canada", () => {
  it.each([
    "M5V 2T6",
    "m5v2t6",
    "M5V-2T6",
    "M5V – 2T6",
    " m5v  2t6 ",
    "M5V2 T6",
    "M5V 2T6,",
    "m.5.v.2.t.6.",
    "M5V\u00A02T6",
    "ｍ５ｖ　２ｔ６",
    "M٥V ٢T٦",
  ])("normalizes %j to M5V 2T6, which passes the check [ADDR-06]", (pasted) => {
    expect(normalizePostalCode(pasted, { country: "CA" })).toBe("M5V 2T6");
  });

  it.each([
    ["K1A OB1", "K1A 0B1"],
    ["kia 0bi", "K1A 0B1"],
  ])("reads the impossible letters of %j as digits: %s [ADDR-06]", (typed, code) => {
    expect(normalizePostalCode(typed, { country: "CA" })).toBe(code);
  });

  it.each(["w1a 1a1", "m5v-2t", "m5v", "60614-1234", "M5V 2T6 ON", "m5o 1a1", ""])(
    "leaves %j to be refused by the check",
    (typed) => {
      expect(normalizePostalCode(typed, { country: "CA" })).toBe(typed);
      expect(checkPostalCode(typed, { country: "CA" }).ok).toBe(false);
    },
  );
});

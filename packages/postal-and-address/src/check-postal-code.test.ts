import { describe, expect, it } from "vitest";
import { checkPostalCode } from "./check-postal-code.ts";

const alphabet = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
const firstLetters = "ABCEGHJKLMNPRSTVXY";
const otherLetters = "ABCEGHJKLMNPRSTVWXYZ";
const accepted = (codeWith: (letter: string) => string) =>
  alphabet.filter((letter) => checkPostalCode(codeWith(letter), { country: "CA" }).ok).join("");

describe.each(["US", "CA"] as const)("checkPostalCode on the %s site", (country) => {
  it.each(["", "   "])("reports %j as missing [ADDR-07] [SWAT-36]", (code) => {
    expect(checkPostalCode(code, { country })).toEqual({ ok: false, problem: "missing" });
  });
});

describe("checkPostalCode in the US", () => {
  it.each([
    ["60614", "60614"],
    ["00501", "00501"],
    [" 60614 ", "60614"],
  ])("accepts %j [ADDR-05] [SWAT-37]", (code, value) => {
    expect(checkPostalCode(code, { country: "US" })).toEqual({ ok: true, value });
  });

  it.each([
    "6061",
    "606141",
    "6061A",
    "ABCDE",
    "60614-1234",
    "606141234",
    "606 14",
    "60614\n60614",
    "６０６１４",
    "M5V 2T6",
  ])("refuses %j [ADDR-05] [SWAT-37]", (code) => {
    expect(checkPostalCode(code, { country: "US" })).toEqual({ ok: false, problem: "malformed" });
  });
});

describe("checkPostalCode in Canada", () => {
  it.each([
    ["M5V 2T6", "M5V 2T6"],
    ["M5V2T6", "M5V 2T6"],
    ["m5v 2t6", "M5V 2T6"],
    ["m5V2t6", "M5V 2T6"],
    [" M5V 2T6 ", "M5V 2T6"],
  ])("accepts %j as %s [ADDR-06] [SWAT-38]", (code, value) => {
    expect(checkPostalCode(code, { country: "CA" })).toEqual({ ok: true, value });
  });

  it("refuses a code that starts with D F I O Q U W Z [ADDR-06]", () => {
    expect(accepted((letter) => `${letter}5V 2T6`)).toBe(firstLetters);
  });

  it("refuses D F I O Q U as other letters of a code [ADDR-06]", () => {
    expect(accepted((letter) => `M5${letter} 2T6`)).toBe(otherLetters);
    expect(accepted((letter) => `M5V 2${letter}6`)).toBe(otherLetters);
  });

  it("requires digits at the positions of digits [ADDR-06]", () => {
    expect(accepted((letter) => `M${letter}V 2T6`)).toBe("");
    expect(accepted((letter) => `M5V ${letter}T6`)).toBe("");
    expect(accepted((letter) => `M5V 2T${letter}`)).toBe("");
  });

  it.each([
    "W1A 1A1",
    "M5D 1A1",
    "Z1A 1A1",
    "M5V-2T6",
    "M5V  2T6",
    "M5V 2T66",
    "M5V2T",
    "M5 V2T6",
    "55V 2T6",
    "60614",
    "xM5V 2T6",
    "ı5V 2T6",
    "ſ5V 2T6",
  ])("refuses %j [SWAT-38]", (code) => {
    expect(checkPostalCode(code, { country: "CA" })).toEqual({ ok: false, problem: "malformed" });
  });
});

import { describe, expect, it } from "vitest";
import { checkPartialPostalCode } from "./check-postal-code.ts";

describe("checkPartialPostalCode in Canada", () => {
  it.each([
    ["M5V", "M5V"],
    [" m5v ", "M5V"],
    ["M5V 2T6", "M5V 2T6"],
    ["m5v2t6", "M5V 2T6"],
  ])("accepts %j as %s", (code, value) => {
    expect(checkPartialPostalCode(code, { country: "CA" })).toEqual({ ok: true, value });
  });

  it.each(["M5", "M5V 2", "M5V 2T", "M5D", "W1A", "Z1A", "55V", "2T6", "ſ5V", "M5V-"])("refuses %j", (code) => {
    expect(checkPartialPostalCode(code, { country: "CA" })).toEqual({ ok: false, problem: "malformed" });
  });
});

describe("checkPartialPostalCode in the US", () => {
  it("accepts five digits", () => {
    expect(checkPartialPostalCode(" 60614 ", { country: "US" })).toEqual({ ok: true, value: "60614" });
  });

  it.each(["606", "6061", "M5V", "60614-1234"])("refuses %j", (code) => {
    expect(checkPartialPostalCode(code, { country: "US" })).toEqual({ ok: false, problem: "malformed" });
  });
});

it.each(["US", "CA"] as const)("reports an empty code as missing on the %s site", (country) => {
  expect(checkPartialPostalCode("  ", { country })).toEqual({ ok: false, problem: "missing" });
});

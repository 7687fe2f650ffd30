import { describe, expect, it } from "vitest";
import { checkPostalCode } from "./check-postal-code.ts";
import { tidyPostalCode } from "./tidy-postal-code.ts";

describe("tidyPostalCode", () => {
  it.each([
    [" 60614 ", "60614"],
    ["60614-1234", "60614"],
    ["60614–1234", "60614"],
    ["60614 1234", "60614"],
    ["606141234", "60614"],
  ])("makes the US code %j pass the check as %s", (pasted, tidied) => {
    expect(tidyPostalCode(pasted, { country: "US" })).toBe(tidied);
    expect(checkPostalCode(tidied, { country: "US" })).toEqual({ ok: true, value: tidied });
  });

  it.each(["6061", "606141", "60614-12", "6061412345", "abc", ""])("leaves %j for the check to refuse", (typed) => {
    expect(tidyPostalCode(typed, { country: "US" })).toBe(typed);
  });

  it.each([
    ["m5v2t6", "M5V 2T6"],
    ["M5V-2T6", "M5V 2T6"],
    ["M5V – 2T6", "M5V 2T6"],
    [" m5v  2t6 ", "M5V 2T6"],
  ])("makes the Canadian code %j pass the check as %s", (pasted, tidied) => {
    expect(tidyPostalCode(pasted, { country: "CA" })).toBe(tidied);
    expect(checkPostalCode(tidied, { country: "CA" })).toEqual({ ok: true, value: tidied });
  });

  it.each(["w1a 1a1", "m5v-2t", "60614-1234", ""])("leaves %j for the check to refuse", (typed) => {
    expect(tidyPostalCode(typed, { country: "CA" })).toBe(typed);
  });
});

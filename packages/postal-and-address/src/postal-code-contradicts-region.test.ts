import { expect, it } from "vitest";
import { postalCodeContradictsRegion } from "./postal-regions.ts";

it.each([
  ["60614", "IL", false],
  ["60614", " il ", false],
  ["60614", "NY", true],
  ["06390", "NY", false],
  ["06390", "CT", true],
  ["96799", "HI", true],
  ["42223", "KY", false],
  ["42223", "TN", false],
  ["42223", "IL", true],
  // Nothing is known of unused codes and of malformed ones.
  ["42999", "NY", false],
  ["6061", "NY", false],
  ["", "NY", false],
])("for the ZIP Code %j in %j: %s", (zip, state, contradicts) => {
  expect(postalCodeContradictsRegion(zip, state, { country: "US" })).toBe(contradicts);
});

it.each([
  ["M5V 2T6", "ON", false],
  ["M5V", "QC", true],
  ["K1A 0A1", "ON", false],
  ["K1A 0A1", "QC", false],
  ["K1A 0A1", "BC", true],
  ["X0H 1A1", "BC", false],
])("for the Canadian code %j in %j: %s", (code, province, contradicts) => {
  expect(postalCodeContradictsRegion(code, province, { country: "CA" })).toBe(contradicts);
});

it("is false for a region that is not selected yet", () => {
  expect(postalCodeContradictsRegion("60614", " ", { country: "US" })).toBe(false);
});

import { expect, it } from "vitest";
import { chicagoAddress } from "../../checkout-model.fixture.ts";
import { isSameAddress } from "./is-same-address.ts";

it("ignores empty lines in the comparison", () => {
  expect(isSameAddress(chicagoAddress, { ...chicagoAddress, address2: "" })).toBe(true);
  expect(isSameAddress(chicagoAddress, { ...chicagoAddress, city: "Evanston" })).toBe(false);
  expect(isSameAddress(null, chicagoAddress)).toBe(false);
});

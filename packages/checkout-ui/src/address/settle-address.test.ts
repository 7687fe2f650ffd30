import { chicagoAddress } from "@store/shopper-state/checkout-samples";
import { expect, it } from "vitest";
import { asEntered, settleAddress, toSuggestionLabel } from "./settle-address.ts";

const suggestions = [{ city: "Evanston", state: "IL", zipCode: "60201" }];

it("inserts a selected suggestion into the address and keeps its other fields", () => {
  expect(settleAddress(chicagoAddress, suggestions, "0")).toEqual({
    ...chicagoAddress,
    city: "Evanston",
    postalCode: "60201",
  });
});

it("uses the address as entered if that is selected", () => {
  expect(settleAddress(chicagoAddress, suggestions, asEntered)).toBe(chicagoAddress);
});

it("formats a suggestion in one line", () => {
  expect(suggestions.map(toSuggestionLabel)).toEqual(["Evanston, IL 60201"]);
});

import { expect, it } from "vitest";
import { toRegions } from "./to-regions.ts";

it.each([
  ["Idaho", 2, { code: "ID", name: "Idaho" }],
  ["IA Iowa", 2, { code: "IA", name: "Iowa" }],
  ["U.S. Virgin Islands", 2, { code: "U.", name: "U.S. Virgin Islands" }],
  ["Afghanistan", 3, { code: "AFG", name: "Afghanistan" }],
  ["DZA Algeria", 3, { code: "DZA", name: "Algeria" }],
  ["ALA Åland Islands", 3, { code: "ALA", name: "Åland Islands" }],
  ["San Marino", 3, { code: "SAN", name: "San Marino" }],
])("reads %j with codes of %i letters", (line, codeLength, region) => {
  expect(toRegions(codeLength, line)).toEqual([region]);
});

it("reads one region a line, in order", () => {
  expect(toRegions(2, "IA Iowa\nIdaho").map(({ code }) => code)).toEqual(["IA", "ID"]);
});

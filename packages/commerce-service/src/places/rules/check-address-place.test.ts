import { describe, expect, it } from "vitest";
import { checkAddressPlace } from "./check-address-place.ts";
import type { PostalPlace } from "./postal-place.ts";

const place = (postalCode: string, city: string, state: string): PostalPlace => ({
  postalCode,
  city,
  state,
  codeCount: 1,
});
const us = [
  place("60614", "Chicago", "IL"),
  place("60641", "Chicago", "IL"),
  place("60611", "Chicago", "IL"),
  place("60622", "Chicago", "IL"),
  place("60601", "Chicago", "IL"),
  place("60699", "Chicago", "IL"),
  place("60025", "Glenview", "IL"),
  place("62025", "Edwardsville", "IL"),
  place("63101", "Saint Louis", "MO"),
  place("06614", "Stratford", "CT"),
  place("53534", "Edgerton", "WI"),
  place("53563", "Milton", "WI"),
  place("62352", "Milton", "IL"),
  place("61053", "Hilton", "IL"),
  place("42223", "Fort Campbell", "KY"),
];
const canada = [
  place("M5A", "Toronto", "ON"),
  place("M5V", "Toronto", "ON"),
  place("K1P", "Ottawa", "ON"),
  place("K1A", "Ottawa", "ON"),
  place("J8X", "Gatineau", "QC"),
  place("V0K", "100 Mile House", "BC"),
  place("V6B", "Vancouver", "BC"),
  place("H2W", "Montréal", "QC"),
];

const check = (city: string, state: string, postalCode: string, site: "US" | "CA" = "US") =>
  checkAddressPlace({ city, state, postalCode }, site === "US" ? us : canada, site);

describe("an address whose city, state and code belong together", () => {
  it.each([
    ["Chicago", "IL", "60614"],
    ["chicago", "IL", "60614"],
    ["St. Louis", "MO", "63101"],
    ["San Juan", "PR", "00901"],
    ["Anywhere", "IL", "60999"],
    ["APO", "AE", "09021"],
    ["fpo", "AP", "96691"],
    ["Fort Campbell", "KY", "42223"],
    ["Fort Campbell", "TN", "42223"],
  ])("is valid in the US: %s, %s %s", (city, state, code) => {
    expect(check(city, state, code)).toEqual({ isValid: true, suggestions: [] });
  });

  it.each([
    ["Toronto", "ON", "M5A 3C4"],
    ["Cabbagetown", "ON", "M5A 3C4"],
    ["Montreal", "QC", "H3C 2H4"],
    ["Ottawa", "ON", "K1A 0A1"],
    ["Gatineau", "QC", "K1A 0J3"],
    ["100 Mile House", "BC", "V0K 2E0"],
    ["70 Mile House", "BC", "V0K 2K0"],
  ])("is valid in Canada: %s, %s %s", (city, state, code) => {
    expect(check(city, state, code, "CA")).toEqual({ isValid: true, suggestions: [] });
  });
});

describe("an address that does not hold together", () => {
  it.each<[what: string, typed: [string, string, string], likeliest: [string, string, string]]>([
    ["another city of the state", ["Chicago", "IL", "60025"], ["Glenview", "IL", "60025"]],
    ["another state", ["Chicago", "WI", "60614"], ["Chicago", "IL", "60614"]],
    ["another state's code", ["Chicago", "IL", "06614"], ["Stratford", "CT", "06614"]],
    ["a name that is another city's, not a slip", ["Milton", "IL", "61053"], ["Hilton", "IL", "61053"]],
    ["two letters in the wrong order", ["Chciago", "IL", "60614"], ["Chicago", "IL", "60614"]],
    ["a missing letter", ["Edwardsvile", "IL", "62025"], ["Edwardsville", "IL", "62025"]],
    ["a state that the code's city is not known of", ["San Juan", "FL", "00901"], ["San Juan", "PR", "00901"]],
    ["soldiers' mail with a town's name", ["Ramstein", "AE", "09021"], ["APO", "AE", "09021"]],
    ["soldiers' mail of another ocean", ["FPO", "AE", "96691"], ["FPO", "AP", "96691"]],
  ])("gets the code's place first for %s", (_what, typed, [city, state, zipCode]) => {
    const { isValid, suggestions } = check(...typed);
    expect(isValid).toBe(false);
    expect(suggestions[0]).toEqual({ city, state, zipCode });
  });

  it("then gets the city's codes that are most like the typed one, six in all (AMB-211)", () => {
    expect(check("Chicago", "IL", "06614").suggestions).toEqual([
      { city: "Stratford", state: "CT", zipCode: "06614" },
      { city: "Chicago", state: "IL", zipCode: "60614" },
      { city: "Chicago", state: "IL", zipCode: "60611" },
      { city: "Chicago", state: "IL", zipCode: "60641" },
      { city: "Chicago", state: "IL", zipCode: "60601" },
      { city: "Chicago", state: "IL", zipCode: "60622" },
    ]);
  });

  it("keeps the typed state where the code lies in two", () => {
    const places = [place("06390", "Fishers Island", "CT")];
    const { suggestions } = checkAddressPlace(
      { city: "Fisher Island", state: "NY", postalCode: "06390" },
      places,
      "US",
    );
    expect(suggestions).toEqual([{ city: "Fishers Island", state: "NY", zipCode: "06390" }]);
  });

  it("offers each state of a code that lies in two", () => {
    expect(check("Fort Campbell", "GA", "42223").suggestions).toEqual([
      { city: "Fort Campbell", state: "KY", zipCode: "42223" },
      { city: "Fort Campbell", state: "TN", zipCode: "42223" },
    ]);
  });

  it("offers the province of a city beside the federal offices", () => {
    expect(check("Gatineau", "ON", "K1A 0J3", "CA").suggestions).toEqual([
      { city: "Gatineau", state: "QC", zipCode: "K1A 0J3" },
      { city: "Ottawa", state: "ON", zipCode: "K1A 0J3" },
    ]);
  });

  it.each<[typed: [string, string, string], suggestions: [string, string][]]>([
    [["Torotno", "ON", "M5A 3C4"], [["Toronto", "ON"]]],
    [["Toronto", "BC", "M5A 3C4"], [["Toronto", "ON"]]],
    [["Vancouver", "ON", "M5A 3C4"], [["Toronto", "ON"]]],
    [["Ottawa", "ON", "M5A 3C4"], [["Toronto", "ON"]]],
    [
      ["Cabbagetown", "BC", "M5A 3C4"],
      [
        ["Cabbagetown", "ON"],
        ["Toronto", "ON"],
      ],
    ],
  ])("keeps a Canadian code whole: %j", (typed, suggestions) => {
    expect(check(...typed, "CA")).toEqual({
      isValid: false,
      suggestions: suggestions.map(([city, state]) => ({ city, state, zipCode: "M5A 3C4" })),
    });
  });
});

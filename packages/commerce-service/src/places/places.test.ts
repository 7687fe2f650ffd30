import { placeOperations } from "@store/contract/places";
import type { Address } from "@store/contract/shared";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestService, type TestService } from "../testing/index.ts";
import { checkPlaceOfAddress } from "./check-place-of-address.ts";

let service: TestService;
beforeAll(async () => {
  service = await createTestService();
});
afterAll(() => service.close());

async function suggest(text: string, site: "US" | "CA" = "US") {
  const { body } = await service.shopper({ site }).call(placeOperations.suggestPlaces, { text, site });
  return body.places;
}

describe("places for what was typed", () => {
  it("offers the largest city that begins so first", async () => {
    const places = await suggest("chica");
    expect(places[0]).toEqual({ city: "Chicago", state: "IL", postalCode: "60601", country: "USA" });
    expect(await suggest("spring")).toHaveLength(6);
  });

  it("keeps the street that was typed", async () => {
    expect((await suggest("12 Mill Yard, Evanston, IL"))[0]).toEqual({
      address1: "12 Mill Yard",
      city: "Evanston",
      state: "IL",
      postalCode: "60201",
      country: "USA",
    });
    expect((await suggest("12 Mill Yard Evanst"))[0]).toMatchObject({ address1: "12 Mill Yard", city: "Evanston" });
  });

  it.each([
    ["Sain", "Saint "],
    ["St. Lou", "Saint Louis"],
    ["Fort Wor", "Fort Worth"],
    ["ft wor", "Fort Worth"],
    ["Nort", "North "],
    ["N. Las V", "North Las Vegas"],
  ])("takes long and short forms of words alike: %s", async (text, city) => {
    expect((await suggest(text))[0]?.city.replace(/^St\.? /, "Saint ")).toContain(city);
  });

  it("reads codes and their beginnings", async () => {
    expect(await suggest("60614")).toEqual([{ city: "Chicago", state: "IL", postalCode: "60614", country: "USA" }]);
    expect((await suggest("100")).map(({ postalCode }) => postalCode)).toContain("10001");
  });

  it("knows Canada by half a code, and keeps a whole one", async () => {
    expect((await suggest("montrea", "CA"))[0]).toMatchObject({ city: "Montréal", state: "QC", country: "CAN" });
    expect(await suggest("18 Distillery Walk M5A 3C4", "CA")).toEqual([
      { address1: "18 Distillery Walk", city: "Toronto", state: "ON", postalCode: "M5A 3C4", country: "CAN" },
    ]);
  });

  it.each(["zzzz", "1", "%", "'; drop table postal_place"])("offers nothing for %j", async (text) => {
    expect(await suggest(text)).toEqual([]);
  });
});

describe("places of an outside service", () => {
  const outside = { address1: "1 Harbor Way", city: "Erie", state: "PA", postalCode: "16501", country: "USA" } as const;

  it.each([
    ["six of those it finds", async () => Array(9).fill(outside), Array(6).fill(outside)],
    [
      "a long city in its short form, and none that the form refuses",
      async () => [
        { ...outside, city: "Sainte-Marguerite-du-Lac-Masson" },
        { ...outside, city: "Erie @ Harbor" },
      ],
      [{ ...outside, city: "Ste-Marguerite-du-Lac-Masson" }],
    ],
    ["the built-in ones if it fails", async () => Promise.reject(new Error("down")), [{ city: "Chicago" }]],
  ] as const)("are suggested: %s", async (_, find, expected) => {
    const configured = await createTestService({ places: { suggest: find } });
    try {
      const { body } = await configured.shopper().call(placeOperations.suggestPlaces, { text: "60614", site: "US" });
      expect(body.places).toMatchObject(expected);
    } finally {
      await configured.close();
    }
  });
});

describe("the place of an address, from the stored places", () => {
  const address = (city: string, state: string, postalCode: string): Address => ({
    firstName: "Ada",
    lastName: "Lovelace",
    address1: "12 Mill Yard",
    city,
    state,
    postalCode,
    country: "USA",
    dayPhone: "3125550142",
  });

  it.each([
    ["US", "Chicago", "IL", "60614", true],
    ["US", "St. Louis", "MO", "63101", true],
    ["US", "Springfield", "IL", "60614", false],
    ["US", "APO", "AE", "09021", true],
    ["US", "Pago Pago", "AS", "96799", true],
    ["US", "Koror", "PW", "96940", true],
    ["US", "Majuro", "MH", "96960", true],
    ["US", "Fort Campbell", "TN", "42223", true],
    ["US", "Sunland Park", "TX", "88063", true],
    ["US", "Sunland Park", "CA", "88063", false],
    ["CA", "100 Mile House", "BC", "V0K 2E0", true],
    ["CA", "70 Mile House", "BC", "V0K 2K0", true],
    ["CA", "Gatineau", "QC", "K1A 0J3", true],
    ["CA", "Toronto", "ON", "M5A 3C4", true],
    ["CA", "Toronto", "BC", "M5A 3C4", false],
    ["CA", "Vancouver", "ON", "M5A 3C4", false],
  ] as const)("%s: %s, %s %s", async (site, city, state, code, isValid) => {
    const check = await checkPlaceOfAddress(service.database, address(city, state, code), site);
    expect(check.isValid).toBe(isValid);
    expect(check.suggestions.length > 0).toBe(!isValid);
  });
});

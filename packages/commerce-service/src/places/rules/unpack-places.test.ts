import { checkCity } from "@store/postal-and-address";
import { describe, expect, it } from "vitest";
import { postalPlaces } from "../generated/postal-places.ts";
import { postalPositions } from "../generated/postal-positions.ts";
import { unpackPlaces } from "./unpack-places.ts";

const places = await unpackPlaces(postalPlaces.packed, postalPositions);

describe("the postal data", () => {
  it("has every place", () => {
    expect(places).toHaveLength(42_558);
  });

  it("names only cities that the City field accepts as they are [SWAT-39]", () => {
    const refused = places.filter(({ city }) => {
      const check = checkCity(city);
      return !check.ok || check.value !== city;
    });
    expect(refused).toEqual([]);
  });

  it.each([
    ["V0K", "100 Mile House"],
    ["96940", "Koror"],
    ["96960", "Majuro"],
  ])("knows %s as %s, by the name of the town", (postalCode, city) => {
    expect(places.find(({ postal_code }) => postal_code === postalCode)?.city).toBe(city);
  });
});

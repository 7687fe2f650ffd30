import { expect, it } from "vitest";
import { allCountries } from "./all-countries.ts";

it("are 249 unique three-letter codes with unique names [ADDR-03]", () => {
  expect(allCountries).toHaveLength(249);
  expect(new Set(allCountries.map(({ code }) => code)).size).toBe(249);
  expect(new Set(allCountries.map(({ name }) => name)).size).toBe(249);
  for (const { code, name } of allCountries) {
    expect(code).toMatch(/^[A-Z]{3}$/);
    expect(name).toBe(name.trim());
  }
});

it.each([
  ["USA", "United States"],
  ["CAN", "Canada"],
  ["GBR", "United Kingdom"],
  ["DEU", "Germany"],
  ["MEX", "Mexico"],
  ["CHE", "Switzerland"],
  ["ALA", "Åland Islands"],
])("knows %s as %s [ADDR-03]", (code, name) => {
  expect(allCountries).toContainEqual({ code, name });
});

it("are in order of name, accents and marks aside [ADDR-03]", () => {
  const sortKeys = allCountries.map(({ name }) =>
    name
      .normalize("NFD")
      .replace(/[^A-Za-z ]/g, "")
      .toLowerCase(),
  );
  expect(sortKeys).toEqual([...sortKeys].sort());
});

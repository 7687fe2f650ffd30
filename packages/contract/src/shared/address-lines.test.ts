import { describe, expect, it } from "vitest";
import { isAbroad, type PostalAddress, toAddressLines, toAddressText } from "./address-lines.ts";

const street = { address1: "12 Mill Yard", address2: "Apt 4B", address3: "buzz 12" };

describe("the lines of an address", () => {
  it.each<
    [country: string, name: string, place: Pick<PostalAddress, "city" | "state" | "postalCode">, lines: string[]]
  >([
    ["USA", "United States", { city: "Chicago", state: "IL", postalCode: "60614" }, ["Chicago, IL 60614"]],
    ["CAN", "Canada", { city: "Toronto", state: "ON", postalCode: "M5A 3C4" }, ["Toronto, ON M5A 3C4"]],
    ["DEU", "Germany", { city: "Berlin", state: "", postalCode: "10115" }, ["10115 Berlin", "Germany"]],
    ["FRA", "France", { city: "Paris", state: "", postalCode: "75001" }, ["75001 Paris", "France"]],
    ["ITA", "Italy", { city: "Milano", state: "MI", postalCode: "20121" }, ["20121 Milano, MI", "Italy"]],
    ["MEX", "Mexico", { city: "Mérida", state: "Yuc.", postalCode: "97000" }, ["97000 Mérida, Yuc.", "Mexico"]],
    [
      "GBR",
      "United Kingdom",
      { city: "London", state: "", postalCode: "N1 9GU" },
      ["London", "N1 9GU", "United Kingdom"],
    ],
    ["IRL", "Ireland", { city: "Cork", state: "Co. Cork", postalCode: "T12" }, ["Cork, Co. Cork", "T12", "Ireland"]],
    ["BRA", "Brazil", { city: "Recife", state: "PE", postalCode: "50030" }, ["Recife, PE", "50030", "Brazil"]],
    ["AUS", "Australia", { city: "Sydney", state: "NSW", postalCode: "2000" }, ["Sydney, NSW 2000", "Australia"]],
    ["JPN", "Japan", { city: "Minato", state: "Tokyo", postalCode: "105-0011" }, ["Minato, Tokyo 105-0011", "Japan"]],
    ["HKG", "Hong Kong", { city: "Kowloon", state: "", postalCode: "" }, ["Kowloon", "Hong Kong"]],
  ])("of %s (%s) are written as that country does", (country, name, place, lines) => {
    expect(toAddressLines({ ...street, ...place, country }, { code: country, name })).toEqual([
      "12 Mill Yard",
      "Apt 4B",
      "buzz 12",
      ...lines,
    ]);
  });

  it("leave out what is missing, and the name of another country than the order's", () => {
    const berlin = { address1: "Torstr. 12", city: "Berlin", state: "", postalCode: "10115", country: "DEU" };
    expect(toAddressLines(berlin)).toEqual(["Torstr. 12", "10115 Berlin"]);
    expect(toAddressLines(berlin, { code: "FRA", name: "France" })).toEqual(["Torstr. 12", "10115 Berlin"]);
    const { country: _, ...unknown } = berlin;
    expect(toAddressLines(unknown)).toEqual(["Torstr. 12", "Berlin, 10115"]);
  });

  it("are one text with commas", () => {
    const chicago = { ...street, city: "Chicago", state: "IL", postalCode: "60614", country: "USA" };
    expect(toAddressText(chicago)).toBe("12 Mill Yard, Apt 4B, buzz 12, Chicago, IL 60614");
  });
});

it.each([
  [undefined, false],
  [{ code: "USA", name: "United States" }, false],
  [{ code: "CAN", name: "Canada" }, false],
  [{ code: "DEU", name: "Germany" }, true],
])("an order to %j is abroad: %s", (shipTo, expected) => {
  expect(isAbroad(shipTo)).toBe(expected);
});

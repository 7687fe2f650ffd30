import { describe, expect, it } from "vitest";
import { findPostalRegions } from "./postal-regions.ts";
import { canadianProvinces, usStates } from "./regions.ts";

const usRegions = (zip: string) => findPostalRegions(zip, { country: "US" }).join(" ");
const canadianRegions = (code: string) => findPostalRegions(code, { country: "CA" }).join(" ");

describe("findPostalRegions of a ZIP Code", () => {
  it.each([
    ["00499", ""],
    ["00501", "NY"],
    ["00601", "PR"],
    ["00801", "VI"],
    ["00901", "PR"],
    ["01001", "MA"],
    ["02799", "MA"],
    ["02801", "RI"],
    ["03901", "ME"],
    ["05501", "MA"],
    ["05601", "VT"],
    ["06389", "CT"],
    ["06390", "NY"],
    ["06391", "CT"],
    ["09012", "AE"],
    ["09899", "AE"],
    ["09900", ""],
    ["10001", "NY"],
    ["15001", "PA"],
    ["20001", "DC"],
    ["20101", "VA"],
    ["20201", "DC"],
    ["20587", "DC"],
    ["20588", "MD"],
    ["20589", "DC"],
    ["20597", "DC"],
    ["20598", "VA"],
    ["20599", "DC"],
    ["20601", "MD"],
    ["26999", ""],
    ["27006", "NC"],
    ["34012", "AA"],
    ["34102", "FL"],
    ["39901", "GA"],
    ["42799", "KY"],
    ["42999", ""],
    ["43001", "OH"],
    ["56901", "DC"],
    ["60614", "IL"],
    ["71599", ""],
    ["73301", "TX"],
    ["73401", "OK"],
    ["73960", "TX"],
    ["73961", "OK"],
    ["83413", "ID"],
    ["83414", "WY"],
    ["83415", "ID"],
    ["88510", "TX"],
    ["88601", ""],
    ["90012", "CA"],
    ["96162", "CA"],
    ["96206", "AP"],
    ["96701", "HI"],
    ["96799", "AS"],
    ["96801", "HI"],
    ["96910", "GU"],
    ["96940", "PW"],
    ["96941", "FM"],
    ["96950", "MP"],
    ["96960", "MH"],
    ["97001", "OR"],
    ["99501", "AK"],
    ["99999", "AK"],
  ])("%s is %j", (zip, region) => {
    expect(usRegions(zip)).toBe(region);
  });

  it.each(["", "606", "6061", "606144", "60614-1234", "M5V 2T6", "abcde"])("returns nothing for %j", (zip) => {
    expect(usRegions(zip)).toBe("");
  });

  it.each([
    ["02861", "RI MA"],
    ["42223", "KY TN"],
    ["59221", "MT ND"],
    ["63673", "MO IL"],
    ["71749", "AR LA"],
    ["73949", "OK TX"],
    ["81137", "CO NM"],
    ["84536", "UT AZ"],
    ["86044", "AZ UT"],
    ["86515", "AZ NM"],
    ["88063", "NM TX"],
    ["89439", "NV CA"],
    ["97635", "OR CA"],
  ])("%s lies in %s", (zip, regions) => {
    expect(usRegions(zip)).toBe(regions);
  });

  it("covers every state, territory and military code", () => {
    const found = new Set(
      Array.from({ length: 100_000 }, (_, zip) => zip)
        // The exceptions end in 0, 4 and 9; every fifth code is enough for the rest.
        .filter((zip) => zip % 5 === 0 || zip % 5 === 4)
        .filter((zip) => zip % 100 < 10 || zip >= 96_000 || [6390, 73_960, 83_414].includes(zip))
        .flatMap((zip) => findPostalRegions(String(zip).padStart(5, "0"), { country: "US" })),
    );
    expect([...found].sort()).toEqual(
      usStates()
        .map(({ code }) => code)
        .sort(),
    );
  });
});

describe("findPostalRegions of a Canadian code", () => {
  it.each([
    ["A1A 1A1", "NL"],
    ["B3H 1A1", "NS"],
    ["C1A 1A1", "PE"],
    ["E3B 1A1", "NB"],
    ["G1A 1A1", "QC"],
    ["H2X 1Y4", "QC"],
    ["J8X 1A1", "QC"],
    ["K0A 1A1", "ON"],
    ["K1A 0A1", "ON QC"],
    ["K1B 1A1", "ON"],
    ["M5V 2T6", "ON"],
    ["P3A 1A1", "ON"],
    ["R3C 1A1", "MB"],
    ["S4P 1A1", "SK"],
    ["T2P 1A1", "AB"],
    ["v6b1a1", "BC"],
    ["X0A 1A1", "NU"],
    ["X0C 1A1", "NU"],
    ["X0E 1A1", "NT"],
    ["X0G 1A1", "NT"],
    ["X0H 1A1", ""],
    ["X1A 1A1", "NT"],
    ["X1B 1A1", ""],
    ["Y1A 1A1", "YT"],
    ["M5V", "ON"],
  ])("%s is %j", (code, region) => {
    expect(canadianRegions(code)).toBe(region);
  });

  it.each(["", "M5", "M5V 2T", "M5D 1A1", "W1A 1A1", "60614"])("returns nothing for %j", (code) => {
    expect(canadianRegions(code)).toBe("");
  });

  it("covers every province and territory", () => {
    const found = new Set(
      [..."ABCEGHJKLMNPRSTVXY"].flatMap((letter) => [
        ...findPostalRegions(`${letter}0A`, { country: "CA" }),
        ...findPostalRegions(`${letter}1A`, { country: "CA" }),
      ]),
    );
    expect([...found].sort()).toEqual(
      canadianProvinces()
        .map(({ code }) => code)
        .sort(),
    );
  });
});

import { canadianProvinces, usStates } from "@store/postal-and-address";
import { describe, expect, it } from "vitest";
import { findPostalRegions } from "./find-postal-regions.ts";

describe("a ZIP Code", () => {
  it.each([
    ["00501", ["NY"]],
    ["00901", ["PR"]],
    ["00801", ["VI"]],
    ["02108", ["MA"]],
    ["06390", ["CT", "NY"]],
    ["09012", ["AE"]],
    ["10001", ["NY"]],
    ["20001", ["DC"]],
    ["20101", ["VA"]],
    ["34012", ["AA"]],
    ["39901", ["GA"]],
    ["60614", ["IL"]],
    ["73301", ["TX"]],
    ["73949", ["OK", "TX"]],
    ["83414", ["ID", "WY"]],
    ["88510", ["TX"]],
    ["90012", ["CA"]],
    ["96206", ["AP"]],
    ["96799", ["HI", "AS"]],
    ["96910", ["GU", "FM", "MH", "MP", "PW"]],
    ["99501", ["AK"]],
  ])("%s lies in %o", (zip, states) => {
    expect(findPostalRegions(zip, "US")).toEqual(states);
  });

  it.each(["00099", "42999", "71599"])("%s begins with digits that are not in use and says nothing", (zip) => {
    expect(findPostalRegions(zip, "US")).toEqual([]);
  });

  it("can lie in every state, territory and military area", () => {
    const found = new Set(
      Array.from({ length: 1000 }, (_, prefix) =>
        findPostalRegions(`${String(prefix).padStart(3, "0")}01`, "US"),
      ).flat(),
    );
    expect([...found].sort()).toEqual(
      usStates()
        .map(({ code }) => code)
        .sort(),
    );
  });
});

describe("a Canadian postal code", () => {
  it.each([
    ["A1A 1A1", ["NL"]],
    ["H2X 1Y4", ["QC"]],
    ["M5V 2T6", ["ON"]],
    ["v6b 1a1", ["BC"]],
    ["X1A 1A1", ["NT", "NU"]],
    ["W1A 1A1", []],
  ])("%s lies in %o", (code, provinces) => {
    expect(findPostalRegions(code, "CA")).toEqual(provinces);
  });

  it("can lie in every province and territory", () => {
    const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
    const found = new Set(letters.flatMap((letter) => findPostalRegions(`${letter}1A 1A1`, "CA")));
    expect([...found].sort()).toEqual(
      canadianProvinces()
        .map(({ code }) => code)
        .sort(),
    );
  });
});

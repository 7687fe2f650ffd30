import { expect, it } from "vitest";
import { regionList } from "./regions.ts";

it.each([
  ["ID Idaho", { code: "ID", name: "Idaho" }],
  ["VI U.S. Virgin Islands", { code: "VI", name: "U.S. Virgin Islands" }],
  ["DZA Algeria", { code: "DZA", name: "Algeria" }],
  ["ALA Åland Islands", { code: "ALA", name: "Åland Islands" }],
  ["Afghanistan", { code: "AFG", name: "Afghanistan" }],
  ["Isle ABC Town", { code: "ISL", name: "Isle ABC Town" }],
  ["San Marino", { code: "SAN", name: "San Marino" }],
  ["U Thant Island", { code: "U T", name: "U Thant Island" }],
])("reads %j", (line, region) => {
  expect(regionList(line)()).toEqual([region]);
});

it("parses one region per line, in order", () => {
  expect(regionList("IA Iowa\nID Idaho")().map(({ code }) => code)).toEqual(["IA", "ID"]);
});

it("parses its text once", () => {
  const list = regionList("IA Iowa");
  expect(list()).toBe(list());
});

it("is shared and therefore frozen", () => {
  const [region] = regionList("IA Iowa")();
  expect(region).toBeDefined();
  expect(Object.isFrozen(region)).toBe(true);
  expect(Object.isFrozen(regionList("IA Iowa")())).toBe(true);
});

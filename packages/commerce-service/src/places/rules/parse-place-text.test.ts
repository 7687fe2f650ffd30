import { describe, expect, it } from "vitest";
import { parsePlaceText } from "./parse-place-text.ts";

const city = (cityKey: string, address1 = "", state: string | null = null) => ({
  kind: "city",
  address1,
  cityKey,
  state,
});
const code = (typed: string, address1 = "", start = typed) => ({ kind: "code", address1, code: start, typed });

describe("what the beginning of an address may mean", () => {
  it.each([
    ["chic", [city("chic")]],
    ["New Yo", [city("newyo")]],
    ["606", [code("606")]],
    ["Chicago 60614", [code("60614")]],
    ["12 Mill Yard 60614", [code("60614", "12 Mill Yard")]],
    ["12 Mill Yard, Chic", [city("chic", "12 Mill Yard")]],
    ["12 Mill Yard, Apt 3, Chic", [city("chic", "12 Mill Yard, Apt 3")]],
    ["Chicago, IL", [city("chicago", "", "IL"), city("il")]],
    ["12 Mill Yard Chic", [city("chic", "12 Mill Yard")]],
    ["12 Mill St. St Lou", [city("saintlou", "12 Mill St."), city("lou", "12 Mill St. St")]],
    ["12 Oak St Apt 3 Chic", [city("apt3chic", "12 Oak St"), city("chic", "12 Oak St Apt 3")]],
    ["12 Mill La", []],
    ["2134 N Halst", []],
    ["2134 N Halsted St", []],
    ["12 Mill", []],
    ["c", []],
    ["", []],
    ["12", []],
    ["%_'", []],
  ])("reads %j", (text, readings) => {
    expect(parsePlaceText(text, "US")).toEqual(readings);
  });

  it.each([
    ["m5a", [{ kind: "code", address1: "", code: "M5A", typed: "m5a" }]],
    ["18 Distillery Walk, M5A 3C4", [code("M5A 3C4", "18 Distillery Walk", "M5A")]],
    ["Montré", [city("montre")]],
    ["Toronto ON", [city("toronto", "", "ON"), city("torontoon")]],
  ])("reads %j in Canada", (text, readings) => {
    expect(parsePlaceText(text, "CA")).toEqual(readings);
  });
});

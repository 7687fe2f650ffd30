import { describe, expect, it } from "vitest";
import { expiryMaxLength, formatExpiry } from "./format-expiry.ts";

describe("formatExpiry", () => {
  it.each([
    ["", ""],
    ["0", "0"],
    ["1", "1"],
    ["2", "02"],
    ["5", "05"],
    ["9", "09"],
  ])("shows the first digit %j as %j [PAY-37]", (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });

  it.each([
    ["12", "12"],
    ["12/", "12/"],
    ["122", "12/2"],
    ["12/2", "12/2"],
    ["1229", "12/29"],
    ["12/29", "12/29"],
    ["12 / 29", "12/29"],
    ["12-29", "12/29"],
    ["12.29", "12/29"],
    [" 12/29", "12/29"],
    ["529", "05/29"],
    ["1a2b29", "12/29"],
    ["13/29", "13/29"],
    ["/", ""],
    ["1/", "01/"],
    ["//12//29", "12/29"],
    ["abc", ""],
  ])("shows %j as MM/YY: %j [PAY-37]", (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });

  it.each([
    ["12/299", "12/29"],
    ["12/202", "12/20"],
    ["12999999", "12/99"],
  ])("cuts %j to five characters: %j [PAY-37]", (typed, shown) => {
    expect(shown).toHaveLength(expiryMaxLength);
    expect(formatExpiry(typed)).toBe(shown);
  });

  it.each([
    ["12/2029", "12/29"],
    ["12 / 2029", "12/29"],
    ["122029", "12/29"],
    ["1/2029", "01/29"],
    ["2029-12", "12/29"],
    ["2029/5", "05/29"],
    ["5/29", "05/29"],
    ["1/29", "01/29"],
    ["2029-1", "01/29"],
    ["x2029-12", "12/29"],
    ["Exp. 1/2029", "01/29"],
    ["１/２０２９", "01/29"],
    ["٢٠٢٩-١٢", "12/29"],
  ])("turns the whole date %j into %j before the cut [PAY-37]", (pasted, shown) => {
    expect(formatExpiry(pasted)).toBe(shown);
  });

  it.each([
    ["12/1929", "12/19"],
    ["13/2029", "13/20"],
    ["132029", "13/20"],
    ["002029", "00/20"],
    ["12/20299", "12/20"],
    ["1220299", "12/20"],
    ["9122029", "09/12"],
    ["2029-", "02/02"],
    ["1929-12", "19/29"],
    ["12029-1", "12/02"],
    ["202912", "02/02"],
    ["1202/999", "12/02"],
    ["130520", "13/05"],
  ])("does not take %j for a whole date: %j [PAY-37]", (pasted, shown) => {
    expect(formatExpiry(pasted)).toBe(shown);
  });
});

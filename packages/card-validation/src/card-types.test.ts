import { describe, expect, it } from "vitest";
import { cardTypes } from "./card-types.ts";

const storeTypes = ["PLCCSynchrony", "Proprietary"];

describe("the table of card types", () => {
  it("has the twelve types of the checkout and no other [PAY-08]", () => {
    expect(Object.keys(cardTypes).sort()).toEqual(
      [
        "AmericanExpress",
        "CoBrandMasterCard",
        "Cup",
        "DinersClub",
        "Discover",
        "Imprint",
        "Jcb",
        "MasterCard",
        "PLCCSynchrony",
        "Proprietary",
        "Unspecified",
        "Visa",
      ].sort(),
    );
  });

  it.each(
    "MasterCard Visa AmericanExpress Discover DinersClub PLCCSynchrony CoBrandMasterCard Imprint Cup Jcb".split(" "),
  )("has the shared card brand %s [PAY-09]", (brand) => {
    expect(cardTypes).toHaveProperty(brand);
  });

  it("has every row under its own name [PAY-08]", () => {
    for (const [name, rule] of Object.entries(cardTypes)) expect(rule.type).toBe(name);
  });

  it("gives only store cards neither expiry nor security code [PAY-27]", () => {
    for (const { type, hasExpiry, hasSecurityCode } of Object.values(cardTypes)) {
      expect([type, hasExpiry, hasSecurityCode]).toEqual([
        type,
        !storeTypes.includes(type),
        !storeTypes.includes(type),
      ]);
    }
  });

  it.each([
    ["Visa", true],
    ["MasterCard", true],
    ["AmericanExpress", true],
    ["Discover", true],
    ["DinersClub", true],
    ["Jcb", true],
    ["CoBrandMasterCard", true],
    ["PLCCSynchrony", false],
    ["Proprietary", false],
    ["Imprint", false],
    ["Cup", false],
    ["Unspecified", false],
  ] as const)("says whether %s numbers end in a check digit: %s", (type, hasCheckDigit) => {
    expect(cardTypes[type].hasCheckDigit).toBe(hasCheckDigit);
  });

  it("has prefixes only for the four types that a number can show [PAY-08]", () => {
    const typed = Object.values(cardTypes).filter(({ prefixes }) => prefixes.length > 0);
    expect(typed.map(({ type }) => type).sort()).toEqual(["AmericanExpress", "Discover", "MasterCard", "Visa"]);
  });

  it.each([
    ["Visa", ["4"]],
    ["MasterCard", ["51-55", "22-27"]],
    ["AmericanExpress", ["34", "37"]],
    ["Discover", ["60", "64-65", "622", "810-817"]],
  ] as const)("lists the prefixes of %s: %j [PAY-08]", (type, prefixes) => {
    expect(cardTypes[type].prefixes).toEqual(prefixes);
  });

  it("groups Amex numbers 4-6-5 and all others by four [PAY-28]", () => {
    for (const { type, groups } of Object.values(cardTypes)) {
      expect(groups).toEqual(type === "AmericanExpress" ? [4, 6, 5] : [4, 4, 4, 4, 3]);
    }
  });

  it("gives Amex a code of four digits and every other type one of three [PAY-42]", () => {
    for (const { type, securityCodeLength } of Object.values(cardTypes)) {
      expect(securityCodeLength).toBe(type === "AmericanExpress" ? 4 : 3);
    }
  });

  it.each([
    ["AmericanExpress", [15]],
    ["Visa", [13, 16, 19]],
    ["Discover", [16]],
    ["MasterCard", [16]],
    ["Proprietary", [16]],
    ["PLCCSynchrony", [16]],
    ["Imprint", [16]],
    ["CoBrandMasterCard", [16]],
    ["DinersClub", [16]],
    ["Cup", [16]],
    ["Jcb", [16]],
    ["Unspecified", [19]],
  ] as const)("%s numbers have %j digits [PAY-30]", (type, lengths) => {
    expect(cardTypes[type].lengths).toEqual(lengths);
  });

  it("has enough groups for the longest number of every type [PAY-28]", () => {
    for (const { groups, lengths } of Object.values(cardTypes)) {
      const room = groups.reduce((total, size) => total + size, 0);
      expect(room).toBeGreaterThanOrEqual(lengths.at(-1) ?? 0);
    }
  });
});

import { describe, expect, it } from "vitest";
import type { CardRange } from "./card-range.ts";
import type { CardType } from "./card-type.ts";
import { detectCardType } from "./detect-card-type.ts";

const allTwoDigits = Array.from({ length: 90 }, (_, index) => String(index + 10));
const typeOf = (prefix: string): CardType => detectCardType(prefix.padEnd(16, "5"));

describe("detectCardType by network prefix", () => {
  it("detects 34 and 37 as Amex and no neighbor [PAY-31]", () => {
    expect(allTwoDigits.filter((prefix) => typeOf(prefix) === "AmericanExpress")).toEqual(["34", "37"]);
  });

  it("detects 51-55 and 22-27 as MasterCard, not 50, 56, 21 or 28 [PAY-33]", () => {
    expect(allTwoDigits.filter((prefix) => typeOf(prefix) === "MasterCard")).toEqual(
      "22 23 24 25 26 27 51 52 53 54 55".split(" "),
    );
  });

  it("detects every number that starts with 4 as Visa and no other [PAY-34]", () => {
    expect(allTwoDigits.filter((prefix) => typeOf(prefix) === "Visa")).toEqual(
      "40 41 42 43 44 45 46 47 48 49".split(" "),
    );
  });

  it("detects 60, 64, 65, 622 and 810-817 as Discover, not 809, 818, 621 or 623 [PAY-32]", () => {
    const allThreeDigits = Array.from({ length: 900 }, (_, index) => String(index + 100));
    const discover = allThreeDigits.filter((prefix) => typeOf(prefix) === "Discover");
    const tens = (start: string) => Array.from({ length: 10 }, (_, index) => `${start}${index}`);
    expect(discover).toEqual([
      ...tens("60"),
      "622",
      ...tens("64"),
      ...tens("65"),
      ..."810 811 812 813 814 815 816 817".split(" "),
    ]);
  });

  it.each(["", "3", "5", "2", "6", "62", "8", "81", "0", "1", "9", "abc"])(
    "leaves %j unspecified until the prefix is decisive [PAY-08]",
    (typed) => {
      expect(detectCardType(typed)).toBe("Unspecified");
    },
  );

  it.each([
    ["4", "Visa"],
    ["37", "AmericanExpress"],
    ["55", "MasterCard"],
    ["622", "Discover"],
    ["817", "Discover"],
    [" 3-7", "AmericanExpress"],
    ["x4x", "Visa"],
  ] as const)("detects %j as %s at the decisive keystroke [PAY-28]", (typed, type) => {
    expect(detectCardType(typed)).toBe(type);
  });
});

describe("detectCardType by configured range", () => {
  const bins: readonly CardRange[] = [
    { prefix: "9001", type: "Proprietary" },
    { prefix: "6011", type: "PLCCSynchrony" },
    { prefix: "5299", type: "Imprint" },
    { prefix: "52999001", type: "CoBrandMasterCard" },
    { prefix: "529990", type: "Proprietary" },
  ];

  it.each([
    ["9001 2345", "Proprietary"],
    ["9002 2345", "Unspecified"],
    ["6011 0000", "PLCCSynchrony"],
    ["6012 0000", "Discover"],
    ["601", "Discover"],
    ["5298 0000", "MasterCard"],
    ["5299 0000", "Imprint"],
    ["5299 9000", "Proprietary"],
    ["5299 9001", "CoBrandMasterCard"],
  ] as const)("detects %s as %s: ranges before networks, the longest first [PAY-27]", (typed, type) => {
    expect(detectCardType(typed, { bins })).toBe(type);
  });

  it("needs no ranges [PAY-27]", () => {
    expect(detectCardType("52999001", { bins: [] })).toBe("MasterCard");
    expect(detectCardType("52999001")).toBe("MasterCard");
  });
});

import { describe, expect, it } from "vitest";
import { displayCardType } from "./card-types.ts";

const linden = { PLCCSynchrony: "Linden & Loam CC", CoBrandMasterCard: "Linden & Loam MC" };
const plinth = { PLCCSynchrony: "Plinth CC", CoBrandMasterCard: "Plinth MC" };

describe("displayCardType", () => {
  it.each([
    [linden, "Linden & Loam CC", "Linden & Loam MC"],
    [plinth, "Plinth CC", "Plinth MC"],
    [{}, "CC", "MC"],
  ])("shows the store cards under the brand's labels %j [PAY-10]", (labels, storeCard, coBrandCard) => {
    expect(displayCardType("PLCCSynchrony", labels)).toBe(storeCard);
    expect(displayCardType("CoBrandMasterCard", labels)).toBe(coBrandCard);
  });

  it.each(["DinersClub", "Cup", "Jcb", "Discover"] as const)("shows %s as Discover [PAY-11]", (type) => {
    expect(displayCardType(type)).toBe("Discover");
    expect(displayCardType(type, linden)).toBe("Discover");
  });

  it.each([
    ["Visa", "Visa"],
    ["MasterCard", "MasterCard"],
    ["AmericanExpress", "American Express"],
    ["Imprint", "Imprint"],
    ["Proprietary", "Store Card"],
    ["Unspecified", "Card"],
  ] as const)("shows %s under its own name, %s [PAY-11]", (type, name) => {
    expect(displayCardType(type, plinth)).toBe(name);
  });
});

import { describe, expect, it } from "vitest";
import { checkCardNumber } from "./check-card-number.ts";
import { detectCardType } from "./detect-card-type.ts";
import { exactNetworkRanges } from "./exact-network-ranges.ts";

const exact = { networks: exactNetworkRanges };

describe("the ranges of the networks", () => {
  it.each(["30569309025904", "38520000023237", "36700102000000", "39000000000008"])(
    "accept %s, a Diners Club number of 14 digits",
    (number) => {
      expect(checkCardNumber(number, exact)).toEqual({ state: "valid", type: "DinersClub", digits: number });
    },
  );

  it.each([
    ["222099", "Unspecified"],
    ["222100", "MasterCard"],
    ["272099", "MasterCard"],
    ["272100", "Unspecified"],
    ["510000", "MasterCard"],
    ["559999", "MasterCard"],
    ["560000", "Unspecified"],
    ["601099", "Unspecified"],
    ["601100", "Discover"],
    ["601200", "Unspecified"],
    ["643999", "Unspecified"],
    ["644000", "Discover"],
    ["659999", "Discover"],
    ["622125", "Cup"],
    ["622126", "Discover"],
    ["622925", "Discover"],
    ["622926", "Cup"],
    ["809999", "Unspecified"],
    ["810000", "Cup"],
    ["817999", "Cup"],
    ["352799", "Unspecified"],
    ["352800", "Jcb"],
    ["358999", "Jcb"],
    ["359000", "Unspecified"],
    ["360000", "DinersClub"],
    ["305999", "DinersClub"],
    ["306000", "Unspecified"],
    ["309500", "DinersClub"],
    ["390000", "DinersClub"],
    ["340000", "AmericanExpress"],
    ["350000", "Unspecified"],
    ["370000", "AmericanExpress"],
    ["400000", "Visa"],
  ])("%s is %s", (digits, type) => {
    expect(detectCardType(digits, exact)).toBe(type);
  });

  it("need the decisive digits", () => {
    for (const digits of ["2", "22", "222", "272", "30", "309", "35", "358".slice(0, 2), "60", "601", "64"]) {
      expect(checkCardNumber(digits, exact)).toMatchObject({ state: "incomplete", type: "Unspecified" });
    }
  });

  it.each(["2220", "2721", "56", "602", "3527", "306", "9"])("refuse %s: no such card is issued", (digits) => {
    expect(checkCardNumber(digits, exact)).toMatchObject({ state: "invalid", problem: "unknownType" });
  });

  it.each([
    ["30569309025904", "valid"],
    ["36070500001020", "valid"],
    ["3607050000102000000", "valid"],
    ["3566002020360505", "valid"],
    ["62262600000000000", "valid"],
    ["6011000990139424000", "valid"],
    ["51000000000000000", "invalid"],
  ])("check %s by the lengths of its range: %s", (digits, state) => {
    expect(checkCardNumber(digits, exact)).toMatchObject({ state });
  });

  it("come after the store's own ranges", () => {
    const bins = [{ prefix: "6011", type: "Proprietary" }] as const;
    expect(detectCardType("6011", { ...exact, bins })).toBe("Proprietary");
    expect(detectCardType("65", { ...exact, bins })).toBe("Discover");
  });
});

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
    ["560000", "Maestro"],
    ["599999", "Maestro"],
    ["601099", "Maestro"],
    ["601100", "Discover"],
    ["601200", "Maestro"],
    ["643999", "Maestro"],
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
    ["493697", "Visa"],
    ["493698", "Maestro"],
    ["500000", "Maestro"],
    ["506698", "Maestro"],
    ["506699", "Elo"],
    ["506778", "Elo"],
    ["506779", "Maestro"],
    ["509000", "Elo"],
    ["401178", "Elo"],
    ["401180", "Visa"],
    ["627779", "Cup"],
    ["627780", "Elo"],
    ["650031", "Elo"],
    ["650034", "Discover"],
    ["655058", "Elo"],
    ["655059", "Discover"],
    ["219999", "Unspecified"],
    ["220000", "Mir"],
    ["220499", "Mir"],
    ["220500", "Unspecified"],
    ["637095", "Hiper"],
    ["637096", "Maestro"],
    ["63737423", "Hiper"],
    ["637612", "Hiper"],
    ["606282", "Hipercard"],
    ["606283", "Maestro"],
    ["979200", "Troy"],
    ["979300", "Unspecified"],
  ])("%s is %s", (digits, type) => {
    expect(detectCardType(digits, exact)).toBe(type);
  });

  it("need the decisive digits", () => {
    for (const digits of ["2", "22", "222", "272", "30", "309", "35", "358".slice(0, 2), "60", "601", "64"]) {
      expect(checkCardNumber(digits, exact)).toMatchObject({ state: "incomplete", type: "Unspecified" });
    }
  });

  it.each(["2205", "2220", "2721", "3527", "306", "7", "91", "9793"])("refuse %s: no such card is issued", (digits) => {
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

  it.each([
    ["6304000000000000", "Maestro"],
    ["6771798021000008", "Maestro"],
    ["5038831489120", "Maestro"],
    ["6799990100000000019", "Maestro"],
    ["6362970000457013", "Elo"],
    ["5066991111111118", "Elo"],
    ["2200000000000004", "Mir"],
    ["2201382000000013", "Mir"],
    ["6370950000000005", "Hiper"],
    ["6062828888666688", "Hipercard"],
    ["9792100000000001", "Troy"],
    ["9792090000000004", "Troy"],
  ] as const)("accept %s of %s only if `accepted` names it, with its check digit and length", (number, type) => {
    const state = (digits: string, accepted?: readonly (typeof type)[]) =>
      checkCardNumber(digits, { ...exact, luhn: true, accepted });
    const refused = { state: "invalid", type, problem: "notAccepted" };
    expect(state(number)).toEqual(refused);
    expect(state(number, [type])).toEqual({ state: "valid", type, digits: number });
    const wrong = number.slice(0, -1) + ((Number(number.at(-1)) + 1) % 10);
    expect(state(wrong, [type])).toMatchObject({ problem: number.length < 16 ? "length" : "checksum" });
    expect(state(number.padEnd(20, "0"), [type])).toMatchObject({ state: "invalid", problem: "length" });
    expect(checkCardNumber(number, { ...exact, accepted: ["Visa"] })).toEqual(refused);
  });

  it.each([
    ["9", "notAccepted"],
    ["50", "notAccepted"],
    ["5", "length"],
    ["6", "length"],
    ["60", "length"],
    ["22", "length"],
    ["2200", "notAccepted"],
  ])("answer %j while one types without `accepted`: %s", (typed, problem) => {
    expect(checkCardNumber(typed, exact)).toMatchObject({ problem });
  });

  it("leave the default ranges as they are [PAY-08]", () => {
    for (const digits of ["9792100000000001", "6304000000000000", "5066991111111118"]) {
      expect(checkCardNumber(digits)).toMatchObject({ state: "invalid", problem: "unknownType" });
    }
    expect(detectCardType("6062828888666688")).toBe("Discover");
    expect(detectCardType("2200000000000004")).toBe("MasterCard");
    expect(detectCardType("4011780000000000")).toBe("Visa");
  });

  it("come after the store's own ranges", () => {
    const bins = [{ prefix: "6011", type: "Proprietary" }] as const;
    expect(detectCardType("6011", { ...exact, bins })).toBe("Proprietary");
    expect(detectCardType("65", { ...exact, bins })).toBe("Discover");
  });
});

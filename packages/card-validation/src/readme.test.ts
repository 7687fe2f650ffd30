import { expect, it } from "vitest";
import * as everything from "./index.ts";

const { cardTypeCandidates, checkCardNumber, checkSecurityCode, exactNetworkRanges } = everything;

it("the own types of the README are accepted", () => {
  const bins = [{ prefix: "5018,5020,6304", type: "Maestro", lengths: [12, 13, 16, 19] }] as const;
  const options = { bins, networks: exactNetworkRanges, accepted: ["Visa", "Maestro"] } as const;
  expect(cardTypeCandidates("5", options)).toEqual(["Maestro", "MasterCard"]);
  expect(checkCardNumber("6304 0000 0000 0000", options)).toEqual({
    state: "valid",
    type: "Maestro",
    digits: "6304000000000000",
  });
  expect(checkCardNumber("37", options)).toEqual({ state: "invalid", type: "AmericanExpress", problem: "notAccepted" });
  expect(checkSecurityCode("123", 3)).toEqual({ state: "valid", code: "123" });
});

it("the main entry brings nothing of the schemas", () => {
  expect(Object.keys(everything).filter((name) => /schema/i.test(name))).toEqual([]);
});

import { expect, it } from "vitest";
import * as everything from "./index.ts";

const { cardTypeCandidates, checkCardNumber, checkSecurityCode, exactNetworkRanges } = everything;

it("the own types of the README are accepted", () => {
  const bins = [{ prefix: "506099-506198,650002-650027", type: "Verve", lengths: [16, 18, 19] }] as const;
  const options = { bins, networks: exactNetworkRanges, accepted: ["Visa", "Verve", "Troy"] } as const;
  expect(cardTypeCandidates("9", options)).toEqual(["Troy"]);
  expect(checkCardNumber("5060 9905 8000 0217 499", options)).toEqual({
    state: "valid",
    type: "Verve",
    digits: "5060990580000217499",
  });
  expect(checkCardNumber("37", options)).toEqual({ state: "invalid", type: "AmericanExpress", problem: "notAccepted" });
  expect(checkSecurityCode("123", 3)).toEqual({ state: "valid", code: "123" });
});

it("the first example of the README accepts what its comments say", () => {
  const options = { luhn: true, accepted: ["Visa", "MasterCard"] } as const;
  expect(checkCardNumber("4111", options)).toEqual({ state: "incomplete", type: "Visa", problem: "length" });
  expect(checkCardNumber("37", options)).toEqual({ state: "invalid", type: "AmericanExpress", problem: "notAccepted" });
});

it("the main entry brings nothing of the schemas", () => {
  expect(Object.keys(everything).filter((name) => /schema/i.test(name))).toEqual([]);
});

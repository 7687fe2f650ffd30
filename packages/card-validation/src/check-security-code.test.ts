import { describe, expect, it } from "vitest";
import { checkSecurityCode } from "./check-security-code.ts";

describe("checkSecurityCode", () => {
  it.each(["", " "])("reports %j as empty [PAY-40]", (typed) => {
    expect(checkSecurityCode(typed, "Visa")).toEqual({ state: "invalid", problem: "empty" });
  });

  it("does not report a single digit as empty [PAY-40]", () => {
    expect(checkSecurityCode("0", "Visa")).toEqual({ state: "incomplete", problem: "length" });
  });

  it.each([
    ["1", "Visa"],
    ["12", "Visa"],
    ["123", "AmericanExpress"],
  ] as const)("is incomplete at %s on %s [PAY-41]", (typed, type) => {
    expect(checkSecurityCode(typed, type)).toEqual({ state: "incomplete", problem: "length" });
  });

  it.each([
    ["1234", "Visa", "length"],
    ["12345", "AmericanExpress", "length"],
    ["12a", "MasterCard", "malformed"],
    ["1 2", "MasterCard", "malformed"],
    ["१२३", "Visa", "malformed"],
  ] as const)("refuses %s on %s for its %s [PAY-41]", (typed, type, problem) => {
    expect(checkSecurityCode(typed, type)).toEqual({ state: "invalid", problem });
  });

  it.each([
    ["123", "Visa"],
    ["000", "Discover"],
    ["1234", "AmericanExpress"],
    ["123", "CoBrandMasterCard"],
    ["123", "Unspecified"],
  ] as const)("accepts %s on %s: exactly the required number of digits [PAY-42]", (typed, type) => {
    expect(checkSecurityCode(typed, type)).toEqual({ state: "valid", code: typed });
  });

  it.each([" 123 ", "１２３", "١٢٣"])("reads %j as 123 [PAY-42]", (typed) => {
    expect(checkSecurityCode(typed, "Visa")).toEqual({ state: "valid", code: "123" });
  });

  it.each(["Proprietary", "PLCCSynchrony"] as const)(
    "requires no code for a %s card, whatever was typed [PAY-27]",
    (type) => {
      expect(checkSecurityCode("", type)).toEqual({ state: "valid", code: "" });
      expect(checkSecurityCode("12", type)).toEqual({ state: "valid", code: "" });
    },
  );
});

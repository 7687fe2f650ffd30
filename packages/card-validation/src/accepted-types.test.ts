import { describe, expect, it } from "vitest";
import { cardMessages } from "./card-messages.ts";
import type { CardRange } from "./card-range.ts";
import { securityCodeLength } from "./card-type.ts";
import { displayCardType } from "./card-types.ts";
import { checkCardNumber } from "./check-card-number.ts";
import { checkSecurityCode } from "./check-security-code.ts";
import { detectCardType } from "./detect-card-type.ts";
import { exactNetworkRanges } from "./exact-network-ranges.ts";
import { formatCardNumber } from "./format-card-number.ts";

describe("accepted types", () => {
  const accepted = ["Visa", "CoBrandMasterCard"] as const;
  const bins: readonly CardRange[] = [{ prefix: "52999001", type: "CoBrandMasterCard" }];
  const state = (digits: string, networks = false) => {
    const check = checkCardNumber(digits, {
      bins,
      accepted,
      luhn: true,
      ...(networks && { networks: exactNetworkRanges }),
    });
    return check.state === "valid" ? check.type : `${check.state} ${check.problem}`;
  };

  it.each([
    ["4111 1111 1111 1111", "Visa"],
    ["4111 1111 1111 1112", "invalid checksum"],
    ["37", "invalid notAccepted"],
    ["3782 822463 10005", "invalid notAccepted"],
    ["5555 5555 5555 4444", "invalid notAccepted"],
    // A single digit is enough if no accepted card starts with it.
    ["6", "invalid notAccepted"],
    ["3", "invalid notAccepted"],
    // It can still become the shop's own card.
    ["5", "incomplete length"],
    ["52", "incomplete length"],
    ["5299 9001", "incomplete length"],
    ["5299 9002", "invalid notAccepted"],
    ["5299 9001 0000 0009", "CoBrandMasterCard"],
    ["9", "invalid unknownType"],
    ["", "invalid empty"],
  ])("make of %j: %s", (digits, expected) => {
    expect(state(digits)).toBe(expected);
  });

  it("state the type that is not accepted, and have a message", () => {
    const check = checkCardNumber("371449635398431", { accepted: ["Visa"] });
    expect(check).toEqual({ state: "invalid", problem: "notAccepted", type: "AmericanExpress" });
    expect(cardMessages.number.notAccepted).toBe("We do not accept this type of card.");
  });

  it("are all types by default, and none for an empty list", () => {
    expect(checkCardNumber("371449635398431").state).toBe("valid");
    expect(checkCardNumber("371449635398431", { accepted: [] })).toMatchObject({ problem: "notAccepted" });
  });

  it("come before the length", () => {
    expect(state("31".padEnd(30, "7"))).toBe("invalid unknownType");
    expect(state("34".padEnd(30, "7"))).toBe("invalid notAccepted");
  });
});

describe("a type of the shop's own", () => {
  const bins = [
    { prefix: "5018,5020,6304", type: "Maestro", lengths: [12, 13, 16, 19] },
    { prefix: "7777", type: "Staff", lengths: [8], groups: [4, 4], codeDigits: 0, hasCheckDigit: false },
    { prefix: "7778", type: "Club", lengths: [10], codeDigits: 4 },
  ] as const;

  it.each([
    ["6304 0000 0000 0000", { state: "valid", type: "Maestro", digits: "6304000000000000" }],
    ["6304 0000 0000 0001", { state: "invalid", type: "Maestro", problem: "checksum" }],
    ["7777 1234", { state: "valid", type: "Staff", digits: "77771234" }],
    ["7777 12345", { state: "invalid", type: "Staff", problem: "length" }],
    ["4111", { state: "incomplete", type: "Visa", problem: "length" }],
  ])("is checked by its own rules: %s", (digits, expected) => {
    expect(checkCardNumber(digits, { bins, luhn: true })).toEqual(expected);
  });

  it("has the rules of a usual card where it states none", () => {
    expect(formatCardNumber("7778123456", { bins })).toBe("7778 1234 56");
    expect(formatCardNumber("777712345678", { bins })).toBe("7777 1234");
  });

  it("is part of the types", () => {
    const type: "Maestro" | "Staff" | "Club" | ReturnType<typeof detectCardType> = detectCardType("5018", { bins });
    expect(type).toBe("Maestro");
    expect(checkCardNumber("5018", { bins, accepted: ["Maestro"] }).state).toBe("incomplete");
    expect(displayCardType(type)).toBe("Maestro");
    expect(displayCardType(type, { Maestro: "Maestro debit" })).toBe("Maestro debit");
    // @ts-expect-error No range has this type, and a type that only a shop has states its lengths.
    expect(detectCardType("90", { bins: [{ prefix: "90", type: "Proprietory" }] })).toBe("Proprietory");
  });

  it.each([
    ["Maestro", 3],
    ["Club", 4],
    ["Staff", 3],
    ["AmericanExpress", 4],
  ] as const)("has the length of its code: %s %d", (type, length) => {
    expect(securityCodeLength(type, { bins })).toBe(length);
  });

  it("has its code checked by the number of digits", () => {
    expect(checkSecurityCode("1234", 4)).toEqual({ state: "valid", code: "1234" });
    expect(checkSecurityCode("123", 4)).toEqual({ state: "incomplete", problem: "length" });
    expect(checkSecurityCode("12", 0)).toEqual({ state: "valid", code: "" });
  });
});

it("several prefixes of a range are separated by commas; a malformed one matches nothing", () => {
  const bins = [{ prefix: "90,92-93,x,95-94", type: "Imprint" }] as const;
  const found = ["90", "91", "92", "93", "94", "95"].filter((digits) => detectCardType(digits, { bins }) === "Imprint");
  expect(found).toEqual(["90", "92", "93"]);
});

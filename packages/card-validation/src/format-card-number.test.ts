import { describe, expect, it } from "vitest";
import { cardNumberMaxLength, formatCardNumber } from "./format-card-number.ts";

describe("formatCardNumber", () => {
  it.each([
    ["", ""],
    ["4", "4"],
    ["4111", "4111"],
    ["41111", "4111 1"],
    ["4111111111111111", "4111 1111 1111 1111"],
    ["4111-1111-1111-1111", "4111 1111 1111 1111"],
    ["4111111111111111222", "4111 1111 1111 1111 222"],
    ["3714", "3714"],
    ["37144", "3714 4"],
    ["3714496353", "3714 496353"],
    ["371449635398431", "3714 496353 98431"],
    ["41x1", "411"],
    ["letters", ""],
  ])("shows %j as %j [PAY-28]", (typed, shown) => {
    expect(formatCardNumber(typed)).toBe(shown);
  });

  it.each([
    ["4111 1111 1111 1111 12/29 123", "4111 1111 1111 1111"],
    ["4111111111111111 1 / 2029", "4111 1111 1111 1111"],
    ["Card: 4222 2222 22222\n12/29\n123", "4222 2222 2222 2"],
    ["371449635398431 12/29 1234", "3714 496353 98431"],
    ["4111/1111/1111/1111", "4111 1111 1111 1111"],
    ["12/29", "1229"],
  ])("finds the number in the pasted line %j: %j [PAY-28]", (pasted, shown) => {
    expect(formatCardNumber(pasted)).toBe(shown);
  });

  it.each([
    ["Amex", "34", 15],
    ["Visa", "4", 19],
    ["MasterCard", "55", 16],
    ["Discover", "6011", 16],
    ["a number of unknown type", "99", 19],
  ])("drops the digits beyond the longest length of %s [PAY-30]", (_type, prefix, longest) => {
    const shown = formatCardNumber(prefix.padEnd(40, "1"));
    expect(shown.replaceAll(" ", "")).toBe(prefix.padEnd(longest, "1"));
  });

  it("drops nothing at the longest length itself [PAY-30]", () => {
    expect(formatCardNumber("4".repeat(19)).replaceAll(" ", "")).toHaveLength(19);
    expect(formatCardNumber("5".repeat(16)).replaceAll(" ", "")).toHaveLength(16);
  });

  it("truncates to the length of the configured range, not to that of the network [PAY-30]", () => {
    const bins = [{ prefix: "9001", type: "Proprietary", lengths: [10, 12] }] as const;
    expect(formatCardNumber("9001".padEnd(20, "2"), { bins })).toBe("9001 2222 2222");
  });

  it("fits the input for every type [PAY-29]", () => {
    expect(cardNumberMaxLength).toBe(24);
    for (const prefix of ["4", "34", "55", "6011", "99"]) {
      expect(formatCardNumber(prefix.padEnd(60, "1")).length).toBeLessThanOrEqual(cardNumberMaxLength);
    }
  });
});

import { describe, expect, it } from "vitest";
import type { CardRange } from "./card-range.ts";
import { checkCardNumber } from "./check-card-number.ts";

const bins: readonly CardRange[] = [
  { prefix: "9001", type: "Proprietary" },
  { prefix: "52999001", type: "CoBrandMasterCard" },
  { prefix: "52989001", type: "CoBrandMasterCard", isReissued: true },
  { prefix: "9077", type: "Proprietary", lengths: [10, 12] },
];

describe("checkCardNumber by type and length", () => {
  it.each([
    ["371449635398431", "AmericanExpress", "PAY-31"],
    ["341111111111111", "AmericanExpress", "PAY-31"],
    ["6011111111111117", "Discover", "PAY-32"],
    ["6411111111111111", "Discover", "PAY-32"],
    ["8101111111111111", "Discover", "PAY-32"],
    ["6221111111111111", "Discover", "PAY-32"],
    ["5555555555554444", "MasterCard", "PAY-33"],
    ["2223000048400011", "MasterCard", "PAY-33"],
    ["4222222222222", "Visa", "PAY-34"],
    ["4111111111111111", "Visa", "PAY-34"],
    ["4111111111111111110", "Visa", "PAY-34"],
  ] as const)("accepts %s as %s [%s]", (digits, type, _requirement) => {
    expect(checkCardNumber(digits)).toEqual({ state: "valid", type, digits });
  });

  it.each([14, 15, 17, 18])("does not accept a Visa of %i digits [PAY-34]", (length) => {
    expect(checkCardNumber("4".repeat(length))).toEqual({ state: "incomplete", type: "Visa", problem: "length" });
  });

  it.each([
    ["34", 14, "PAY-31"],
    ["65", 15, "PAY-32"],
    ["55", 15, "PAY-33"],
    ["4", 12, "PAY-34"],
  ])("waits for the rest of %s at %i digits [%s]", (prefix, length) => {
    const type = checkCardNumber(prefix).type;
    const typed = prefix.padEnd(length, "1");
    expect(type).not.toBe("Unspecified");
    expect(checkCardNumber(typed)).toEqual({ state: "incomplete", type, problem: "length" });
    expect(checkCardNumber(typed, { luhn: true })).toEqual({ state: "incomplete", type, problem: "length" });
  });

  it.each([
    ["34", 16, "PAY-31"],
    ["65", 17, "PAY-32"],
    ["55", 17, "PAY-33"],
    ["4", 20, "PAY-34"],
  ])("refuses %s with %i digits [%s]", (prefix, length) => {
    expect(checkCardNumber(prefix.padEnd(length, "1"))).toMatchObject({ state: "invalid", problem: "length" });
  });

  it.each(["", " ", "--", "abc"])("reports %j as empty, since only digits count [PAY-35]", (typed) => {
    expect(checkCardNumber(typed)).toEqual({ state: "invalid", type: "Unspecified", problem: "empty" });
  });

  it("does not report a number with a digit as empty [PAY-35]", () => {
    expect(checkCardNumber("4")).toMatchObject({ state: "incomplete" });
  });

  it.each(["0", "1", "50", "56", "21", "28", "61", "809", "818", "623", "9", "5011111111111111"])(
    "refuses %s at once: no known card starts with it [PAY-36]",
    (typed) => {
      expect(checkCardNumber(typed)).toEqual({ state: "invalid", type: "Unspecified", problem: "unknownType" });
    },
  );

  it.each(["3", "5", "2", "6", "62", "8", "81"])(
    "is incomplete at %s: a known card may start with it [PAY-36]",
    (typed) => {
      expect(checkCardNumber(typed)).toEqual({ state: "incomplete", type: "Unspecified", problem: "length" });
    },
  );

  it("is incomplete at 19 digits of an unknown type, and refuses the twentieth [PAY-36]", () => {
    const bins = [{ prefix: "1", type: "Unspecified" }] as const;
    const waiting = { state: "incomplete", type: "Unspecified", problem: "length" };
    const refused = { state: "invalid", type: "Unspecified", problem: "length" };
    expect(checkCardNumber("1".repeat(19), { bins })).toEqual(waiting);
    expect(checkCardNumber("1".repeat(20), { bins })).toEqual(refused);
  });

  it("ignores spaces and letters in a number [PAY-28]", () => {
    expect(checkCardNumber(" 4111-1111 1111 1111x")).toMatchObject({ state: "valid", digits: "4111111111111111" });
  });
});

describe("checkCardNumber with configured ranges", () => {
  it("accepts a store card by its range, whatever its last digit [PAY-27]", () => {
    for (const last of "0123456789") {
      const digits = `900100000000000${last}`;
      expect(checkCardNumber(digits, { bins, luhn: true })).toEqual({ state: "valid", type: "Proprietary", digits });
    }
  });

  it("uses the lengths of the type for a range whose lengths are undefined [PAY-30]", () => {
    const bins = [{ prefix: "9001", type: "AmericanExpress", lengths: undefined }] as const;
    expect(checkCardNumber("9001".padEnd(15, "1"), { bins })).toMatchObject({ state: "valid" });
    expect(checkCardNumber("9001".padEnd(16, "1"), { bins })).toMatchObject({ state: "invalid", problem: "length" });
  });

  it("is incomplete while a range may still be typed [PAY-27]", () => {
    expect(checkCardNumber("90", { bins })).toMatchObject({ state: "incomplete", type: "Unspecified" });
    expect(checkCardNumber("91", { bins })).toMatchObject({ state: "invalid", problem: "unknownType" });
  });

  it.each([
    [9, "incomplete"],
    [10, "valid"],
    [11, "incomplete"],
    [12, "valid"],
    [13, "invalid"],
  ] as const)("checks %i digits of a range with its own lengths as %s [PAY-30]", (length, state) => {
    expect(checkCardNumber("9077".padEnd(length, "1"), { bins })).toMatchObject({ state });
  });

  it.each(["52989001", "5298900100000004", "5298 9001 0000 0012"])(
    "refuses %s as reissued as soon as the range is known [PAY-44]",
    (typed) => {
      expect(checkCardNumber(typed, { bins, luhn: true })).toEqual({
        state: "invalid",
        type: "CoBrandMasterCard",
        problem: "reissued",
      });
    },
  );

  it("does not report the current co-brand card or another MasterCard as reissued [PAY-44]", () => {
    expect(checkCardNumber("5299900100000000", { bins })).toMatchObject({ state: "valid", type: "CoBrandMasterCard" });
    expect(checkCardNumber("5298900200000000", { bins })).toMatchObject({ state: "valid", type: "MasterCard" });
    expect(checkCardNumber("5298900", { bins })).toMatchObject({ state: "incomplete", type: "MasterCard" });
    expect(checkCardNumber("5298900100000000")).toMatchObject({ state: "valid", type: "MasterCard" });
  });
});

describe("checkCardNumber with the same prefix twice", () => {
  const store = { prefix: "9001", type: "Proprietary" } as const;
  const reissued = { prefix: "9001", type: "CoBrandMasterCard", isReissued: true } as const;
  const row = { prefix: "9001-9001", type: "Imprint" } as const;

  it.each([
    [[store, reissued], "CoBrandMasterCard"],
    [[reissued, store], "Proprietary"],
    [[store, row], "Imprint"],
    [[row, store], "Proprietary"],
  ] as const)("uses the later range, case %#", (twice, type) => {
    expect(checkCardNumber("9001", { bins: twice }).type).toBe(type);
  });
});

describe("checkCardNumber with prefixes of any length", () => {
  it.each(["9999999999999998", "9007199254740993", "0000000000000001"])("detects the one number %s", (prefix) => {
    const bins = [{ prefix, type: "Proprietary" }] as const;
    expect(checkCardNumber(prefix, { bins })).toEqual({ state: "valid", type: "Proprietary", digits: prefix });
    expect(checkCardNumber(`${prefix.slice(0, -1)}0`, { bins })).toMatchObject({ problem: "unknownType" });
  });

  it.each(["", "-", "90x1", "9009-9001"])("matches nothing by the prefix %j, which is not a range", (prefix) => {
    const bins = [{ prefix, type: "Proprietary" }] as const;
    expect(checkCardNumber("9001", { bins })).toMatchObject({ problem: "unknownType" });
  });
});

it("indexes a list of ranges once", () => {
  const list: CardRange[] = [{ prefix: "9001", type: "Proprietary" }];
  expect(checkCardNumber("9001", { bins: list }).type).toBe("Proprietary");
  list.push({ prefix: "9002", type: "Imprint" });
  expect(checkCardNumber("9002", { bins: list }).type).toBe("Unspecified");
});

describe("checkCardNumber with leading zeros", () => {
  const bins = [{ prefix: "0098-0101", type: "Proprietary" }] as const;

  it.each(["0098", "0099", "0100", "0101"])("detects %s by its range", (typed) => {
    expect(checkCardNumber(typed, { bins })).toMatchObject({ state: "incomplete", type: "Proprietary" });
  });

  it.each(["0097", "0102", "98", "1"])("refuses %s outside the range", (typed) => {
    expect(checkCardNumber(typed, { bins })).toMatchObject({ problem: "unknownType" });
  });
});

describe("checkCardNumber with the check digit", () => {
  it.each([
    ["4111111111111111", "Visa"],
    ["371449635398431", "AmericanExpress"],
    ["5555555555554444", "MasterCard"],
    ["6011111111111117", "Discover"],
  ] as const)("accepts %s and refuses it with another last digit", (digits, type) => {
    const wrong = digits.slice(0, -1) + ((Number(digits.at(-1)) + 1) % 10);
    expect(checkCardNumber(digits, { luhn: true })).toEqual({ state: "valid", type, digits });
    expect(checkCardNumber(wrong, { luhn: true })).toEqual({ state: "invalid", type, problem: "checksum" });
    expect(checkCardNumber(wrong)).toMatchObject({ state: "valid" });
  });

  it("treats a Visa with a wrong check digit at 13 digits as incomplete", () => {
    const stillTyped = { state: "incomplete", type: "Visa", problem: "length" };
    expect(checkCardNumber("4111111111111", { luhn: true })).toEqual(stillTyped);
    expect(checkCardNumber("4222222222222", { luhn: true })).toMatchObject({ state: "valid" });
  });

  it("refuses a 19-digit Visa with a wrong check digit", () => {
    expect(checkCardNumber("4111111111111111110", { luhn: true })).toMatchObject({ state: "valid" });
    expect(checkCardNumber("4111111111111111111", { luhn: true })).toMatchObject({ problem: "checksum" });
  });
});

import { describe, expect, it } from "vitest";
import { addressLineMaxLength, checkAddressLine } from "./check-address-line.ts";

const refused = [...'<>@&"`%?^=[]{}|\\'];

describe("checkAddressLine", () => {
  it.each(["", "  "])("reports %j as missing [SWAT-31]", (line) => {
    expect(checkAddressLine(line)).toEqual({ ok: false, problem: "missing" });
  });

  it.each(["\u200B", " \u200E\u202E ", "\uFEFF\u2066\u2069", "\u00AD"])(
    "reports %j as missing, which has no visible character [SWAT-31]",
    (line) => {
      expect(checkAddressLine(line)).toEqual({ ok: false, problem: "missing" });
      expect(checkAddressLine(line, { optional: true })).toEqual({ ok: true, value: "" });
    },
  );

  it("removes invisible characters [SWAT-31]", () => {
    expect(checkAddressLine("\u202A12 Oak\u200B St\u202C")).toEqual({ ok: true, value: "12 Oak St" });
  });

  it("accepts 30 characters and refuses 31 [SWAT-31]", () => {
    expect(addressLineMaxLength).toBe(30);
    expect(checkAddressLine("1".repeat(30))).toMatchObject({ ok: true });
    expect(checkAddressLine("1".repeat(31))).toEqual({ ok: false, problem: "tooLong" });
  });

  it("uses another limit if one is given [SWAT-31]", () => {
    expect(checkAddressLine("1".repeat(31), { max: 35 })).toMatchObject({ ok: true });
    expect(checkAddressLine("1".repeat(36), { max: 35 })).toMatchObject({ ok: false });
  });

  it.each(refused)("refuses %s [SWAT-32]", (character) => {
    expect(checkAddressLine(`12 Oak ${character} St`)).toEqual({ ok: false, problem: "malformed" });
  });

  it.each(["\t", "\n", "\r\n", "\v", "\u2028"])(
    "refuses a tab or line break, %j: it is one line [SWAT-32]",
    (character) => {
      expect(checkAddressLine(`12 Oak St${character}Apt 4`)).toEqual({ ok: false, problem: "malformed" });
      expect(checkAddressLine(`Apt${character}4`, { optional: true })).toEqual({ ok: false, problem: "malformed" });
      expect(checkAddressLine(`${character}12 Oak St${character}`)).toEqual({ ok: true, value: "12 Oak St" });
    },
  );

  it.each([..."#',.-()+*!$_;~°½éñ"])("accepts %s [SWAT-32]", (character) => {
    expect(checkAddressLine(`12 Oak ${character} St`)).toMatchObject({ ok: true });
  });

  it("accepts a single quote, as in O'Hare [SWAT-32]", () => {
    expect(checkAddressLine("1 O'Hare Way")).toEqual({ ok: true, value: "1 O'Hare Way" });
  });

  it.each([
    ["Attn: Ann", true],
    ["Attn: Ann: 2", false],
    ["::", false],
    ["12 1/2 Oak St", true],
    ["12 1/2 Oak St c/o Ann", false],
    ["//", false],
    ["Attn: c/o Ann", true],
  ])("checks the colons and slashes of %j: %s [SWAT-33]", (line, ok) => {
    expect(checkAddressLine(line).ok).toBe(ok);
  });

  it("returns the trimmed line [SWAT-31]", () => {
    expect(checkAddressLine(" 12 Oak St ")).toEqual({ ok: true, value: "12 Oak St" });
  });
});

describe("checkAddressLine for address 2", () => {
  it.each(["", "  "])("accepts %j as an empty line [SWAT-35]", (line) => {
    expect(checkAddressLine(line, { optional: true })).toEqual({ ok: true, value: "" });
  });

  it("keeps the limit of 30 [SWAT-35]", () => {
    expect(checkAddressLine("1".repeat(30), { optional: true })).toMatchObject({ ok: true });
    expect(checkAddressLine("1".repeat(31), { optional: true })).toEqual({ ok: false, problem: "tooLong" });
  });

  it.each(refused)("refuses %s [SWAT-35]", (character) => {
    expect(checkAddressLine(`Apt ${character}`, { optional: true })).toEqual({ ok: false, problem: "malformed" });
  });
});

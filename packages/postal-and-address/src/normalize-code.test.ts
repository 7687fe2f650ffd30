import { describe, expect, it } from "vitest";
import { normalizeCode } from "./normalize-text.ts";

// As chat programs, spreadsheets, PDF files and text processors add them.
const unseen = [
  "\u200B",
  "\u2060",
  "\u00AD",
  "\u200D",
  "\u202A",
  "\u202C",
  "\u200C",
  "\u200E",
  "\u200F",
  "\u202D",
  "\u202E",
  "\u2066",
  "\u2069",
  "\u2063",
  "\uFEFF",
  "\u180E",
  "\u061C",
  "\uFFFB",
  "\u0000",
];

describe("normalizeCode", () => {
  it.each(unseen)("removes %j at the ends and between the characters", (character) => {
    expect(normalizeCode(`${character}WEL${character}COME10${character}`)).toBe("WELCOME10");
  });

  it.each(["-", "‐", "‑", "‒", "–", "—", "―", "−", "﹣", "－"])("takes %j for a hyphen", (dash) => {
    expect(normalizeCode(`SAVE${dash}10`)).toBe("SAVE-10");
  });

  it.each([
    [" welcome 10 ", "WELCOME10"],
    ["ＷＥＬＣＯＭＥ１０", "WELCOME10"],
    ["6199\u00A01000\u20092000\u30003017", "6199100020003017"],
    ["٦١٩٩ ١٠٠٠", "61991000"],
    ["\u202A\u202C", ""],
    ["", ""],
  ])("normalizes %j to %j", (typed, code) => {
    expect(normalizeCode(typed)).toBe(code);
  });
});

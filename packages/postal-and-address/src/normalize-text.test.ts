import { expect, it } from "vitest";
import { normalizeText } from "./normalize-text.ts";

it.each([
  ["  a  b\t\nc ", "a b c"],
  ["\u00A0a\u00A0b", "a b"],
  ["\u3000a\u3000\u2003b\u2028c", "a b c"],
  ["\u202A312\u202C", "312"],
  ["\uFEFFa\u200Bb\u00ADc\u2060d\u200De", "abcde"],
  ["a\u0000b\u007F\u0085c", "abc"],
  [" \u200B \u0001 a", "a"],
  ["a \u200B b", "a b"],
  ["a\uFEFFb", "ab"],
  ["ｍ５ｖ　２ｔ６", "m5v 2t6"],
  ["！＠～ＡＺ０９", "!@~AZ09"],
  ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
  ["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
  ["12½ Oak № 5", "12½ Oak № 5"],
  ["\uD800a", "\uD800a"],
  ["", ""],
])("normalizes %j to %j", (pasted, normalized) => {
  expect(normalizeText(pasted)).toBe(normalized);
});

it("composes accents, also after a full-width letter or an invisible character", () => {
  expect(normalizeText("Zoe\u0308")).toBe("Zoë");
  expect(normalizeText("Zoｅ\u200B\u0308")).toBe("Zoë");
});

it.each([
  [500, "é"],
  [501, "e\u0301"],
])("composes an accent in %i characters: %j", (length, accented) => {
  const filling = "a".repeat(length - 2);
  expect(normalizeText(`${filling}e\u0301`)).toBe(`${filling}${accented}`);
});

import { expect, it } from "vitest";
import { checkAddressLine } from "./check-address-line.ts";
import { checkName, normalizeName } from "./check-name.ts";

it.each([
  ["  Ann  Marie ", "Ann Marie"],
  ["O’Neil", "O'Neil"],
  ["O`Neil", "O'Neil"],
  ["O´Neil", "O'Neil"],
  ["Day–Lewis", "Day-Lewis"],
  ["Zoe\u0308", "Zoë"],
  ["\u200BAnn\u00A0Lee\uFEFF", "Ann Lee"],
  ["علی\u200Cرضا", "علیرضا"],
  ["Ｊａｎｅ　Ｄｏｅ", "Jane Doe"],
  ["Jane,", "Jane"],
  ["Jane , ,", "Jane"],
  ["JANE DOE", "JANE DOE"],
  ["Sammy Davis Jr.", "Sammy Davis Jr."],
  ["李小龍", "李小龍"],
  ["ラーメン", "ラーメン"],
])("normalizes %j to %j, which the check accepts [ADDR-08]", (pasted, normalized) => {
  expect(normalizeName(pasted)).toBe(normalized);
  expect(checkName(normalized)).toEqual({ ok: true, value: normalized });
});

it.each([
  ["12 Oak St,", "12 Oak St"],
  ["１２ Oak St", "12 Oak St"],
  ["Washington, D.C.", "Washington, D.C."],
  ["1 O’Hare Way – 5", "1 O'Hare Way - 5"],
])("also suits the address line %j: %j [SWAT-32]", (pasted, normalized) => {
  expect(normalizeName(pasted)).toBe(normalized);
  expect(checkAddressLine(normalized)).toEqual({ ok: true, value: normalized });
});

it.each(["", "A & ,", "A1", ", Jane", "Doe, Jane"])("leaves %j to be refused by the check", (typed) => {
  expect(normalizeName(typed)).toBe(typed);
});

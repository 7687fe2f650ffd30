import { expect, it } from "vitest";
import { toDigits } from "./to-digits.ts";

it.each([
  ["plain digits", "0123456789", "0123456789"],
  ["full-width digits", "０１２３４５６７８９", "0123456789"],
  ["Arabic-Indic digits", "٠١٢٣٤٥٦٧٨٩", "0123456789"],
  ["Persian digits", "۰۱۲۳۴۵۶۷۸۹", "0123456789"],
  ["digits of several scripts", "4١1۱ １", "41111"],
  ["blanks and dashes", " 12-34\u00A056\u200B", "123456"],
  ["letters and signs", "1a/:2", "12"],
  ["signs beside the digits of each script", "／：\u065F\u066A\u06EF\u06FA", ""],
  ["characters of two units", "1\u{1F4B3}2\u{1D7CE}", "12"],
  ["nothing", "", ""],
])("reads %s", (_name, text, digits) => {
  expect(toDigits(text)).toBe(digits);
});

import { expect, it } from "vitest";
import { normalizePhone } from "./check-phone.ts";

it.each([
  "312-234-5678",
  "+1 (312) 234-5678",
  "1.312.234.5678",
  "1-312-234-5678",
  "+ 1 312 234 5678",
  "(+1) 312 234 5678",
  "001 312 234 5678",
  "0013122345678",
  "31 22 34 56 78",
  "312/234/5678",
  "312·234•5678",
  "\u202A+1 (312) 234‑5678\u202C",
  "312\u00A0234\u30005678",
  "３１２－２３４－５６７８",
  "＋１（３１２）２３４－５６７８",
  "٣١٢ ٢٣٤ ٥٦٧٨",
  "۳۱۲ ۲۳۴ ۵۶۷۸",
  "tel:+13122345678",
  "TEL: tel: 312.234.5678",
])("writes %j as it is stored [SWAT-41]", (pasted) => {
  expect(normalizePhone(pasted)).toBe("312-234-5678");
});

it.each([
  "",
  "312 234",
  "+44 20 7946 0958",
  "+312 234 5678",
  "call me",
  "312-234-5678 ext. 12",
  "312-234-5678 x12",
  "312-234-567 #8",
  "312-234-5678;12",
  "312 155 0100",
  "312 00 234 5678",
  "00 312 234 5678",
  "312 tel: 234 5678",
])("leaves %j to be refused by the check", (typed) => {
  expect(normalizePhone(typed)).toBe(typed);
});

it("only trims a number that is not of the US or Canada", () => {
  expect(normalizePhone(" tel:+44  20 7946 0958 ")).toBe("+44 20 7946 0958");
});

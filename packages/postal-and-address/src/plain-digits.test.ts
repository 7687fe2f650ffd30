import { expect, it } from "vitest";
import { toPlainDigits } from "./plain-digits.ts";

it.each(["０１２３４５６７８９", "٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹", "0123456789"])("reads the digits %s", (digits) => {
  expect(toPlainDigits(`Nr. ${digits}, twice ${digits}`)).toBe("Nr. 0123456789, twice 0123456789");
});

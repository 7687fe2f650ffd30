import { formatCardNumber } from "@store/card-validation";
import { expect, it } from "vitest";
import { keepCaret } from "./keep-caret.ts";

it.each([
  ["typing at the end", { value: "41111", caret: 5 }, { value: "4111 1", caret: 6 }],
  ["a digit into the middle", { value: "4111 92222", caret: 6 }, { value: "4111 9222 2", caret: 6 }],
  ["a blank taken out", { value: "41111111", caret: 4 }, { value: "4111 1111", caret: 4 }],
  ["a letter typed", { value: "4111x 1", caret: 5 }, { value: "4111 1", caret: 4 }],
  ["everything replaced", { value: "3714 4963 5398 431", caret: 18 }, { value: "3714 496353 98431", caret: 17 }],
])("keeps the caret behind its digit after %s [PAY-28]", (_, typed, kept) => {
  expect(keepCaret(typed, (value) => formatCardNumber(value))).toEqual(kept);
});

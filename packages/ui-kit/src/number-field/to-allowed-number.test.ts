import { expect, it } from "vitest";
import { toAllowedNumber } from "./use-number-field.ts";

const limits = { min: 1, max: 12, step: 1 };

it.each([
  ["3", { ok: true, value: 3, limit: null }],
  [" 12 ", { ok: true, value: 12, limit: null }],
  ["0", { ok: true, value: 1, limit: "min" }],
  ["-4", { ok: true, value: 1, limit: "min" }],
  ["۳", { ok: true, value: 3, limit: null }],
  ["１０", { ok: true, value: 10, limit: null }],
  ["1,200", { ok: true, value: 12, limit: "max" }],
  ["", { ok: false }],
  ["two", { ok: false }],
  ["1.5", { ok: false }],
  ["1e3", { ok: false }],
])("parses %j", (text, answer) => {
  expect(toAllowedNumber(text, limits)).toEqual(answer);
});

it.each([
  ["5", 4],
  ["7", 7],
  ["9", 10],
  ["12", 10],
])("rounds %s to a step of three, up to the last one within the limit", (text, value) => {
  expect(toAllowedNumber(text, { min: 1, max: 12, step: 3 })).toMatchObject({ value });
});

import { expect, it } from "vitest";
import { goals, judge } from "./goals.ts";

it.each([
  [0.29, "missed"],
  [0.3, "met"],
  [0.5, "aim met"],
] as const)("asks for speed: %d of the limit is %s", (value, verdict) =>
  expect(judge(value, goals.checkoutRatio)).toBe(verdict),
);

it.each([
  [41, "missed"],
  [40, "met"],
  [25, "aim met"],
] as const)("asks for few statements: %d is %s", (value, verdict) =>
  expect(judge(value, goals.checkoutStatements)).toBe(verdict),
);

import { expect, it } from "vitest";
import { domainPackages } from "../../workspace/domain-packages.ts";
import { byCall, listExpectedByCall, type Questions, toCall } from "./questions.ts";
import { requireQuestions } from "./require-questions.ts";

const questions: Questions = {
  specifier: "@store/price-format",
  asked: [
    ["sumCents", [[1, 2]], 3],
    ["formatPrice", [1250, { currency: "USD" }], "$12.50"],
  ],
  refused: [],
};

it("writes a call as a consumer does", () => {
  expect(toCall("formatPrice", [1250, { currency: "USD" }])).toBe('formatPrice(1250, {"currency":"USD"})');
  expect(toCall("canadianProvinces", [])).toBe("canadianProvinces()");
});

it("puts answers beside their calls", () => {
  expect(byCall(questions, [3, "$12.50"])).toEqual(listExpectedByCall(questions));
  expect(byCall(questions, [4, "$12.50"])).toHaveProperty(["sumCents([1,2])"], 4);
});

it.each(domainPackages().flatMap(({ specifiers }) => specifiers))("asks %s each question once", (specifier) => {
  const { asked, refused } = requireQuestions(specifier);
  const calls = asked.map(([name, words]) => toCall(name, words));
  expect(new Set(calls).size).toBe(calls.length);
  expect(refused.length).toBeGreaterThan(0);
});

it("refuses a package without questions", () => {
  expect(() => requireQuestions("@store/new")).toThrow("@store/new has no questions");
});

import { expect, it } from "vitest";
import type { Questions } from "../questions/questions.ts";
import { programKinds, programName } from "./program-kinds.ts";
import { writeProgram } from "./write-program.ts";

const questions: Questions = {
  specifier: "@store/price-format",
  asked: [["sumCents", [[1, 2]], 3]],
  refused: [["formatPrice", [1250]]],
};

it("imports in a module and requires in CommonJS", () => {
  expect(writeProgram(questions, programKinds.esm)).toBe(`import { sumCents, formatPrice } from "@store/price-format";

const answers = [
  sumCents([1,2]),
];

console.log(JSON.stringify(answers));
`);
  expect(writeProgram(questions, programKinds.commonjs)).toContain('= require("@store/price-format");');
});

it("reports from a browser's page", () => {
  expect(writeProgram(questions, programKinds.browser)).toContain('output.id = "price-format";');
});

it("makes every mistake of type in TypeScript only", () => {
  const typed = writeProgram(questions, programKinds.mts);
  expect(typed).toContain("  // @ts-expect-error\n  const answer0: symbol = sumCents([1,2]);");
  expect(typed).toContain("  // @ts-expect-error\n  formatPrice(1250);");
  expect(writeProgram(questions, programKinds.esm)).not.toContain("formatPrice(");
});

it("names a program after its specifier", () => {
  expect(programName("@store/postal-and-address/countries")).toBe("postal-and-address-countries");
});

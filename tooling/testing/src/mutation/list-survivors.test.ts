import { expect, it } from "vitest";
import { listSurvivors } from "./list-survivors.ts";
import type { Mutant } from "./mutation-report.ts";

const source = ["const limit = 3;", "if (a", "  && b) go();", ""].join("\n");
const mutant = (
  status: Mutant["status"],
  [line, column]: [number, number],
  [endLine, endColumn]: [number, number],
) => ({
  mutatorName: "Some",
  replacement: "{\n  // nothing\n}",
  status,
  location: { start: { line, column }, end: { line: endLine, column: endColumn } },
});

it("lists what no test noticed, from the top of the file down, with the code that was changed", () => {
  const mutants = [
    mutant("Survived", [2, 5], [3, 7]),
    mutant("Killed", [1, 1], [1, 2]),
    mutant("NoCoverage", [1, 15], [1, 16]),
  ];
  expect(listSurvivors({ files: { "src/a.ts": { source, mutants } } })).toEqual([
    "src/a.ts:1:15 Some: 3 → { // nothing } (no test gets here)",
    "src/a.ts:2:5 Some: a && b → { // nothing }",
  ]);
});

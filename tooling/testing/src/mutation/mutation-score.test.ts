import { describe, expect, it } from "vitest";
import type { Mutant, MutationReport } from "./mutation-report.ts";
import { mutationScore } from "./mutation-score.ts";

const location = { start: { line: 1, column: 1 }, end: { line: 1, column: 2 } };
const report = (...mutants: Pick<Mutant, "status" | "testsCompleted">[]): MutationReport => ({
  files: {
    "src/a.ts": { source: "a", mutants: mutants.map((mutant) => ({ mutatorName: "Regex", location, ...mutant })) },
  },
});

describe("mutationScore", () => {
  it("counts the noticed mutants against all valid ones", () => {
    const score = mutationScore(
      report(
        { status: "Killed" },
        { status: "Killed" },
        { status: "Timeout" },
        { status: "Survived", testsCompleted: 3 },
        { status: "NoCoverage" },
        { status: "RuntimeError" },
        { status: "Ignored" },
      ),
    );
    expect(score).toEqual({ killed: 2, timeouts: 1, survived: 1, noCoverage: 1, percent: 60 });
  });

  it("rejects survivors that no test covered", () => {
    expect(() => mutationScore(report({ status: "Survived", testsCompleted: 0 }))).toThrow(
      "1 mutants count as surviving, but no test ran against them.",
    );
  });

  it("makes no score of nothing", () => {
    expect(() => mutationScore(report({ status: "Ignored" }))).toThrow("There were no mutants to test.");
  });
});

import type { MutationReport } from "./mutation-report.ts";

export interface MutationScore {
  killed: number;
  /** Ran into an endless loop, which a test would notice too. */
  timeouts: number;
  survived: number;
  /** No test reaches them. */
  noCoverage: number;
  /** The noticed ones, killed or timed out, in percent of these four; mutants that cannot even load count nowhere. */
  percent: number;
}

/**
 * The share of mutants that the tests noticed. Throws when it cannot be determined: no mutant at all, or survivors
 * against which no test ran, as when the runner and the test framework name tests differently.
 */
export function mutationScore({ files }: MutationReport): MutationScore {
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const count = (wanted: string) => mutants.filter(({ status }) => status === wanted).length;
  const [killed, timeouts, survived, noCoverage] = [
    count("Killed"),
    count("Timeout"),
    count("Survived"),
    count("NoCoverage"),
  ];
  const judged = killed + timeouts + survived + noCoverage;
  if (judged === 0) throw new Error("There were no mutants to test.");
  const unproved = mutants.filter(({ status, testsCompleted }) => status === "Survived" && testsCompleted === 0).length;
  if (unproved > 0) throw new Error(`${unproved} mutants count as surviving, but no test ran against them.`);
  return { killed, timeouts, survived, noCoverage, percent: (100 * (killed + timeouts)) / judged };
}

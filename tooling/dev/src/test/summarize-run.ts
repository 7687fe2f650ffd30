import { workspaceRoot } from "../workspace/workspace-root.ts";
import { readTestReports } from "./read-test-reports.ts";
import { saveRecord } from "./recorded-runs.ts";

const command = "npx -y pnpm@12 test";

interface FinishedRun {
  /** The names of the suites that failed. */
  failed: readonly string[];
  isWhole: boolean;
  /** Whether the seconds of its tests count for `check tiers`, if it is green. */
  isRecorded: boolean;
}

/** Prints the slowest files, what failed, and the counts of a run; keeps the seconds of a whole one. Returns the exit code. */
export function summarizeRun({ failed, isWhole, isRecorded }: FinishedRun): number {
  const files = readTestReports(workspaceRoot);
  const statuses = Map.groupBy(
    files.flatMap(({ tests }) => tests),
    ({ status }) => status,
  );
  const count = (status: "passed" | "flaky" | "failed") => statuses.get(status)?.length ?? 0;
  const passed = count("passed") + count("flaky");
  const slowest = files.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, 10);
  console.log("The slowest files:");
  for (const { file, milliseconds } of slowest)
    console.log(`${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${file}`);
  for (const { file, tests } of files)
    for (const { title, status } of tests)
      if (status === "failed" || status === "flaky") console.log(`${status}: ${file} › ${title}`);
  if (failed.length > 0) console.error(`Failed: ${failed.join("; ")}`);
  if (passed === 0) console.error("No test ran.");
  // A suite that could not run has no failed test to its name.
  const failures = Math.max(count("failed"), failed.length, passed === 0 ? 1 : 0);
  if (isRecorded && failures === 0) saveRecord(workspaceRoot, files);
  console.log(
    isWhole
      ? `\`${command}\` leaves out the slow tests, those with the tag \`deep\`.`
      : `The slow tests did not run: \`${command} all\` runs them too, as CI does before a change lands.`,
  );
  console.log(`${passed} passed, ${failures} failed`);
  return failures > 0 ? 1 : 0;
}

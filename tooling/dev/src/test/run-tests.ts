import fs from "node:fs";
import path from "node:path";
import { openTemplate } from "../database/test-database.ts";
import { workspaceRoot } from "../start/workspace-root.ts";
import { listTestReports, readTestReports } from "./read-test-reports.ts";
import { runTurbo } from "./run-turbo.ts";
import { type Suite, suites } from "./suites.ts";

/** Runs every suite, also after one has failed; prints what each took, the slowest files and the counts. Returns the exit code. */
export async function runAllTests({ force }: { force: boolean }): Promise<number> {
  const failed: string[] = [];
  // An earlier report must not count for a package that ends without one; cached reports are restored.
  for (const report of listTestReports(workspaceRoot)) fs.rmSync(path.join(workspaceRoot, report));
  // One for the packages that need it; each test clones its template.
  await using database = await openTemplate();

  async function runSuite({ name, tasks }: Suite): Promise<void> {
    const started = performance.now();
    console.log(`${name}: started`);
    const { code, output } = await runTurbo([...tasks, ...(force ? ["--force"] : [])], {
      env: { STORE_TEST_DATABASE: database.serverUrl },
      isShown: false,
    });
    process.stdout.write(output);
    console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
    if (code !== 0) failed.push(name);
  }

  const queue = suites.filter(({ isAlone }) => !isAlone).values();
  const runUntilDone = async () => {
    for (const suite of queue) await runSuite(suite);
  };
  await Promise.all([runUntilDone(), runUntilDone()]);
  for (const suite of suites.filter(({ isAlone }) => isAlone)) await runSuite(suite);

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
  console.log(`${passed} passed, ${failures} failed`);
  return failures > 0 ? 1 : 0;
}

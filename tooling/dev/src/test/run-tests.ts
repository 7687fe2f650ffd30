import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { openTemplate } from "../database/test-database.ts";
import { workspaceRoot } from "../workspace/workspace-root.ts";
import { watchProgress } from "./progress/watch-progress.ts";
import { listTestReports } from "./read-test-reports.ts";
import { runTurbo } from "./run-turbo.ts";
import { type ChosenSuite, chooseSuites, type Extent } from "./suites.ts";
import { summarizeRun } from "./summarize-run.ts";

const longestOutput = 10_000;

interface RunOptions {
  /** Runs what has passed before, too. */
  force: boolean;
  /** Instead of the suites of the extent. */
  chosen?: readonly ChosenSuite[];
}

/**
 * Runs the suites of a run, also after one has failed: the journeys at once, the others beside them with low priority, so
 * that they compute while a journey waits for its page. Prints what is under way, what each suite took, the slowest files
 * and the counts. Returns the exit code.
 */
export async function runTests(extent: Extent, { force, chosen }: RunOptions): Promise<number> {
  const running = chosen ?? chooseSuites(extent);
  // An earlier report must not count for a package that ends without one; cached reports are restored.
  for (const report of listTestReports(workspaceRoot)) fs.rmSync(path.join(workspaceRoot, report));
  const watch = watchProgress();
  const failed: string[] = [];
  let isCached = false;

  async function runSuite(suite: ChosenSuite, env: Record<string, string> = {}): Promise<void> {
    const { name, tasks, words, files } = suite;
    const started = performance.now();
    const total = files === undefined ? undefined : fs.globSync(files, { cwd: workspaceRoot }).length;
    const { file, end } = watch.follow(name, total);
    watch.print(`${name}: started`);
    const options = [...(force ? ["--force"] : []), ...(words.length > 0 ? ["--", ...words] : [])];
    const { code, output } = await runTurbo([...tasks, ...options], {
      env: { ...env, ...suite.env, STORE_PROGRESS: file },
      isShown: false,
    });
    end();
    isCached ||= /cache hit/.test(output);
    const log = writeLog(name, output);
    watch.print(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s${code === 0 ? "" : ", failed"}`);
    if (code === 0) return;
    failed.push(name);
    // Each failure has been told. A machine of CI is gone with its files, so it prints everything.
    watch.print(process.env.CI ? output : `${output.slice(-longestOutput)}\nThe whole output of ${name}: ${log}`);
  }

  try {
    const urgent = running.filter(({ isUrgent }) => isUrgent).map((suite) => runSuite(suite));
    const others = running.filter(({ isUrgent }) => !isUrgent);
    if (others.length > 0) await runBeside(others, urgent, runSuite);
    await Promise.all(urgent);
  } finally {
    watch.stop();
  }
  // What a task takes when its result is restored says nothing.
  const isRecorded = extent.isWhole && extent.part === undefined && chosen === undefined && !isCached;
  return summarizeRun({ failed, isWhole: extent.isWhole, isRecorded });
}

/** Runs suites with low priority, two at a time, or one as long as an urgent suite runs. */
async function runBeside(
  suites: readonly ChosenSuite[],
  urgent: readonly Promise<void>[],
  runSuite: (suite: ChosenSuite, env: Record<string, string>) => Promise<void>,
): Promise<void> {
  // What starts from now on inherits this, PostgreSQL too.
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  // One for the packages that need it; each test clones its template.
  await using database = await openTemplate();
  const queue = suites.values();
  const runUntilDone = async () => {
    for (const suite of queue) await runSuite(suite, { STORE_TEST_DATABASE: database.serverUrl });
  };
  await Promise.all([runUntilDone(), Promise.all(urgent).then(runUntilDone)]);
}

function writeLog(suite: string, output: string): string {
  const log = path.join(workspaceRoot, ".store/test-logs", `${suite.replaceAll(/\W+/g, "-")}.log`);
  fs.mkdirSync(path.dirname(log), { recursive: true });
  fs.writeFileSync(log, output);
  return log;
}

import { spawnSync } from "node:child_process";
import path from "node:path";

const words = ["run", "--config", "../../tooling/config/vitest.config.ts", "src/all-calls.test.ts", "-u"];

/**
 * The routes of the contract are written by its snapshot test, from the calls; what one run wrote is read by the next,
 * which has to pass. Throws an error with its output if it does not.
 */
export function updateRoutes(root: string): void {
  // The first run may fail: no run of tests that this is a part of hears of it.
  const env = { ...process.env, STORE_PROGRESS: "" };
  const run = () => spawnSync("vitest", words, { cwd: path.join(root, "packages/contract"), encoding: "utf8", env });
  run();
  const { status, stdout, stderr, error } = run();
  if (status !== 0) throw new Error(`The routes are not written.\n${error?.message ?? `${stdout}${stderr}`}`);
}

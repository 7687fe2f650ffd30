import path from "node:path";
import { runStep } from "../consumers/run-step.ts";
import { workspaceRoot } from "../start/workspace-root.ts";

const program = path.join(workspaceRoot, "node_modules/@changesets/cli/bin.js");

// On a CI machine pnpm would ask for a proof of origin that a registry on this machine cannot check.
const notOfCi = { GITHUB_ACTIONS: undefined, ACTIONS_ID_TOKEN_REQUEST_URL: undefined };

/**
 * Runs the workspace's `changeset` for the workspace in `cwd`; returns what it printed. With `npmrc` it publishes to the
 * registry of that configuration instead of the account's own. Throws an error with the name of the step and the output.
 */
export function runChangeset(
  step: string,
  words: readonly string[],
  { cwd, npmrc }: { cwd: string; npmrc?: string | undefined },
): Promise<string> {
  const env = npmrc ? { ...notOfCi, NPM_CONFIG_USERCONFIG: npmrc } : {};
  return runStep(step, process.execPath, [program, ...words], { cwd, withinMs: 300_000, env });
}

import path from "node:path";
import { runStep } from "../consumers/run-step.ts";
import { workspaceRoot } from "../workspace/workspace-root.ts";

const program = path.join(workspaceRoot, "node_modules/@changesets/cli/bin.js");

/** A registry on this machine, and the npm configuration that names it for our scope and may publish there. */
export interface LocalRegistry {
  url: string;
  npmrc: string;
}

// npm and pnpm pass their settings to what they run, as variables that win over a configuration file. On a CI machine
// pnpm would also ask for a proof of origin that a registry on this machine cannot check.
const notOfRegistry = /^p?npm_config_|^(GITHUB_ACTIONS|ACTIONS_ID_TOKEN_.*|NPM_ID_TOKEN)$/i;

/** The variables of a program that knows `registry` and no other for our scope. */
function toEnvironment({ npmrc }: LocalRegistry): NodeJS.ProcessEnv {
  const removed = Object.keys(process.env).filter((name) => notOfRegistry.test(name));
  return {
    ...Object.fromEntries(removed.map((name) => [name, undefined])),
    NPM_CONFIG_USERCONFIG: npmrc,
    npm_config_userconfig: npmrc,
  };
}

/**
 * Runs the workspace's `changeset` for the workspace in `cwd`; returns what it printed. It uses the account's own npm
 * configuration, or `registry`. Throws an error with the name of the step and the output.
 */
export function runChangeset(
  step: string,
  words: readonly string[],
  { cwd, registry }: { cwd: string; registry?: LocalRegistry | undefined },
): Promise<string> {
  const env = registry ? toEnvironment(registry) : {};
  return runStep(step, process.execPath, [program, ...words], { cwd, withinMs: 300_000, env });
}

/** Throws unless pnpm in `cwd` publishes our scope to `registry`: a rehearsal must reach no other. */
export async function requireRegistry(registry: LocalRegistry, cwd: string): Promise<void> {
  const words = ["config", "get", "@store:registry"];
  const found = (await runStep("reading the registry", "pnpm", words, { cwd, env: toEnvironment(registry) })).trim();
  if (found !== registry.url) throw new Error(`pnpm would publish to ${found} instead of ${registry.url}.`);
}

import { spawnSync } from "node:child_process";
import path from "node:path";
import { workspaceRoot } from "../workspace/workspace-root.ts";
import { type Command, commandGroups } from "./command-groups.ts";

/** Finds a command of a group by its name. */
export function findCommand(group: keyof typeof commandGroups, name: string): Command | undefined {
  return Object.entries<Command>(commandGroups[group]).find(([each]) => each === name)?.[1];
}

/** Runs a command's steps until one fails; returns the exit code. `rest` goes to the last step. */
export function runCommand({ steps, folder = ".", env = {} }: Command, rest: readonly string[]): number {
  // What some files reported must not be taken for what their package reports.
  const partial: Record<string, string> = rest.length > 0 ? { STORE_REPORTS: ".reports/partial" } : {};
  for (const [at, [program, ...words]] of steps.entries()) {
    const isLast = at === steps.length - 1;
    const { status, error } = spawnSync(program, isLast ? [...words, ...rest] : words, {
      cwd: path.join(workspaceRoot, folder),
      stdio: "inherit",
      env: { ...process.env, ...partial, ...env },
    });
    if (error) console.error(`${program} could not be started: ${error.message}`);
    if (status !== 0) return status ?? 1;
  }
  return 0;
}

import { spawnSync } from "node:child_process";
import path from "node:path";
import { workspaceRoot } from "../start/workspace-root.ts";
import { type Command, commandGroups } from "./command-groups.ts";

/** Finds a command of a group by its name. */
export function findCommand(group: keyof typeof commandGroups, name: string): Command | undefined {
  return Object.entries<Command>(commandGroups[group]).find(([each]) => each === name)?.[1];
}

/** Runs a command's steps until one fails; answers the exit code. `rest` goes to the last step. */
export function runCommand({ steps, folder = ".", env = {} }: Command, rest: readonly string[]): number {
  for (const [at, [program, ...words]] of steps.entries()) {
    const isLast = at === steps.length - 1;
    const { status } = spawnSync(program, isLast ? [...words, ...rest] : words, {
      cwd: path.join(workspaceRoot, folder),
      stdio: "inherit",
      env: { ...process.env, ...env },
    });
    if (status !== 0) return status ?? 1;
  }
  return 0;
}

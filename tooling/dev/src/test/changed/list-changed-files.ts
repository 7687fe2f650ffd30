import { execFileSync } from "node:child_process";
import { workspaceRoot } from "../../start/workspace-root.ts";

/**
 * The files that differ from a commit, by paths from the root: committed since, changed, new or removed. Throws what git says
 * if there is no such commit.
 */
export function listChangedFiles(base: string): string[] {
  const git = (...words: string[]) =>
    execFileSync("git", words, { cwd: workspaceRoot, encoding: "utf8", maxBuffer: 1e8 }).split("\0").filter(Boolean);
  // Of a renamed file both names: what imported the old one is reached, too.
  return [
    ...new Set([
      ...git("diff", "--name-only", "--no-renames", "-z", base, "--"),
      ...git("ls-files", "--others", "--exclude-standard", "-z"),
    ]),
  ].sort();
}

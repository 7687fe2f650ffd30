import { execFileSync } from "node:child_process";

/**
 * The files that have changed since the branch left a commit (by default since the last commit), by paths from the root:
 * committed, changed, new or removed. Throws git's own words if there is no such commit.
 */
export function listChangedFiles(root: string, since = "HEAD"): string[] {
  const git = (...words: string[]) =>
    execFileSync("git", words, { cwd: root, encoding: "utf8", maxBuffer: 1e8, stdio: ["ignore", "pipe", "pipe"] });
  const list = (...words: string[]) =>
    git(...words)
      .split("\0")
      .filter(Boolean);
  const base = git("merge-base", since, "HEAD").trim();
  // Of a renamed file both names: what imported the old one is reached, too.
  const changed = list("diff", "--name-only", "--no-renames", "-z", base, "--");
  const added = list("ls-files", "--others", "--exclude-standard", "-z");
  return [...new Set([...changed, ...added])].sort();
}

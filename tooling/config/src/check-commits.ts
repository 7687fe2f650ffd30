import { spawnSync } from "node:child_process";
import path from "node:path";
import { since } from "../commitlint.config.ts";

const config = path.resolve(import.meta.dirname, "..");

interface CommitCheck {
  readonly isOk: boolean;
  readonly text: string;
}

/**
 * Checks the subjects of the commits after `start` in the clone at `folder`. In a shallow clone that does not contain
 * `start` it checks only the last commit, and the text says so.
 */
export function checkCommits(folder: string, start: string): CommitCheck {
  const git = (...words: string[]) => spawnSync("git", words, { cwd: folder, encoding: "utf8" });
  if (git("rev-parse", "HEAD").status !== 0)
    return { isOk: true, text: "No commits to check: this is not a Git clone." };

  const hasStart = git("cat-file", "-e", `${start}^{commit}`).status === 0;
  const isShallow = git("rev-parse", "--is-shallow-repository").stdout.trim() === "true";
  if (!hasStart && !isShallow) {
    return {
      isOk: false,
      text: `This clone does not contain ${start}, which commitlint.config.ts names as \`since\`.`,
    };
  }

  const range = hasStart ? ["--from", start, "--to", "HEAD"] : ["--last"];
  const words = [...range, "--config", path.join(config, "commitlint.config.ts"), "--cwd", folder];
  const { status, stdout, stderr } = spawnSync(path.join(config, "node_modules/.bin/commitlint"), words, {
    cwd: config,
    encoding: "utf8",
  });
  const notice = "This clone is shallow, so only its last commit is checked. To check all: git fetch --unshallow";
  const count = git("rev-list", "--count", "--no-merges", `${start}..HEAD`).stdout.trim();
  const passed = hasStart ? `${count} commit subjects follow the rules.` : "Its subject follows the rules.";
  const result = status === 0 ? passed : `${stdout}${stderr}`;
  return { isOk: status === 0, text: hasStart ? result : `${notice}\n${result}` };
}

if (import.meta.main) {
  const { isOk, text } = checkCommits(path.resolve(config, "../.."), since);
  console.log(text.trim());
  process.exitCode = isOk ? 0 : 1;
}

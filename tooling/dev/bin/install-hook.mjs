import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

// `install.mjs` runs it, on any version of Node. It installs the `commit-msg` hook that checks the subject of a commit.
// It changes nothing if the clone already has a hooks path or a `commit-msg` hook.

const mark = "# Installed by @store/dev";
const hook = `#!/bin/sh
${mark}: checks the commit message. Remove this file to commit without the check; CI checks it again.
commitlint=tooling/config/node_modules/.bin/commitlint
[ ! -x "$commitlint" ] || exec "$commitlint" --config tooling/config/commitlint.config.ts --edit "$1"
`;

/**
 * The output of a Git command; an empty text if it fails, as it does outside a clone and for a setting that is absent.
 */
function git(...words) {
  try {
    return execFileSync("git", words, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return "";
  }
}

const folder = git("rev-parse", "--git-path", "hooks");
if (folder && !git("config", "core.hooksPath")) {
  const file = path.join(folder, "commit-msg");
  const current = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : mark;
  if (current.includes(mark) && current !== hook) {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(file, hook, { mode: 0o755 });
  }
}

import { spawnSync } from "node:child_process";
import fs from "node:fs";

// Runs before `start`, `dev`, `test` and the other commands, on any Node that the machine has. It installs the dependencies and
// the `commit-msg` hook, and prints pnpm's output only if the installation fails. The scripts in package.json run `hash -r`
// after it: the shell remembers the machine's `node`, and the project's own has just been installed.
const isFirst = !fs.existsSync("node_modules/.modules.yaml");
if (isFirst) console.log("Installing the dependencies. The first time this takes half a minute ...");
const started = performance.now();
const shell = process.platform === "win32";
const { status, stdout, stderr, error } = spawnSync("pnpm", ["install"], { encoding: "utf8", maxBuffer: 1e8, shell });
if (status !== 0) {
  console.error(`${error?.message ?? `${stdout}${stderr}`}\nThe installation failed. The reason is above.`);
  process.exit(1);
}
await import("./install-hook.mjs");
const seconds = (performance.now() - started) / 1000;
if (isFirst || seconds > 3) console.log(`Installed in ${seconds.toFixed(1)} s.`);

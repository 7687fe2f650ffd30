import { spawnSync } from "node:child_process";
import fs from "node:fs";

// Runs before `start`, `dev` and `test`, on whatever Node the machine has: installs what package.json names. Of the page that
// pnpm prints about it, only a failure is shown. A script that goes on after it says `hash -r`: the shell remembers the
// machine's `node`, and the installation has just brought the project's.
const isFirst = !fs.existsSync("node_modules/.modules.yaml");
if (isFirst) console.log("Installing what package.json names; the first time this takes half a minute ...");
const started = performance.now();
const shell = process.platform === "win32";
const { status, stdout, stderr, error } = spawnSync("pnpm", ["install"], { encoding: "utf8", maxBuffer: 1e8, shell });
if (status !== 0) {
  console.error(`${error?.message ?? `${stdout}${stderr}`}\nThe installation failed; the reason stands above.`);
  process.exit(1);
}
const seconds = (performance.now() - started) / 1000;
if (isFirst || seconds > 3) console.log(`Installed in ${seconds.toFixed(1)} s.`);

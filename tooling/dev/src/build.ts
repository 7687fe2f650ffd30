import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { withLock } from "./process/with-lock.ts";
import { workspaceRoot } from "./workspace/workspace-root.ts";

// Builds both storefronts, the planner's 3D view and the mails, or what is named, in two lines unless it fails. Two commands at once (`start` and
// `test`) would write the same folders: one waits for the other.
const named = process.argv.slice(2);
const packages = named.length > 0 ? named : ["./apps/storefront-*", "@store/sectional-configurator", "@store/mail"];
const tasks = [
  "run",
  "build",
  ...packages.map((name) => `--filter=${name}`),
  "--output-logs=new-only",
  "--log-order=grouped",
];
if (named.length === 0) console.log("Building both storefronts ...");
const started = performance.now();
const runTurbo = (...more: string[]) =>
  spawnSync("turbo", [...tasks, ...more], {
    cwd: workspaceRoot,
    encoding: "utf8",
    maxBuffer: 1e8,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", NODE_ENV: "production" },
  });
// The cache keeps no pictures: a build that was deleted and comes from there is built again.
const hasPictures = () =>
  fs
    .globSync("apps/storefront-*/build/server", { cwd: workspaceRoot })
    .every((server) => fs.existsSync(path.join(workspaceRoot, server, "../pictures")));
const { status, stdout, stderr, error } = await withLock(path.join(workspaceRoot, ".store", "build.lock"), () => {
  const built = runTurbo();
  return built.status !== 0 || hasPictures() ? built : runTurbo("--force");
});
if (status !== 0) {
  console.error(error?.message ?? `${stdout}${stderr}`);
  process.exit(status ?? 1);
}
const warnings = stdout.split("\n").filter((line) => /\bwarn(ing)?\b/i.test(line));
if (warnings.length > 0) console.warn(warnings.join("\n"));
if (named.length === 0) console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);

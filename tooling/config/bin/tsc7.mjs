#!/usr/bin/env node
// TypeScript 7 checks types four times faster; version 6 stays the workspace's `typescript`, since declaration bundling needs its API.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import path from "node:path";

const home = path.dirname(createRequire(import.meta.url).resolve("typescript7/package.json"));
const { status } = spawnSync(process.execPath, [path.join(home, "bin", "tsc"), ...process.argv.slice(2)], {
  stdio: "inherit",
});
process.exit(status ?? 1);

import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { toolsFolder, versions } from "../denoise/tools.ts";

mkdirSync(toolsFolder, { recursive: true });
writeFileSync(path.join(toolsFolder, "package.json"), '{ "private": true }\n');
execFileSync("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", ...versions], {
  cwd: toolsFolder,
  stdio: "inherit",
});

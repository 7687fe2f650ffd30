import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { letEverybodyRead } from "../../files/let-everybody-read.ts";
import { makeFolderWhole } from "../../files/make-folder-whole.ts";
import { withLock } from "../../process/with-lock.ts";
import { storeFolder } from "../../start/workspace-root.ts";
import { describeFailure } from "../describe-failure.ts";
import { nodePackage } from "./node-package.ts";
import { toolsFolderName, toolsManifest } from "./tools-manifest.ts";

/** The programs of a consumer, each by its path, and the folder from which Verdaccio can be loaded. */
export interface Tools {
  folder: string;
  node: string;
  npm: string;
  tsc: string;
  vite: string;
}

const fetchWithinMs = 300_000;

/**
 * Answers the tools of a consumer on this machine; the first call fetches them with npm, from wherever the developer's own
 * configuration says, and keeps them. Two runs at once fetch them once. Throws with npm's words when that fails.
 */
export async function openTools(machine = { platform: process.platform, arch: process.arch }): Promise<Tools> {
  const parent = path.join(storeFolder, "consumers");
  const folder = path.join(parent, toolsFolderName(machine));
  if (!fs.existsSync(folder)) {
    await withLock(path.join(parent, "tools.lock"), () =>
      makeFolderWhole(folder, (part) => {
        fs.writeFileSync(path.join(part, "package.json"), JSON.stringify(toolsManifest(machine), null, 2));
        fetchInto(part);
        letEverybodyRead(part);
      }),
    );
  }
  const { name, program } = nodePackage(machine);
  const inside = (...names: string[]) => path.join(folder, "node_modules", ...names);
  return {
    folder,
    node: inside(name, program),
    npm: inside("npm", "bin", "npm-cli.js"),
    tsc: inside("typescript", "bin", "tsc"),
    vite: inside("vite", "bin", "vite.js"),
  };
}

function fetchInto(folder: string): void {
  console.log("consumers: fetching Node 20 and its tools, once");
  const words = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"];
  try {
    execFileSync("npm", words, {
      cwd: folder,
      encoding: "utf8",
      stdio: "pipe",
      timeout: fetchWithinMs,
      // On Windows npm is a script of the shell; the words above need no quoting.
      shell: process.platform === "win32",
    });
  } catch (error) {
    throw new Error(describeFailure("fetching Node 20 and its tools", error, { withinMs: fetchWithinMs }));
  }
}

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { makeFolderWhole } from "@store/dev/make-folder-whole";

const versions = { "@stryker-mutator/core": "10.1.1", "@stryker-mutator/vitest-runner": "10.1.1" };

export interface MutationTools {
  /** The script that `node` runs. */
  stryker: string;
  /** The plugin through which it runs the tests with the workspace's own Vitest. */
  vitestRunner: string;
}

/** Stryker, fetched into `home` by the first run that needs it: the workspace itself does without its 60 MB. */
export function mutationTools(home: string): MutationTools {
  const hash = createHash("sha256").update(JSON.stringify(versions)).digest("hex").slice(0, 12);
  const folder = path.join(home, `tools-${hash}`);
  makeFolderWhole(folder, (part) => {
    fs.writeFileSync(path.join(part, "package.json"), JSON.stringify({ private: true, dependencies: versions }));
    // Without its peers: a second Vitest here would not be the one that the tests import.
    const words = ["install", "--legacy-peer-deps", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"];
    execFileSync("npm", words, { cwd: part, stdio: "inherit" });
  });
  const modules = path.join(folder, "node_modules/@stryker-mutator");
  return {
    stryker: path.join(modules, "core/bin/stryker.js"),
    vitestRunner: path.join(modules, "vitest-runner/dist/src/index.js"),
  };
}

import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { letEverybodyRead } from "../files/let-everybody-read.ts";
import { makeFolderWhole } from "../files/make-folder-whole.ts";
import { describeFailure } from "../process/describe-failure.ts";
import { withLock } from "../process/with-lock.ts";
import { storeFolder } from "../workspace/workspace-root.ts";

/** What is fetched: npm packages, each at one exact version. */
export interface NpmManifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly overrides?: object;
}

const withinMs = 300_000;

/** The folder of fetched packages below `.store`: other versions mean another folder. */
export function npmFolderName(name: string, manifest: NpmManifest): string {
  const mark = createHash("sha256").update(JSON.stringify(manifest)).digest("hex");
  return `${name}-${mark.slice(0, 12)}`;
}

/**
 * The folder of npm packages that only one command needs. The first call fetches them with the developer's npm
 * configuration; two calls at once fetch them once. Their install scripts do not run. Throws npm's output when that
 * fails.
 */
export async function fetchNpm(name: string, manifest: NpmManifest, words: readonly string[] = []): Promise<string> {
  const folder = path.join(storeFolder, npmFolderName(name, manifest));
  if (fs.existsSync(folder)) return folder;
  await withLock(path.join(storeFolder, `${name}.lock`), () =>
    makeFolderWhole(folder, (part) => {
      fs.writeFileSync(path.join(part, "package.json"), JSON.stringify({ private: true, ...manifest }, null, 2));
      console.log(`Fetching ${Object.keys(manifest.dependencies).join(", ")}, once.`);
      install(part, words);
      letEverybodyRead(part);
    }),
  );
  return folder;
}

function install(folder: string, words: readonly string[]): void {
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"];
  try {
    execFileSync("npm", ["install", ...quiet, ...words], {
      cwd: folder,
      encoding: "utf8",
      stdio: "pipe",
      timeout: withinMs,
      // On Windows npm is a script of the shell; the arguments above need no quoting.
      shell: process.platform === "win32",
    });
  } catch (error) {
    throw new Error(describeFailure("fetching npm packages", error, { withinMs }));
  }
}

import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { makeFolderWhole } from "@store/dev/files/make-folder-whole";

/**
 * Copies client and server of a built storefront to `folder`, and returns the copy's path. A running store serves its copy, so that a build for a test run removes no file from it; the copy of an
 * unchanged build is reused.
 */
export function snapshotBuild(build: string, { folder, name }: { folder: string; name: string }): string {
  const files = listFiles(build);
  const copy = path.join(folder, `${name}-${markOf(build, files)}`);
  makeFolderWhole(copy, (part) => {
    // The server is an ES module wherever its copy is.
    fs.writeFileSync(path.join(part, "package.json"), '{ "type": "module" }\n');
    for (const file of files) copyFile(path.join(build, file), path.join(part, file));
  });
  for (const old of fs.readdirSync(folder).filter((one) => one.startsWith(`${name}-`) && !one.includes(".part-")))
    if (old !== path.basename(copy)) fs.rmSync(path.join(folder, old), { recursive: true, force: true });
  return copy;
}

/** All their files but hidden ones, such as Vite's manifest, which must not be served. */
function listFiles(folder: string): string[] {
  return ["client", "server"]
    .flatMap((part) => fs.readdirSync(path.join(folder, part), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => !file.split(path.sep).some((part) => part.startsWith(".")))
    .sort();
}

function markOf(folder: string, files: string[]): string {
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(fs.readFileSync(path.join(folder, file)));
  return hash.digest("hex").slice(0, 12);
}

function copyFile(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.copyFileSync(from, to);
}

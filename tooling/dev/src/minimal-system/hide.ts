import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { SystemParts } from "./find-system-parts.ts";

/**
 * Mounts an empty file or folder over each part. Only inside a separate mount namespace: no other process sees it, and
 * it ends with the process.
 */
export function hide({ files, folders }: SystemParts): void {
  const cover = fs.mkdtempSync(path.join(os.tmpdir(), "store-minimal-"));
  const emptyFile = path.join(cover, "file");
  const emptyFolder = path.join(cover, "folder");
  fs.writeFileSync(emptyFile, "");
  fs.mkdirSync(emptyFolder, { mode: 0o755 });
  for (const file of files) execFileSync("mount", ["--bind", emptyFile, file], { stdio: "inherit" });
  for (const folder of folders) execFileSync("mount", ["--bind", emptyFolder, folder], { stdio: "inherit" });
  // What is mounted stays until the namespace ends, also without its name.
  fs.rmSync(cover, { recursive: true });
}

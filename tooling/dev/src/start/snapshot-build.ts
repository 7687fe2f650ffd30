import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import { getMimeType } from "hono/utils/mime";
import { makeFolderWhole } from "../files/make-folder-whole.ts";

const smallestBytes = 1024;

/**
 * Copies a built storefront to `folder`, with each text file of the client also compressed, and returns the copy's
 * path. A running store serves its copy, so that a build for a test run removes no file from it; the copy of an
 * unchanged build is reused.
 */
export function snapshotBuild(build: string, { folder, name }: { folder: string; name: string }): string {
  const files = listFiles(build);
  const copy = path.join(folder, `${name}-${markOf(build, files)}`);
  makeFolderWhole(copy, (part) => {
    // The server is an ES module wherever its copy is.
    fs.writeFileSync(path.join(part, "package.json"), '{ "type": "module" }\n');
    for (const file of files) copyFile(path.join(build, file), path.join(part, file));
    for (const file of files.filter((one) => one.startsWith(`client${path.sep}`))) compress(path.join(part, file));
  });
  for (const old of fs.readdirSync(folder).filter((one) => one.startsWith(`${name}-`) && !one.includes(".part-")))
    if (old !== path.basename(copy)) fs.rmSync(path.join(folder, old), { recursive: true, force: true });
  return copy;
}

/** All files but hidden ones, such as Vite's manifest, which must not be served. */
function listFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
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

function compress(file: string): void {
  const content = fs.readFileSync(file);
  if (content.length < smallestBytes || !COMPRESSIBLE_CONTENT_TYPE_REGEX.test(getMimeType(file) ?? "")) return;
  // Brotli's best quality, which is its default: a build is compressed once and loaded by every shopper.
  fs.writeFileSync(`${file}.br`, zlib.brotliCompressSync(content));
  fs.writeFileSync(`${file}.gz`, zlib.gzipSync(content, { level: 9 }));
}

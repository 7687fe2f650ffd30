import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** The hash of each picture, by its name; no entry if pictures may change while they are served. */
export type PictureHashes = Readonly<Record<string, string>>;

/**
 * Hashes every picture below a folder. A picture is all files of one name: its widths, its formats and its close-up, so
 * that a URL still leads to all of them.
 */
export function hashPictures(folder: string): PictureHashes {
  const hashes = new Map<string, ReturnType<typeof createHash>>();
  for (const file of fs.readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    const whole = path.join(folder, file);
    if (!fs.statSync(whole).isFile()) continue;
    const url = file.replaceAll(path.sep, "/");
    const name = pictureNameOf(url);
    const hash = hashes.get(name) ?? createHash("sha256");
    hashes.set(name, hash.update(url).update(fs.readFileSync(whole)));
  }
  return Object.fromEntries([...hashes].map(([name, hash]) => [name, hash.digest("hex").slice(0, 8)]));
}

/** @example pictureNameOf("swatch-oat-linen-macro-800.webp") // "swatch-oat-linen" */
export function pictureNameOf(file: string): string {
  return file.replace(/(?:-macro|-share)?(?:-\d+)?\.\w+$/, "");
}

/** @example splitHash("1a2b3c4d/oak-800.webp") // { hash: "1a2b3c4d", file: "oak-800.webp" } */
export function splitHash(inFolder: string): { hash: string | undefined; file: string } {
  const [, hash, file = inFolder] = /^([0-9a-f]{8})\/(.*)$/s.exec(inFolder) ?? [];
  return { hash, file };
}

import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import { getMimeType } from "hono/utils/mime";

/** Below it, the header of the coding costs what it saves. */
const smallestBytes = 256;
const keptForMs = 14 * 24 * 60 * 60 * 1000;
/** Below the folder that is built. */
const cacheFolder = "node_modules/.cache/store-compressed";

const codings = {
  // Brotli's best quality, which is its default: a build is compressed once and loaded by every shopper.
  br: (content: Buffer) => zlib.brotliCompressSync(content),
  gz: (content: Buffer) => zlib.gzipSync(content, { level: 9 }),
} as const;

/**
 * Writes a text file of a client once more beside itself in each coding. The result is kept by content, so that it is computed
 * once however many stores serve a copy of the build: each run of the tests starts several.
 */
export function compressFile(file: string, { cache = cacheFolder }: { cache?: string | undefined } = {}): void {
  const content = fs.readFileSync(file);
  if (content.length < smallestBytes || !COMPRESSIBLE_CONTENT_TYPE_REGEX.test(getMimeType(file) ?? "")) return;
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 32);
  for (const [coding, encode] of Object.entries(codings)) {
    const kept = path.join(cache, `${hash}.${coding}`);
    fs.writeFileSync(`${file}.${coding}`, readKept(kept) ?? keep(kept, encode(content)));
  }
}

function readKept(kept: string): Buffer | undefined {
  try {
    const content = fs.readFileSync(kept);
    fs.utimesSync(kept, new Date(), new Date());
    return content;
  } catch {
    return undefined;
  }
}

function keep(kept: string, content: Buffer): Buffer {
  const folder = path.dirname(kept);
  const part = `${kept}.${process.pid}`;
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(part, content);
    fs.renameSync(part, kept);
    for (const old of fs.readdirSync(folder).map((name) => path.join(folder, name)))
      if (Date.now() - fs.statSync(old).mtimeMs > keptForMs) fs.rmSync(old, { force: true });
  } catch {
    // A folder that cannot be written makes the next start slower, not wrong.
  }
  return content;
}

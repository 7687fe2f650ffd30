import fs from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { type PictureHashes, pictureNameOf, splitHash } from "./picture-hashes.ts";

export interface StaticFolder {
  /** Path under which the files appear, without a slash at the end; empty for the root. */
  at: string;
  folder: string;
  cacheControl: string;
  /**
   * The hashes of pictures. A file is then also found below eight digits, `<at>/1a2b3c4d/<file>`: below the hash of its
   * picture it is kept for a year, below others, such as an older one, for minutes.
   */
  hashes?: PictureHashes | undefined;
  /** Whether pages of other sites may show the files, such as those that preview a link. */
  isEmbeddable?: boolean;
  /** The delay of every response, for tests of a slow connection. */
  delayMs?: number | undefined;
}

// Our files have plain names; anything else is the URL of a page or an attempt to leave the folder.
const unusual = /%|\\|\.\.|\/\/|\/\./;

/** For what never changes under its URL. */
export const forAYear = "public, max-age=31536000, immutable";
/** While servers are updated, one may be asked for a picture that only the other one has. */
const forMinutes = "public, max-age=300";

/**
 * Serves one folder's files with Last-Modified and a weak ETag, in ranges if requested, compressed if there is a `.br`
 * or `.gz` file. A browser that has the newest version gets 304; a missing file is left to the next handler. What is
 * kept for a year has no validators: browsers never ask for it again, and a page loads dozens of such files.
 */
export function staticFiles({
  at,
  folder,
  cacheControl,
  hashes,
  isEmbeddable = false,
  delayMs = 0,
}: StaticFolder): Hono {
  const find = (url: string) => {
    const inFolder = url.slice(at.length + 1);
    return hashes ? splitHash(inFolder) : { hash: undefined, file: inFolder };
  };
  const serve = serveStatic({
    root: folder,
    precompressed: true,
    rewriteRequestPath: (url) => find(url).file,
  });
  const files = new Hono();
  if (delayMs > 0) files.use(`${at}/*`, (_, next) => pause(delayMs).then(next));
  files.get(`${at}/*`, async (context, next) => {
    if (unusual.test(context.req.path)) return next();
    const { hash, file } = find(context.req.path);
    const stats = fs.statSync(path.join(folder, file), { throwIfNoEntry: false });
    if (!stats?.isFile()) return next();
    const cache = hash === undefined ? cacheControl : cacheOf(file, { hash, hashes });
    context.header("Cache-Control", cache);
    context.header("Cross-Origin-Resource-Policy", isEmbeddable ? "cross-origin" : "same-origin");
    // Browsers do not guess the types of our files.
    context.header("X-Content-Type-Options", "nosniff");
    if (cache === forAYear) {
      const answer = await serve(context, next);
      answer?.headers.delete("Last-Modified");
      return answer;
    }
    const tag = `W/"${stats.size.toString(36)}-${Math.floor(stats.mtimeMs).toString(36)}"`;
    context.header("ETag", tag);
    return isCurrent(context, { tag, changed: stats.mtime }) ? context.body(null, 304) : serve(context, next);
  });
  return files;
}

function cacheOf(file: string, { hash, hashes }: { hash: string; hashes: PictureHashes | undefined }): string {
  return hashes?.[pictureNameOf(file)] === hash ? forAYear : forMinutes;
}

function isCurrent({ req }: Context, { tag, changed }: { tag: string; changed: Date }): boolean {
  const held = req.header("If-None-Match");
  // RFC 9110, 13.1.3: the date counts only when no tag is sent.
  if (held !== undefined) return held.split(",").some((one) => one.trim() === tag || one.trim() === "*");
  const since = Date.parse(req.header("If-Modified-Since") ?? "");
  return Math.floor(changed.getTime() / 1000) * 1000 <= since;
}

import fs from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Hono } from "hono";
import { fileResponse } from "./file-response.ts";
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
const isUnusual = (url: string) => url.includes("\0") || /%|\\|\.\.|\/\/|\/\./.test(url);

/** For what never changes under its URL. */
export const forAYear = "public, max-age=31536000, immutable";
/** While servers are updated, one may be asked for a picture that only the other one has. */
const forMinutes = "public, max-age=300";

/**
 * Serves one folder's files; a missing file is left to the next handler. What is kept for a year has no validators:
 * browsers never ask for it again, and a page loads dozens of such files.
 */
export function staticFiles({
  at,
  folder,
  cacheControl,
  hashes,
  isEmbeddable = false,
  delayMs = 0,
}: StaticFolder): Hono {
  const files = new Hono();
  if (delayMs > 0) files.use(`${at}/*`, (_, next) => pause(delayMs).then(next));
  files.get(`${at}/*`, async ({ req }, next) => {
    if (isUnusual(req.path)) return next();
    const inFolder = req.path.slice(at.length + 1);
    const { hash, file: name } = hashes ? splitHash(inFolder) : { hash: undefined, file: inFolder };
    const file = path.join(folder, name);
    const stats = findStats(file);
    if (!stats?.isFile()) return next();
    const cache = hash === undefined ? cacheControl : cacheOf(name, { hash, hashes });
    const headers = {
      "Cache-Control": cache,
      "Cross-Origin-Resource-Policy": isEmbeddable ? "cross-origin" : "same-origin",
      // Browsers do not guess the types of our files.
      "X-Content-Type-Options": "nosniff",
    };
    return fileResponse(req, { file, stats, headers, hasValidators: cache !== forAYear });
  });
  return files;
}

/** A name that no file can have, such as one of over 255 bytes, is that of a page. */
function findStats(file: string): fs.Stats | undefined {
  try {
    return fs.statSync(file, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

function cacheOf(file: string, { hash, hashes }: { hash: string; hashes: PictureHashes | undefined }): string {
  return hashes?.[pictureNameOf(file)] === hash ? forAYear : forMinutes;
}

import { Readable } from "node:stream";
import { setImmediate as nextTurn } from "node:timers/promises";
import { promisify } from "node:util";
import zlib from "node:zlib";
import type { MiddlewareHandler } from "hono";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";

const { BROTLI_OPERATION_FLUSH, BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY } = zlib.constants;
const { ZSTD_c_chainLog, ZSTD_c_compressionLevel, ZSTD_c_hashLog, ZSTD_c_windowLog, ZSTD_e_flush } = zlib.constants;

// A page is smaller than 128 KB: the default tables of 1 MB cost more time to clear than the page to compress.
const zstd = {
  params: { [ZSTD_c_compressionLevel]: 3, [ZSTD_c_windowLog]: 17, [ZSTD_c_hashLog]: 15, [ZSTD_c_chainLog]: 15 },
};
// With the default window of 4 MB, every third page triggers a full garbage collection; 256 KB hold a whole page.
const brotli = { params: { [BROTLI_PARAM_QUALITY]: 4, [BROTLI_PARAM_LGWIN]: 18 } };

// Another thread takes twice as long as zstd itself, which needs less than a millisecond for a page.
const largestPageBytes = 512 * 1024;

/**
 * The codings, the preferred one first. A flush of gzip is a "sync" flush: by default Node flushes it fully, which
 * compresses each part of a page without the parts before it.
 */
export const encoders = {
  zstd: {
    compress: async (text: Uint8Array) =>
      text.length > largestPageBytes ? promisify(zlib.zstdCompress)(text, zstd) : zlib.zstdCompressSync(text, zstd),
    createEncoder: () => zlib.createZstdCompress(zstd),
    flush: ZSTD_e_flush,
  },
  br: {
    compress: (text: Uint8Array) => promisify(zlib.brotliCompress)(text, brotli),
    createEncoder: () => zlib.createBrotliCompress(brotli),
    flush: BROTLI_OPERATION_FLUSH,
  },
  gzip: {
    compress: (text: Uint8Array) => promisify(zlib.gzip)(text),
    createEncoder: () => zlib.createGzip(),
    flush: zlib.constants.Z_SYNC_FLUSH,
  },
} as const;

/** A coding of responses in which the listener can send a text. */
export type Coding = keyof typeof encoders;
/** The codings of pages and replies, the preferred one first. */
export const pageCodings: readonly Coding[] = ["zstd", "br", "gzip"];

const smallestBytes = 1024;

/**
 * Compresses pages and replies: those that are complete in one piece, others in parts as they arrive. Hono's own
 * middleware supports neither brotli nor zstd and delays streamed pages.
 */
export function compressResponse(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { req, res } = context;
    if (!isCompressible(res) || req.method === "HEAD") return;
    if (!res.headers.get("Vary")?.includes("Accept-Encoding")) res.headers.append("Vary", "Accept-Encoding");
    const coding = chooseCoding(req.header("Accept-Encoding") ?? "", pageCodings);
    if (coding === undefined || res.body === null) return;
    const answer = new Response(await compressBody(res.body, coding), res);
    answer.headers.set("Content-Encoding", coding);
    answer.headers.delete("Content-Length");
    context.res = undefined;
    context.res = answer;
  };
}

async function compressBody(body: ReadableStream<Uint8Array>, coding: Coding) {
  const reader = body.getReader();
  const parts: Uint8Array[] = [];
  let reading = reader.read();
  // What is complete, such as a reply or a page that waited for its last part, arrives within one turn of the event loop.
  const turn = nextTurn(null);
  for (;;) {
    const read = await Promise.race([reading, turn]);
    if (read === null) break;
    if (read.done) return encoders[coding].compress(parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts));
    parts.push(read.value);
    reading = reader.read();
  }
  return compressParts(parts, { reader, reading, coding });
}

interface Unread {
  reader: ReadableStreamDefaultReader<Uint8Array>;
  /** The read that is under way. */
  reading: ReturnType<ReadableStreamDefaultReader<Uint8Array>["read"]>;
  coding: Coding;
}

function compressParts(parts: readonly Uint8Array[], { reader, reading, coding }: Unread): ReadableStream {
  const { createEncoder, flush } = encoders[coding];
  const body = Readable.from(
    (async function* () {
      yield* parts;
      for (let read = await reading; !read.done; read = await reader.read()) yield read.value;
    })(),
    { objectMode: false },
  );
  const encoder = createEncoder();
  body.on("error", (error) => encoder.destroy(error)).pipe(encoder);
  flushPauses(body, () => {
    if (!encoder.writableEnded && !encoder.destroyed) encoder.flush(flush);
  });
  encoder.on("close", () => {
    void reader.cancel().catch(() => undefined);
    body.destroy();
  });
  return Readable.toWeb(encoder) as ReadableStream;
}

/** Sends the received parts when no other follows at once, so a streamed page does not wait for its last part. */
function flushPauses(body: Readable, flush: () => void): void {
  let isPlanned = false;
  body.on("data", () => {
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(() => {
      isPlanned = false;
      flush();
    });
  });
}

function isCompressible(res: Response): boolean {
  const length = res.headers.get("Content-Length");
  const isTiny = length !== null && Number(length) < smallestBytes;
  const isText = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(res.headers.get("Content-Type") ?? "");
  const isFinal = res.headers.has("Content-Encoding") || /no-transform/.test(res.headers.get("Cache-Control") ?? "");
  return isText && !isTiny && !isFinal && res.status !== 206;
}

/** The first of the codings that a browser accepts; `q=0` means never. */
export function chooseCoding<Choice extends Coding>(accepted: string, choices: readonly Choice[]): Choice | undefined {
  const names = accepted
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(";")[0]);
  return choices.find((name) => names.includes(name));
}

import { Readable } from "node:stream";
import zlib from "node:zlib";
import type { MiddlewareHandler } from "hono";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";

const { BROTLI_OPERATION_FLUSH, BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, Z_SYNC_FLUSH } = zlib.constants;

// Quality 5 costs about as much as gzip and makes a page a sixth smaller. With the default window of 4 MB, every third
// page triggers a full garbage collection; 256 KB hold a whole page.
const brotli = { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_LGWIN]: 18 };

const encoders = {
  br: () => zlib.createBrotliCompress({ params: brotli }),
  gzip: () => zlib.createGzip(),
};

// By default Node flushes gzip fully, which compresses each part of a page without the parts before it.
const flushes = { br: BROTLI_OPERATION_FLUSH, gzip: Z_SYNC_FLUSH };

const smallestBytes = 1024;

/** Compresses pages and replies. Hono's own middleware does not support brotli and delays streamed pages. */
export function compressResponse(): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { req, res } = context;
    if (!isCompressible(res) || req.method === "HEAD") return;
    res.headers.append("Vary", "Accept-Encoding");
    const encoding = chooseEncoding(req.header("Accept-Encoding") ?? "");
    if (encoding === undefined || res.body === null) return;
    // The web's and Node's stream types describe the same object in two libraries.
    const body = Readable.fromWeb(res.body as Parameters<typeof Readable.fromWeb>[0]);
    const encoder = encoders[encoding]();
    body.on("error", (error) => encoder.destroy(error)).pipe(encoder);
    flushPauses(body, () => {
      if (!encoder.writableEnded && !encoder.destroyed) encoder.flush(flushes[encoding]);
    });
    encoder.on("close", () => body.destroy());
    const answer = new Response(Readable.toWeb(encoder) as ReadableStream, res);
    answer.headers.set("Content-Encoding", encoding);
    answer.headers.delete("Content-Length");
    context.res = undefined;
    context.res = answer;
  };
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

/** Brotli before gzip; `q=0` means never. */
function chooseEncoding(accepted: string): keyof typeof encoders | undefined {
  const names = accepted
    .split(",")
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(";")[0]);
  return (["br", "gzip"] as const).find((name) => names.includes(name));
}

import { Readable } from "node:stream";
import zlib from "node:zlib";
import type { MiddlewareHandler } from "hono";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";

const { BROTLI_OPERATION_FLUSH, BROTLI_PARAM_QUALITY, Z_SYNC_FLUSH } = zlib.constants;

// Quality 4 costs about as much as gzip and is smaller. Each chunk is flushed, or a streamed page would wait for its last part.
const encoders = {
  br: () => zlib.createBrotliCompress({ flush: BROTLI_OPERATION_FLUSH, params: { [BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => zlib.createGzip({ flush: Z_SYNC_FLUSH }),
};

const smallestBytes = 1024;

/** Compresses pages and replies on their way out. Hono's own middleware knows no brotli and holds streamed pages back. */
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
    encoder.on("close", () => body.destroy());
    const answer = new Response(Readable.toWeb(encoder) as ReadableStream, res);
    answer.headers.set("Content-Encoding", encoding);
    answer.headers.delete("Content-Length");
    context.res = undefined;
    context.res = answer;
  };
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

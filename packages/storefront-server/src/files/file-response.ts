import fs from "node:fs";
import { Readable } from "node:stream";
import type { HonoRequest } from "hono";
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from "hono/utils/compress";
import { getMimeType } from "hono/utils/mime";
import { type ByteRange, readRange } from "./byte-range.ts";
import { chooseCoding } from "./compress-response.ts";

type Headers = Readonly<Record<string, string>>;

interface FoundFile {
  file: string;
  stats: fs.Stats;
  headers: Headers;
  /** Whether a browser may ask for it again, with a weak ETag or the date. */
  hasValidators: boolean;
}

const endings = { br: ".br", gzip: ".gz" } as const;
// About what a stream holds. To read a file at once takes a quarter of a stream's time.
const largestBytesAtOnce = 128 * 1024;

/**
 * Sends a file, or 304 to a browser that has the newest version. A text is sent whole, compressed if there is a `.br` or
 * `.gz` file, because its ranges would depend on the coding; of another file the requested range is sent.
 */
export function fileResponse(req: HonoRequest, { file, stats, headers, hasValidators }: FoundFile): Response {
  const type = getMimeType(file) ?? "application/octet-stream";
  const isText = COMPRESSIBLE_CONTENT_TYPE_REGEX.test(type);
  const date = hasValidators ? stats.mtime.toUTCString() : undefined;
  const tag = `W/"${stats.size.toString(36)}-${Math.floor(stats.mtimeMs).toString(36)}"`;
  const known = { ...headers, ...(isText && { Vary: "Accept-Encoding" }), ...(date && { ETag: tag }) };
  if (date && isCurrent(req, { tag, date })) return new Response(null, { status: 304, headers: known });
  const sent = { ...known, ...(date && { "Last-Modified": date }), "Content-Type": type };
  const { size } = stats;
  if (isText) return send(req, sent, findCompressed(req, file) ?? { file, size });
  const range = readRange(req, { size, date });
  // Without the headers of the file: a cache must not keep the refusal.
  if (range === null) return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${size}` } });
  return send(req, sent, { file, size, range });
}

function isCurrent(req: HonoRequest, { tag, date }: { tag: string; date: string }): boolean {
  const held = req.header("If-None-Match");
  // RFC 9110, 13.1.3: the date counts only when no tag is sent.
  if (held !== undefined) return held.split(",").some((one) => one.trim() === tag || one.trim() === "*");
  return Date.parse(date) <= Date.parse(req.header("If-Modified-Since") ?? "");
}

interface Content {
  file: string;
  size: number;
  coding?: keyof typeof endings;
  range?: ByteRange | undefined;
}

function findCompressed(req: HonoRequest, file: string): Content | undefined {
  const coding = chooseCoding(req.header("Accept-Encoding") ?? "", ["br", "gzip"]);
  const stats = coding && fs.statSync(file + endings[coding], { throwIfNoEntry: false });
  return stats && { file: file + endings[coding], size: stats.size, coding };
}

function send({ method }: HonoRequest, headers: Headers, { file, size, coding, range }: Content): Response {
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const init = {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      "Content-Length": String(end - start + 1),
      ...(coding && { "Content-Encoding": coding }),
      ...(range && { "Content-Range": `bytes ${start}-${end}/${size}` }),
    },
  };
  // A stream that nobody reads would keep the file open.
  if (method === "HEAD") return new Response(null, init);
  if (!range && size <= largestBytesAtOnce) return new Response(fs.readFileSync(file), init);
  return new Response(Readable.toWeb(fs.createReadStream(file, { start, end })) as ReadableStream, init);
}

import type { HonoRequest } from "hono";

/** A part of a file, from its first byte to its last. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The range that a request is for, `null` if the file has none of it; `undefined` for the whole file. Several ranges,
 * other units and what cannot be read are ignored, as RFC 9110 (14.2) allows.
 */
export function readRange(req: HonoRequest, { size, date }: { size: number; date: string | undefined }) {
  const condition = req.header("If-Range");
  // Only the date is compared: our tags are weak, so they identify no bytes (13.1.5).
  if (req.method !== "GET" || (condition !== undefined && condition !== date)) return undefined;
  return parseRange(req.header("Range") ?? "", size);
}

function parseRange(header: string, size: number): ByteRange | null | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (first === "" && last === "") return undefined;
  const start = first === "" ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? null : { start, end };
}

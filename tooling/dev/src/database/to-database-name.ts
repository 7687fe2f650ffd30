import { createHash } from "node:crypto";

const longestName = 63;

/**
 * Turns any text (a test's file, a worker's number) into a unique database name: PostgreSQL cuts names after 63 bytes.
 */
export function toDatabaseName(text: string): string {
  const plain = text.toLowerCase().replace(/[^a-z0-9]+/g, "_");
  if (plain === text && plain.length <= longestName) return plain;
  const mark = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return `${plain.slice(-(longestName - mark.length - 1))}_${mark}`;
}

import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { encoders } from "../files/compress-response.ts";

// From quality 5 on, brotli decides by the two letters before how it writes the next: the text after a nonce would depend on
// the nonce.
const codings = {
  zstd: { ...encoders.zstd, decompress: (page: Uint8Array) => zlib.zstdDecompressSync(page) },
  br: { ...encoders.br, decompress: (page: Uint8Array) => zlib.brotliDecompressSync(page) },
} as const;

/** A content coding in which a page can be kept. */
export type TemplateCoding = keyof typeof codings;

/** Whether pages can be kept in this coding. */
export function isTemplateCoding(coding: string | undefined): coding is TemplateCoding {
  return coding !== undefined && Object.hasOwn(codings, coding);
}

const nonceLength = 32;

/** A compressed page in which each response gets its own nonce, without compressing it again. */
export interface NonceTemplate {
  readonly coding: TemplateCoding;
  /** The size in memory. */
  readonly bytes: number;
  /** The compressed page with a nonce of 32 characters. */
  fill(nonce: string): Buffer<ArrayBuffer>;
}

/** The page with a nonce, as text. */
export function fillText(template: NonceTemplate, nonce: string): Buffer<ArrayBuffer> {
  return codings[template.coding].decompress(template.fill(nonce));
}

/**
 * Compresses a page once, as one stream: of several, Node's decoder of Zstandard reads only the first. In the place of each
 * nonce the encoder gets random bytes, which it cannot compress: it stores them as they are, in a block of their own, and
 * nothing refers to them. Null if that did not succeed.
 */
export async function createNonceTemplate(
  html: string,
  { nonce, coding }: { nonce: string; coding: TemplateCoding },
): Promise<NonceTemplate | null> {
  const parts = html.split(nonce);
  const fillers = parts.slice(1).map(createFiller);
  const page = await compressParts(parts, fillers, coding);
  const places = fillers.map((filler) => page.indexOf(filler));
  if (places.includes(-1)) return null;
  const template: NonceTemplate = {
    coding,
    bytes: page.length,
    fill(next) {
      const filled = Buffer.from(page);
      for (const place of places) filled.write(next, place, nonceLength, "latin1");
      return filled;
    },
  };
  const proof = randomBytes(nonceLength / 2).toString("hex");
  return fillText(template, proof).equals(Buffer.from(parts.join(proof))) ? template : null;
}

/**
 * Bytes of the upper half. Those of a page are of the lower one almost everywhere: with any others, a filler's last byte and
 * what follows it can be the same as a later text, which the encoder then takes from there.
 */
function createFiller(): Buffer {
  return randomBytes(nonceLength).map((byte) => byte | 0x80) as Buffer;
}

async function compressParts(
  [first = "", ...others]: readonly string[],
  fillers: readonly Buffer[],
  coding: TemplateCoding,
): Promise<Buffer> {
  const { createEncoder, flush } = codings[coding];
  const encoder = createEncoder();
  const compressed = encoder.toArray();
  // An error is reported by the awaited one below, or by that of a flush before it.
  compressed.catch(() => undefined);
  const endBlock = promisify((done: () => void) => encoder.flush(flush, done));
  encoder.write(first);
  for (const [index, filler] of fillers.entries()) {
    await endBlock();
    encoder.write(filler);
    await endBlock();
    encoder.write(others[index] ?? "");
  }
  encoder.end();
  return Buffer.concat(await compressed);
}

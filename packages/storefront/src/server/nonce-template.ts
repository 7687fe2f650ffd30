import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import zlib from "node:zlib";

const { ZSTD_c_chainLog, ZSTD_c_compressionLevel, ZSTD_c_hashLog, ZSTD_c_windowLog, ZSTD_e_flush } = zlib.constants;
// As the listener compresses other pages.
const params = { [ZSTD_c_compressionLevel]: 3, [ZSTD_c_windowLog]: 17, [ZSTD_c_hashLog]: 15, [ZSTD_c_chainLog]: 15 };

const nonceLength = 32;

/** A compressed page in which each response gets its own nonce, without compressing it again. */
export interface NonceTemplate {
  /** The size in memory. */
  readonly bytes: number;
  /** The page with a nonce of 32 characters, compressed as one frame of Zstandard. */
  fill(nonce: string): Buffer<ArrayBuffer>;
}

/** The page with a nonce, as text. */
export function fillText(template: NonceTemplate, nonce: string): Buffer<ArrayBuffer> {
  return zlib.zstdDecompressSync(template.fill(nonce));
}

/**
 * Compresses a page once, in one frame, because the decoder of Node reads only the first of several. In the place of each
 * nonce the encoder gets random bytes, which it cannot compress: they become a block of their own that is stored as it
 * is and to which nothing refers. Null if that did not succeed.
 */
export async function createNonceTemplate(html: string, nonce: string): Promise<NonceTemplate | null> {
  const parts = html.split(nonce);
  const fillers = parts.slice(1).map(() => randomBytes(nonceLength));
  const frame = await compressParts(parts, fillers);
  const places = findRawBlocks(frame, fillers);
  const template = {
    bytes: frame.length,
    fill(next: string) {
      const filled = Buffer.from(frame);
      for (const place of places) filled.write(next, place, nonceLength, "latin1");
      return filled;
    },
  };
  const proof = randomBytes(nonceLength / 2).toString("hex");
  return fillText(template, proof).equals(Buffer.from(parts.join(proof))) ? template : null;
}

async function compressParts([first = "", ...others]: readonly string[], fillers: readonly Buffer[]): Promise<Buffer> {
  const encoder = zlib.createZstdCompress({ params });
  const compressed = encoder.toArray();
  const endBlock = promisify((done: () => void) => encoder.flush(ZSTD_e_flush, done));
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

const blockTypes = { raw: 0, repeated: 1 };

/** Where a frame has these contents, in this order, as blocks that are not compressed (RFC 8878, 3.1.1). */
function findRawBlocks(frame: Buffer, contents: readonly Buffer[]): number[] {
  const places: number[] = [];
  // Streamed frames have a magic number, a descriptor and a window, but neither a size nor a dictionary.
  let at = 6;
  for (let isLast = false; !isLast; ) {
    const header = frame.readUIntLE(at, 3);
    const type = (header >> 1) & 3;
    const size = type === blockTypes.repeated ? 1 : header >> 3;
    at += 3;
    const content = contents[places.length];
    if (type === blockTypes.raw && content?.equals(frame.subarray(at, at + size))) places.push(at);
    at += size;
    isLast = (header & 1) === 1;
  }
  return places;
}

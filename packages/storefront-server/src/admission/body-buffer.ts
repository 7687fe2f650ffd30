import type { ReservedBody, Shortage } from "./body-budget.ts";

/** A body as far as it has arrived. */
export interface BodyBuffer {
  /** Appends a chunk, or says why there is no room for it. */
  add(chunk: Buffer): "tooLarge" | Shortage | null;
  /** What was appended. */
  toBuffer(): Buffer;
}

export interface BodyBufferOptions {
  /** The size to begin with, which is reserved already, and the largest. */
  bytes: number;
  most: number;
  reserved: Pick<ReservedBody, "grow">;
}

/**
 * One buffer for all chunks, which doubles within the budget: a list of chunks of one byte, which any client can send,
 * would take a hundred times their size.
 */
export function createBodyBuffer({ bytes, most, reserved }: BodyBufferOptions): BodyBuffer {
  let buffer = Buffer.allocUnsafeSlow(bytes);
  let length = 0;

  function growTo(needed: number): "tooLarge" | Shortage | null {
    if (needed > most) return "tooLarge";
    const size = Math.min(most, Math.max(needed, 2 * buffer.length));
    const shortage = reserved.grow(size - buffer.length);
    if (shortage) return shortage;
    const larger = Buffer.allocUnsafeSlow(size);
    buffer.copy(larger, 0, 0, length);
    buffer = larger;
    return null;
  }

  return {
    add(chunk) {
      const needed = length + chunk.length;
      const problem = needed > buffer.length ? growTo(needed) : null;
      if (problem) return problem;
      chunk.copy(buffer, length);
      length = needed;
      return null;
    },
    toBuffer: () => buffer.subarray(0, length),
  };
}

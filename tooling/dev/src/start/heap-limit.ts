import os from "node:os";

const smallest = 160;
const largest = 384;
/** Of the machine's memory: the store is one program of many. */
const share = 1 / 16;

/**
 * The size of a store's heap in MiB, as Node's own option takes it. Left alone V8 takes up to half of the machine before it
 * clears up; this is several times what a store needs.
 */
export function heapLimitMib(totalBytes: number = os.totalmem()): number {
  return Math.round(Math.min(largest, Math.max(smallest, (totalBytes / 2 ** 20) * share)));
}

import os from "node:os";

/** How a process of a store uses the memory of its machine. */
export interface MemorySettings {
  /** Options of Node. */
  execArgv: readonly string[];
  /** Variables of the allocator of glibc; others ignore them. */
  env: Readonly<Record<string, string>>;
}

const smallestMib = 128;
const largestMib = 192;
/** The share of the machine's memory that the heap of a store may use. */
const share = 1 / 16;

/**
 * By default V8 uses up to half of the machine's memory before it collects garbage, and glibc keeps what each of Node's
 * threads has freed: a store that is loaded takes a fifth less without these.
 */
export function memorySettings(totalBytes: number = os.totalmem()): MemorySettings {
  const heapMib = Math.round(Math.min(largestMib, Math.max(smallestMib, (totalBytes / 2 ** 20) * share)));
  return {
    execArgv: [`--max-old-space-size=${heapMib}`, "--max-semi-space-size=4"],
    env: { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072", MALLOC_MMAP_THRESHOLD_: "65536" },
  };
}

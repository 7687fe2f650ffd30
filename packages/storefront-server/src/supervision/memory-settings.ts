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
 * threads has freed: a store that is loaded takes a fifth less with these. What an operator has set in
 * NODE_OPTIONS is left out, since an option of the command line would win.
 */
export function memorySettings(
  totalBytes: number = os.totalmem(),
  nodeOptions: string = process.env.NODE_OPTIONS ?? "",
): MemorySettings {
  const heapMib = Math.round(Math.min(largestMib, Math.max(smallestMib, (totalBytes / 2 ** 20) * share)));
  const options = [`--max-old-space-size=${heapMib}`, "--max-semi-space-size=4"];
  const given = new Set(nodeOptions.split(/\s+/).map(nameOf));
  return {
    execArgv: options.filter((option) => !given.has(nameOf(option))),
    env: { MALLOC_ARENA_MAX: "2", MALLOC_TRIM_THRESHOLD_: "131072", MALLOC_MMAP_THRESHOLD_: "65536" },
  };
}

/** Node takes underscores for dashes, and a percentage of the memory for the size of the old space. */
const nameOf = (option: string) =>
  option
    .replace(/=.*/, "")
    .replaceAll("_", "-")
    .replace(/-percentage$/, "");

import type { ReportedFile } from "@store/dev/test-reports";

/** A call of `it` or `test`, with what it takes: the median of the recorded runs, of a table all rows together. */
export interface TimedCall {
  file: string;
  line: number;
  titles: string[];
  milliseconds: number;
}

/** How tests are compared: with those of the same runner. */
export type Kind = "journey" | "screen" | "other";

export function kindOf(file: string): Kind {
  if (file.includes("/e2e/")) return "journey";
  return file.endsWith(".tsx") ? "screen" : "other";
}

/**
 * From how many seconds on a test is slow, on a quiet machine with two cores, and below how many it is fast again: in
 * between it stays what it is, so that no test moves back and forth with the load of the machine.
 */
export const limits: Readonly<Record<Kind, { slowMs: number; fastMs: number }>> = {
  journey: { slowMs: 4000, fastMs: 3200 },
  screen: { slowMs: 1500, fastMs: 1000 },
  other: { slowMs: 1000, fastMs: 700 },
};

/** What each call takes. The newest run says which calls there are and on which line; tests that failed do not count. */
export function timeCalls(runs: readonly (readonly ReportedFile[])[]): TimedCall[] {
  const newest = runs.at(-1) ?? [];
  const known = new Map<string, number[]>();
  for (const { file, tests } of runs.flat())
    for (const { title, milliseconds, status } of tests) {
      const key = `${file}\n${title}`;
      if (status === "passed") known.set(key, [...(known.get(key) ?? []), milliseconds]);
    }
  const calls = new Map<string, TimedCall>();
  for (const { file, tests } of newest)
    for (const { title, line, status } of tests) {
      if (line === undefined || status === "skipped") continue;
      const key = `${file}:${line}`;
      const call = calls.get(key) ?? { file, line, titles: [], milliseconds: 0 };
      call.titles.push(title);
      call.milliseconds += median(known.get(`${file}\n${title}`) ?? []);
      calls.set(key, call);
    }
  return [...calls.values()];
}

/** Whether a call belongs to the slow tests from now on. */
export function isSlow({ file, milliseconds }: TimedCall, { wasSlow }: { wasSlow: boolean }): boolean {
  const { slowMs, fastMs } = limits[kindOf(file)];
  return wasSlow ? milliseconds >= fastMs : milliseconds >= slowMs;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

import type { Limit } from "./limits.ts";
import type { LimitedSubject } from "./queries.ts";

/** How often a subject has tried in the window that runs. */
export interface CountedTries {
  subject: string;
  used: number;
  windowStarted: string;
}

/** When the window began in which one of the subjects has no tries left; undefined while all have some. */
export function findFullWindow(
  tries: readonly CountedTries[],
  { subjects, limit, now }: { subjects: readonly LimitedSubject[]; limit: Limit; now: Date },
): Date | undefined {
  for (const { subject, most } of subjects) {
    const counted = tries.find((one) => one.subject === subject);
    const started = counted && new Date(counted.windowStarted);
    const isRunning = started && started.getTime() > now.getTime() - limit.withinMs;
    if (isRunning && counted.used >= most) return started;
  }
  return undefined;
}

import type { Clock } from "./clock.ts";

/** A clock that stands still until it is told otherwise. */
export interface SettableClock extends Clock {
  set(now: Date | string): void;
  advance(ms: number): void;
}

/** A clock for tests and stories that shows `start`. */
export function settableClock(start: Date | string): SettableClock {
  let current = new Date(start);
  return {
    now: () => new Date(current),
    set: (now) => {
      current = new Date(now);
    },
    advance: (ms) => {
      current = new Date(current.getTime() + ms);
    },
  };
}

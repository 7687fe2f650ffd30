/** The one source of "now"; tests and `STORE_NOW` set it. */
export interface Clock {
  now(): Date;
}

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

/** A clock that shows `start` when it is made and goes on from there with the other one. */
export function shiftedClock(start: Date, clock: Clock): Clock {
  const shiftMs = start.getTime() - clock.now().getTime();
  return { now: () => new Date(clock.now().getTime() + shiftMs) };
}

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() };

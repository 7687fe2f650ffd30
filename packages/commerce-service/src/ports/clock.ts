/** The only source of the current time; tests and `STORE_NOW` set it. */
export interface Clock {
  now(): Date;
}

/** A clock that shows the same time until it is set. */
export interface SettableClock extends Clock {
  set(now: Date | string): void;
  advance(ms: number): void;
}

/** A clock for tests and stories that starts with `start`. */
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

/** A clock that starts with `start` and then advances with the other one. */
export function shiftClock(start: Date, clock: Clock): Clock {
  const shiftMs = start.getTime() - clock.now().getTime();
  return { now: () => new Date(clock.now().getTime() + shiftMs) };
}

/** The machine's own time. */
export const systemClock: Clock = { now: () => new Date() };

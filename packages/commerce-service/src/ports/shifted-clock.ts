import type { Clock } from "./clock.ts";

/** A clock that shows `start` when it is made and goes on from there with the other one. */
export function shiftedClock(start: Date, clock: Clock): Clock {
  const shiftMs = start.getTime() - clock.now().getTime();
  return { now: () => new Date(clock.now().getTime() + shiftMs) };
}

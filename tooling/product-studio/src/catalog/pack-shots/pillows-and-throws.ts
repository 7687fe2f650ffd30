import type { Shot } from "../shot.ts";

/** Pillows and throws. */
export const pillowsAndThrows: readonly Shot[] = [];

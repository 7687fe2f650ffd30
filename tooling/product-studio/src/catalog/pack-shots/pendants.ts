import type { Shot } from "../shot.ts";

/** Pendant lamps. */
export const pendants: readonly Shot[] = [];

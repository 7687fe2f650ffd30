import type { Shot } from "../shot.ts";

/** Beds. */
export const beds: readonly Shot[] = [];

import type { Shot } from "../shot.ts";

/** Dining chairs and stools. */
export const diningChairs: readonly Shot[] = [];

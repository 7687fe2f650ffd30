import type { Shot } from "../shot.ts";

/** Floor lamps. */
export const floorLamps: readonly Shot[] = [];

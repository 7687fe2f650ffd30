import type { Shot } from "../shot.ts";

/** Coffee and side tables. */
export const coffeeAndSideTables: readonly Shot[] = [];

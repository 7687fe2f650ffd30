import type { Shot } from "../shot.ts";

/** Bedding, folded. */
export const bedding: readonly Shot[] = [];

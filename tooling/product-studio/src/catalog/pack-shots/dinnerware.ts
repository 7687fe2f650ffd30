import type { Shot } from "../shot.ts";

/** Dinnerware and serving pieces. */
export const dinnerware: readonly Shot[] = [];

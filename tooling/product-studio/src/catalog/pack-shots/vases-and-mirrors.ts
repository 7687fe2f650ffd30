import type { Shot } from "../shot.ts";

/** Vases and mirrors. */
export const vasesAndMirrors: readonly Shot[] = [];

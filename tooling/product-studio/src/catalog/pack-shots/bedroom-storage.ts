import type { Shot } from "../shot.ts";

/** Nightstands and dressers. */
export const bedroomStorage: readonly Shot[] = [];

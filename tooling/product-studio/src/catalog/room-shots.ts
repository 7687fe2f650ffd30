import type { Shot } from "./shot.ts";

export const roomShots: readonly Shot[] = [];

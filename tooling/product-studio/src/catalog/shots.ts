import { packShots } from "./pack-shots.ts";
import { roomShots } from "./room-shots.ts";
import type { Shot } from "./shot.ts";

/** Every picture that needs a render, in the order of importance. */
export const shots: readonly Shot[] = [...packShots, ...roomShots];

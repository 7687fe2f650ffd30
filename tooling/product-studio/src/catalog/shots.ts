import { packShots } from "./pack-shots.ts";
import { roomPictures } from "./room-pictures.ts";
import { roomShots } from "./room-shots.ts";
import type { Shot } from "./shot.ts";

/** Every picture that needs a render. */
export const shots: readonly Shot[] = [...packShots, ...roomPictures, ...roomShots];

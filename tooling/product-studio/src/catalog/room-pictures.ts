import { bedroom } from "./room-pictures/bedroom.ts";
import { diningRoom } from "./room-pictures/dining-room.ts";
import { livingRoom } from "./room-pictures/living-room.ts";
import { smallThings } from "./room-pictures/small-things.ts";
import type { Shot } from "./shot.ts";

/** The second picture of a product: among others in a room, one a product. */
export const roomPictures: readonly Shot[] = [...livingRoom, ...bedroom, ...diningRoom, ...smallThings];

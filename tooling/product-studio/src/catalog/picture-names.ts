import { packShots } from "./pack-shots.ts";
import { roomShots } from "./room-shots.ts";
import type { Shot } from "./shot.ts";

export const packWidths = [400, 800, 1280] as const;
export const roomWidths = [800, 1280, 1920] as const;

function named(shots: readonly Shot[]): string[] {
  return shots.flatMap(({ name, tints = [] }) => [name, ...tints.map((tint) => tint.name)]);
}

/** Every picture the store ships, with the widths in pixels it is encoded at. */
export function pictureNames(): { name: string; widths: readonly number[] }[] {
  return [
    ...named(packShots).map((name) => ({ name, widths: packWidths })),
    ...named(roomShots).map((name) => ({ name, widths: roomWidths })),
  ];
}

import { roomToGrow } from "../furniture/room-to-grow.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";

/** The donation motif as it stands on the sweep. */
export function houseWithSeedling(): Part[] {
  const { house, seedling } = roomToGrow();
  return [...place(house, { x: -0.055, z: -0.05, turn: 6 }), ...place(seedling, { x: 0.082, z: 0.025 })];
}

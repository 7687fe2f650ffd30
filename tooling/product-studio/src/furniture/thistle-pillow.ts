import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";
import { stuffedPillow } from "../shape/stuffed-pillow.ts";

const thistlePillowSize = { width: inches(20), height: inches(20), depth: inches(7) };

/** The Thistle Velvet Pillow, facing the front, standing on one edge. */
export function thistlePillow(): Part[] {
  const { width, height, depth } = thistlePillowSize;
  return place(stuffedPillow({ width: width * 1.055, height: height * 1.05, thickness: depth, chop: 0.02, seed: 33 }), {
    y: height / 2,
  });
}

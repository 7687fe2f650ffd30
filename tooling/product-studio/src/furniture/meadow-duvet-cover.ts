import { foldedCloth, foldedHeight } from "../shape/folded-cloth.ts";
import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";
import { solid } from "../shape/solid.ts";

/** The cover folded for the shelf; spread out it is 92 by 96 inches. */
const meadowDuvetCoverSize = { width: inches(17.1), depth: inches(13.6), height: inches(6.5) };

/** The Meadow Linen Duvet Cover, folded soft and thick, with a folded pair of shams on it. */
export function meadowDuvetCover(): Part[] {
  const { width } = meadowDuvetCoverSize;
  const depth = meadowDuvetCoverSize.depth - 0.017;
  const cover = { width, depth, layers: 5, thickness: 0.0195, puff: 0.0006, rumple: 0.0058, seed: 3 };
  const sham = {
    width: width - 0.05,
    depth: depth - 0.03,
    layers: 2,
    thickness: 0.0135,
    puff: 0.0005,
    rumple: 0.0046,
    seed: 8,
  };
  const [low, high] = [foldedHeight(cover), foldedHeight(sham)];
  return [
    ...solid(foldedCloth(cover), "fabric", { y: 0.0028 }),
    ...solid(foldedCloth(sham), "fabric", { x: 0.004, y: low + 0.001, turn: 1.6 }),
    ...solid(foldedCloth({ ...sham, width: width - 0.058, seed: 15 }), "fabric", {
      x: -0.003,
      y: low + high + 0.003,
      turn: -1.2,
    }),
  ];
}

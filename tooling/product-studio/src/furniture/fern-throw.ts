import { foldedCloth, foldedHeight } from "../shape/folded-cloth.ts";
import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";
import { roundedBox } from "../shape/rounded-box.ts";
import { solid } from "../shape/solid.ts";
import { valueNoise } from "../shape/value-noise.ts";

/** The throw folded for the shelf; spread out it is 50 by 70 inches. */
const fernThrowSize = { width: inches(19.1), depth: inches(13.8), height: inches(4) };

/** Twisted wool tassels along one edge of the throw, hanging over the folds below. */
function tassels(width: number, top: number, front: number): Part[] {
  const count = 44;
  return Array.from({ length: count }, (_, i) => i).flatMap((i) => {
    const x = ((i + 0.5) / count - 0.5) * (width - 0.012);
    const long = 0.062 * (1 + 0.12 * valueNoise(i * 1.9, 4, 2, 6));
    const round = 0.012;
    const sway = valueNoise(i * 1.3, 1, 5, 3) * 0.006;
    const cord = roundedBox({
      width: 0.0058,
      height: 0.0058,
      depth: long + round,
      edge: 0.0027,
      step: 0.003,
      deform: (point) => {
        const run = point.z + (long + round) / 2;
        const turn = Math.min(1, run / (round * 1.57)) * (Math.PI / 2);
        const drop = Math.max(0, run - round * 1.57);
        const twist = 1 + 0.16 * Math.sin(run * 900);
        const loose = Math.min(1, drop / 0.03);
        const flare = 1 + 0.35 * Math.max(0, (drop - long * 0.68) / (long * 0.3));
        const [y, z] = [round * Math.cos(turn) - drop, round * Math.sin(turn)];
        point.set(
          point.x * twist * flare + sway * loose,
          y + point.y * Math.cos(turn),
          z + point.y * Math.sin(turn) * twist + 0.002 * loose,
        );
      },
    });
    return solid(cord, "fabric", { x, y: top - round, z: front });
  });
}

/** The Fern Wool Throw, folded thick, its fringe falling over the front. */
export function fernThrow(): Part[] {
  const { width } = fernThrowSize;
  const depth = fernThrowSize.depth - 0.02;
  const cloth = { width, depth, layers: 5, thickness: 0.0165, puff: 0.0008, rumple: 0.0044, seed: 6 };
  const flap = {
    width: width - 0.004,
    depth: depth - 0.012,
    layers: 1,
    thickness: 0.0125,
    puff: 0,
    rumple: 0.003,
    seed: 11,
  };
  const top = foldedHeight(cloth) + 0.002;
  return [
    ...solid(foldedCloth(cloth), "fabric"),
    ...solid(foldedCloth(flap), "fabric", { y: top, z: 0.006 }),
    ...tassels(width - 0.004, top + 0.009, depth / 2 - 0.001),
  ];
}

import type { Part } from "../shape/part.ts";
import { roundedBox } from "../shape/rounded-box.ts";
import { solid } from "../shape/solid.ts";
import { valueNoise } from "../shape/value-noise.ts";

/** A linen curtain hanging from the given height (meters) to the floor, in loose folds. */
export function curtain({ width, height }: { width: number; height: number }): Part[] {
  const cloth = roundedBox({
    width,
    height,
    depth: 0.01,
    edge: 0.0045,
    step: 0.012,
    deform: (point, at) => {
      const drop = 0.5 - at.y / 2;
      const phase = at.x * 15 + valueNoise(at.x * 2, at.y * 0.6, 1, 5) * 2.2 * drop;
      point.z += Math.sin(phase) * (0.03 + 0.02 * drop) + valueNoise(at.x * 3, at.y, 2, 6) * 0.02 * drop;
      point.x += Math.cos(phase) * 0.008;
    },
  });
  return solid(cloth, "paper", { y: height / 2 + 0.004 });
}

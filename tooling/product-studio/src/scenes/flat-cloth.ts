import type { Part } from "../shape/part.ts";
import { roundedBox } from "../shape/rounded-box.ts";
import { solid } from "../shape/solid.ts";
import { valueNoise } from "../shape/value-noise.ts";

/** A piece of cloth lying flat, not quite even, larger than a swatch picture shows. */
export function flatCloth(): Part[] {
  const cloth = roundedBox({
    width: 0.7,
    height: 0.01,
    depth: 0.7,
    edge: 0.004,
    step: 0.006,
    deform: (point) => {
      point.y += valueNoise(point.x * 7, point.z * 7, 1, 3) * 0.006;
    },
  });
  return solid(cloth, "fabric", { y: -0.005 });
}

import type { Part } from "../shape/part.ts";
import { roundedBox } from "../shape/rounded-box.ts";
import { solid } from "../shape/solid.ts";
import { valueNoise } from "../shape/value-noise.ts";

/** A piece of cloth lying flat, not quite even, larger than a swatch picture shows. */
export function flatCloth(): Part[] {
  const cloth = roundedBox({
    width: 0.4,
    height: 0.01,
    depth: 0.4,
    edge: 0.004,
    step: 0.004,
    deform: (point) => {
      point.y += valueNoise(point.x * 14, point.z * 14, 1, 3) * 0.0016;
    },
  });
  return solid(cloth, "fabric", { y: -0.005 });
}

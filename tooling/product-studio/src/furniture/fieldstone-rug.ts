import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";
import { roundedBox } from "../shape/rounded-box.ts";
import { solid } from "../shape/solid.ts";
import { valueNoise } from "../shape/value-noise.ts";

/** Width runs along x; the first number on the label is the short side. */
export const fieldstoneRugSizes = {
  "5x8": { width: inches(96), depth: inches(60), height: 0.014 },
  "8x10": { width: inches(120), depth: inches(96), height: 0.014 },
} as const;

/** The Fieldstone Rug lying flat: a patterned field inside a plain woven border. */
export function fieldstoneRug(size: keyof typeof fieldstoneRugSizes): Part[] {
  const { width, depth, height } = fieldstoneRugSizes[size];
  const border = 0.11;
  const wave = (point: { x: number; y: number; z: number }) => {
    point.x += valueNoise(point.x * 2, point.z * 5, 2, 8) * 0.003;
    point.z += valueNoise(point.x * 5, point.z * 2, 6, 8) * 0.003;
  };
  const ground = roundedBox({ width, height: height - 0.003, depth, edge: 0.005, step: 0.06, deform: wave });
  const field = roundedBox({
    width: width - border * 2,
    height: height - 0.001,
    depth: depth - border * 2,
    edge: 0.004,
    step: 0.06,
    deform: wave,
  });
  return [
    ...solid(ground, "rug-border", { y: (height - 0.003) / 2 }),
    ...solid(field, "rug-field", { y: (height - 0.001) / 2 + 0.001 }),
  ];
}

import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";
import { roundedBox } from "../shape/rounded-box.ts";
import { solid } from "../shape/solid.ts";
import { valueNoise } from "../shape/value-noise.ts";

const reedBathRugSize = { width: inches(34), depth: inches(21), height: 0.022 };

const reeds = 26;
const hem = 0.024;

/** The Reed Bath Rug lying flat: rounded reeds of looped cotton inside a flat, stitched hem. */
export function reedBathRug(): Part[] {
  const { width, depth, height } = reedBathRugSize;
  const wave = (point: { x: number; z: number }) => {
    point.x += valueNoise(point.x * 4, point.z * 7, 2, 3) * 0.003;
    point.z += valueNoise(point.x * 6, point.z * 4, 6, 3) * 0.003;
  };
  const field = roundedBox({
    width: width - 2 * hem,
    height,
    depth: depth - 2 * hem,
    edge: 0.007,
    step: 0.0035,
    deform: (point, at) => {
      const ridge = Math.abs(Math.sin((at.x * reeds * Math.PI) / 2)) ** 0.6;
      const tufts = valueNoise(point.x * 70, point.y * 70, point.z * 70, 6) * 0.0012;
      if (at.y > 0) point.y += (ridge - 1) * 0.0085 + tufts;
      wave(point);
    },
  });
  const border = roundedBox({ width, height: 0.009, depth, edge: 0.004, step: 0.014, deform: wave });
  return [...solid(border, "terry", { y: 0.0045 }), ...solid(field, "terry", { y: height / 2 })];
}

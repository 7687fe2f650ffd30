import type { BufferGeometry } from "three";
import { bendAlong, type PathPoint } from "./bend.ts";
import { roundedBox } from "./rounded-box.ts";
import { valueNoise } from "./value-noise.ts";

/**
 * A cloth folded to and fro: `layers` lie on each other, each `depth` long, folds alternately at the front (+z) and behind.
 * `puff` is the air between two layers, `thickness` the cloth's own; `rumple` how far it wavers. All meters.
 */
export type FoldedCloth = {
  width: number;
  depth: number;
  layers: number;
  thickness: number;
  puff: number;
  rumple?: number;
  seed: number;
};

function line({ depth, layers, thickness, puff, seed }: FoldedCloth): PathPoint[] {
  const pitch = thickness + puff;
  const points: PathPoint[] = [];
  for (let layer = 0; layer < layers; layer++) {
    const y = layer * pitch;
    const ahead = layer % 2 === 0 ? 1 : -1;
    // No fold comes to lie exactly over the one below it.
    const reach = (at: number) => depth / 2 - pitch / 2 - Math.abs(valueNoise(at * 3.7, 1, 2, seed)) * 0.008;
    const [start, end] = [reach(layer - 1), reach(layer)];
    for (let i = 0; i <= 18; i++) points.push({ y, z: ahead * (-start + ((start + end) * i) / 18) });
    if (layer + 1 === layers) break;
    for (let i = 1; i < 14; i++) {
      const turn = (i / 14) * Math.PI;
      points.push({ y: y + (pitch / 2) * (1 - Math.cos(turn)), z: ahead * (end + (pitch / 2) * Math.sin(turn)) });
    }
  }
  return points;
}

/** How high the pile stands, before it wavers. */
export function foldedHeight({ layers, thickness, puff }: FoldedCloth): number {
  return (layers - 1) * (thickness + puff) + thickness;
}

/** The folded cloth lying on y = 0, its first edge at the back below. */
export function foldedCloth(spec: FoldedCloth): BufferGeometry {
  const { width, thickness, rumple = 0.003, seed } = spec;
  const path = line(spec);
  const run = path.reduce(
    (sum, to, i) => sum + Math.hypot(to.y - (path[i - 1] ?? to).y, to.z - (path[i - 1] ?? to).z),
    0,
  );
  const bend = bendAlong(path, run);
  return roundedBox({
    width,
    height: thickness,
    depth: run,
    edge: thickness * 0.47,
    step: 0.011,
    // A fold needs about eight faces to be seen round.
    stepAlong: Math.min(0.011, ((thickness + spec.puff) * Math.PI) / 16),
    deform: (point, at) => {
      const along = point.z;
      bend(point, at);
      // Layers slip sideways a little, and the pile sinks softly towards its open ends.
      point.x += valueNoise(along * 2.3, point.x * 2, 4, seed) * rumple * 1.4;
      const sag = 1 - 0.1 * Math.abs(at.x) ** 6 - 0.05 * valueNoise(point.x * 4, 3, point.z * 3, seed + 3);
      const wave =
        valueNoise(point.x * 6, point.z * 5, 1, seed) +
        0.5 * valueNoise(point.x * 15, point.z * 6, point.y * 20, seed + 1);
      const rise = Math.min(1, point.y / 0.02);
      point.y = thickness / 2 + point.y * sag + wave * rumple * rise;
      point.z += valueNoise(point.x * 7, point.y * 30, 7, seed) * rumple * 0.9;
    },
  });
}

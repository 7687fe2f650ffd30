import type { MaterialName } from "../catalog/material-name.ts";
import { bendAlong, type PathPoint } from "../shape/bend.ts";
import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";
import { roundedBox } from "../shape/rounded-box.ts";
import { solid } from "../shape/solid.ts";
import { valueNoise } from "../shape/value-noise.ts";

/** The folded pair as it lies on the shelf. */
const tidewaterTowelsSize = { width: inches(15), depth: inches(11), height: inches(6.5) };

const layer = 0.0175;

function fold(rise: number, half: number): PathPoint[] {
  const nose = Array.from({ length: 15 }, (_, i) => ((i / 14) * Math.PI) as number);
  return [
    ...Array.from({ length: 12 }, (_, i) => ({ y: rise, z: -half + (i / 12) * (2 * half - rise) })),
    ...nose.map((turn) => ({ y: Math.cos(turn) * rise, z: half - rise + Math.sin(turn) * rise })),
    ...Array.from({ length: 12 }, (_, i) => ({ y: -rise, z: half - rise - ((i + 1) / 12) * (2 * half - rise) })),
  ];
}

function length(path: readonly PathPoint[]): number {
  return path.reduce((sum, to, i) => {
    const from = path[i - 1] ?? to;
    return sum + Math.hypot(to.y - from.y, to.z - from.z);
  }, 0);
}

function layerOf(
  path: PathPoint[],
  width: number,
  seed: number,
  thickness = layer,
  material: MaterialName = "terry",
): Part[] {
  const run = length(path);
  const bend = bendAlong(path, run);
  const cloth = roundedBox({
    width,
    height: thickness,
    depth: run,
    edge: thickness / 2 - 0.0002,
    step: 0.012,
    deform: (point) => {
      const loose = valueNoise(point.x * 9, point.z * 7, 1, seed) * 0.0022;
      point.x += valueNoise(point.z * 8, point.y * 30, 4, seed) * 0.002;
      bend(point, point);
      point.y += loose;
    },
  });
  return solid(cloth, material);
}

function towel(seed: number): Part[] {
  const { width, depth } = tidewaterTowelsSize;
  const outer = fold(layer * 1.62, depth / 2 - layer / 2);
  const inner = fold(layer * 0.56, depth / 2 - layer * 1.62);
  const band = outer.slice(6, 9).map(({ y, z }) => ({ y: y + layer / 2 - 0.0016, z }));
  return [
    ...layerOf(outer, width - 0.006, seed),
    ...layerOf(inner, width - 0.014, seed + 3),
    ...layerOf(band, width - 0.004, seed, 0.006, "terry-band"),
  ];
}

/** Two bath towels, each folded twice, one on the other, folds to the front. */
export function tidewaterTowels(): Part[] {
  const each = tidewaterTowelsSize.height / 2;
  return [...place(towel(3), { y: each / 2 }), ...place(towel(19), { y: each * 1.5, turn: 1.5 })];
}

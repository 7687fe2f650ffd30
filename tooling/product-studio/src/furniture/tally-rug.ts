import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";
import { roundedBox } from "../shape/rounded-box.ts";
import { solid } from "../shape/solid.ts";
import { valueNoise } from "../shape/value-noise.ts";

/** Length runs along x, without the fringe. */
const tallyRugSize = { width: inches(120), depth: inches(96), height: 0.009 };

const fringe = 0.075;
/** Four thin strokes and one broad, as one counts; meters along the rug, repeated over its length. */
const strokes = [0.016, 0.016, 0.016, 0.016, 0.075];
const gap = 0.034;
const repeat = strokes.reduce((sum, wide) => sum + wide + gap, 0) + 0.17;

function wavy(point: { x: number; y: number; z: number }, x: number): void {
  point.z += valueNoise(x * 4, point.z * 2, 6, 8) * 0.004;
  point.x += valueNoise(x * 2, point.z * 4, 2, 8) * 0.003;
  point.y += Math.max(0, valueNoise(x * 1.7, point.z * 1.9, 5, 8)) * 0.003;
}

function stripes(): { x: number; wide: number }[] {
  const { width } = tallyRugSize;
  const groups = Math.floor((width - 0.2) / repeat);
  const start = -(groups * repeat - 0.17 - gap) / 2;
  return Array.from({ length: groups }, (_, group) => group).flatMap((group) => {
    let x = start + group * repeat;
    return strokes.map((wide) => {
      const stripe = { x: x + wide / 2, wide };
      x += wide + gap;
      return stripe;
    });
  });
}

/** Knotted warp ends along both short sides, each lying its own way. */
function tassels(): Part[] {
  const { width, depth } = tallyRugSize;
  const count = 92;
  return [-1, 1].flatMap((side) =>
    Array.from({ length: count }, (_, i) => i).flatMap((i) => {
      const z = ((i + 0.5) / count - 0.5) * (depth - 0.02);
      const long = fringe * (0.9 + 0.12 * valueNoise(i * 1.7, side, 3, 5));
      const cord = roundedBox({
        width: long,
        height: 0.0055,
        depth: 0.011,
        edge: 0.0026,
        step: 0.012,
        deform: (point, at) => {
          const out = (at.x * side + 1) / 2;
          point.z = point.z * (0.55 + 0.75 * out) + valueNoise(i * 2.3, out * 1.6, side, 9) * 0.009 * out;
        },
      });
      return solid(cord, "rug-ground", { x: side * (width / 2 + long / 2 - 0.006), y: 0.003, z });
    }),
  );
}

/** The Tally Striped Rug lying flat: groups of five woven strokes on a pale ground, fringed at both ends. */
export function tallyRug({ fringed = true } = {}): Part[] {
  const { width, depth, height } = tallyRugSize;
  const sheet = (size: { width: number; height: number }, x: number) =>
    roundedBox({ ...size, depth, edge: 0.0035, step: 0.03, deform: (point) => wavy(point, point.x + x) });
  return [
    ...solid(sheet({ width, height }, 0), "rug-ground", { y: height / 2 }),
    ...stripes().flatMap(({ x, wide }) =>
      solid(sheet({ width: wide, height: height + 0.0012 }, x), "rug-stripe", { x, y: height / 2 + 0.0004 }),
    ),
    ...(fringed ? tassels() : []),
  ];
}

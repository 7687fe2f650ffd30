import type { Part } from "../shape/part.ts";
import { solid } from "../shape/solid.ts";
import { turned } from "../shape/turned.ts";
import { valueNoise } from "../shape/value-noise.ts";

/** The Kiln Vase: thrown tall with a high shoulder, a short open neck and a rolled lip; the rings of the wheel stay. */
export function kilnVase(): Part[] {
  const vase = turned(
    [
      [0, 0],
      [0.05, 0],
      [0.056, 0.003],
      [0.061, 0.016],
      [0.074, 0.07],
      [0.089, 0.13],
      [0.0995, 0.185],
      [0.099, 0.214],
      [0.086, 0.24],
      [0.064, 0.256],
      [0.051, 0.266],
      [0.047, 0.278],
      [0.05, 0.293],
      [0.0565, 0.3025],
      [0.0555, 0.3048],
      [0.0515, 0.303],
      [0.0445, 0.292],
      [0.0415, 0.278],
      [0.045, 0.266],
      [0.06, 0.248],
      [0.085, 0.22],
      [0.09, 0.19],
      [0.068, 0.07],
      [0, 0.02],
    ],
    { around: 144 },
  );
  const position = vase.getAttribute("position");
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
    const fade = Math.min(1, y / 0.03) * Math.min(1, Math.max(0, (0.262 - y) / 0.02));
    const turn = Math.atan2(z, x);
    const rings = Math.sin(y * 430 + turn) * 0.0045 + Math.sin(y * 190 - turn * 2) * 0.003;
    const grown = 1 + fade * (rings + valueNoise(x * 8, y * 8, z * 8, 21) * 0.012);
    position.setXYZ(i, x * grown, y, z * grown);
  }
  return solid(vase, "ceramic");
}

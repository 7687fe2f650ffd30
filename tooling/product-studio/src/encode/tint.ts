import { toByte, toLinear } from "./linear-light.ts";
import { parseColor } from "./parse-color.ts";

export type Tint = { from: string; to: string };

const lights = Float64Array.from({ length: 256 }, (_, byte) => toLinear(byte));

/**
 * Exchanges one fabric colour for another where the mask (one byte a pixel) says so.
 * Light falling on cloth is multiplied by the cloth's colour, so the exchange is a factor in linear light:
 * shadows and folds stay what they were.
 */
export function tint(rgb: Uint8Array, mask: Uint8Array, { from, to }: Tint): Uint8Array {
  const old = parseColor(from).map(toLinear);
  const factors = parseColor(to).map((byte, i) => toLinear(byte) / Math.max(old[i] ?? 0, 0.001));
  return rgb.map((byte, i) => {
    const cover = (mask[Math.floor(i / 3)] ?? 0) / 255;
    return toByte((lights[byte] ?? 0) * (1 - cover + cover * (factors[i % 3] ?? 1)));
  });
}

import { gleam } from "./gleam.ts";
import { toByte, toLinear } from "./linear-light.ts";
import { parseColor } from "./parse-color.ts";

export type Tint = { from: string; to: string };

const lights = Float64Array.from({ length: 256 }, (_, byte) => toLinear(byte));

/**
 * Exchanges one color for another where the mask (one byte a pixel) says so.
 * Light falling on cloth is multiplied by the cloth's color, so the exchange is a factor in linear light:
 * shadows and folds stay what they were. A polished surface also mirrors light that never took on its color;
 * with `polished` that part is kept as it is.
 */
export function tint(rgb: Uint8Array, mask: Uint8Array, { from, to }: Tint, polished = false): Uint8Array {
  const old = parseColor(from).map(toLinear);
  const factors = parseColor(to).map((byte, i) => toLinear(byte) / Math.max(old[i] ?? 0, 0.001));
  const shine = polished ? gleam(old) : () => 0;
  const out = new Uint8Array(rgb.length);
  for (let at = 0; at < rgb.length; at += 3) {
    const cover = (mask[at / 3] ?? 0) / 255;
    const pixel = [0, 1, 2].map((i) => lights[rgb[at + i] ?? 0] ?? 0);
    const white = cover > 0 ? shine(pixel) : 0;
    pixel.forEach((light, i) => {
      const dyed = Math.max(light - white, 0) * (factors[i] ?? 1) + white;
      out[at + i] = cover > 0 ? toByte(light * (1 - cover) + dyed * cover) : (rgb[at + i] ?? 0);
    });
  }
  return out;
}

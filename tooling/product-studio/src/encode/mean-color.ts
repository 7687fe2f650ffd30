import { toByte, toLinear } from "./linear-light.ts";
import { parseColor } from "./parse-color.ts";

const lights = Float64Array.from({ length: 256 }, (_, byte) => toLinear(byte));

/** The average of a picture's light, as the sRGB bytes of that light. */
export function meanColor(rgb: Uint8Array): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < rgb.length; at += 3)
    for (const channel of [0, 1, 2] as const) sums[channel] += lights[rgb[at + channel] ?? 0] ?? 0;
  const count = Math.max(rgb.length / 3, 1);
  return [toByte(sums[0] / count), toByte(sums[1] / count), toByte(sums[2] / count)];
}

/** The picture under a light in which its average is a color. */
export function withMeanColor(rgb: Uint8Array, color: string): Uint8Array {
  const mean = meanColor(rgb).map(toLinear);
  const gains = parseColor(color).map((byte, channel) => toLinear(byte) / Math.max(mean[channel] ?? 0, 0.0005));
  return rgb.map((byte, at) => toByte((lights[byte] ?? 0) * (gains[at % 3] ?? 1)));
}

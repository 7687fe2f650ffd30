/**
 * The perceptually uniform curve the denoiser was trained behind: linear light of any brightness to about 0 to 1.
 * Three pieces (line, power, logarithm) with the trained constants.
 */
const [a, b, c, d] = [1412.83765, 1.64593172, 0.431384981, -0.00294139609];
const [e, f, g] = [0.192653254, 0.00626026094, 0.99862015];
const light = { dim: 1.5794576e-6, bright: 0.0322087631 };
const code = { dim: 0.00223151711, bright: 0.370974749 };

function curve(value: number): number {
  if (value <= light.dim) return a * value;
  return value <= light.bright ? b * value ** c + d : e * Math.log(value + f) + g;
}

function back(value: number): number {
  if (value <= code.dim) return value / a;
  return value <= code.bright ? ((value - d) / b) ** (1 / c) : Math.exp((value - g) / e) - f;
}

const top = curve(65504);

export const encodeLight = (value: number): number => curve(Math.max(value, 0)) / top;
export const decodeLight = (value: number): number => Math.max(back(Math.max(value, 0) * top), 0);

/** The factor that brings the picture's middle brightness (RGB triples, linear) to photographic middle gray. */
export function exposure(rgb: Float32Array): number {
  let [sum, count] = [0, 0];
  for (let i = 0; i + 2 < rgb.length; i += 3 * 7) {
    const luminance = 0.2126 * (rgb[i] ?? 0) + 0.7152 * (rgb[i + 1] ?? 0) + 0.0722 * (rgb[i + 2] ?? 0);
    if (luminance > 1e-8) [sum, count] = [sum + Math.log2(luminance), count + 1];
  }
  return count === 0 ? 1 : 0.18 / 2 ** (sum / count);
}

import { toByte, toLinear } from "../encode/linear-light.ts";
import { parseColor } from "../encode/parse-color.ts";
import type { ClothSurface } from "./cloth-surfaces.ts";

/** The light and dye of a cloth, pixel by pixel; the same for every color of a surface. */
export interface LitCloth {
  /** Pixels across and down. */
  readonly size: number;
  /** What the dye is multiplied by. */
  readonly shade: Float32Array;
  /** Light that a polished surface mirrors without taking on its color. */
  readonly gleam: Float32Array;
}

/** Towards the light, from the upper left; y grows downwards. */
const light = toUnit([-0.5, -0.6, 0.62]);
const between = toUnit([light[0], light[1], light[2] + 1]);

/** A square of a cloth, so many millimeters across and centered on its origin, under a light from the upper left. */
export function lightCloth(
  surface: ClothSurface,
  { size, span, gloss = 0 }: { size: number; span: number; gloss?: number },
): LitCloth {
  const step = span / size;
  const at = (pixel: number) => (pixel - size / 2) * step;
  const heights = new Float32Array((size + 1) ** 2);
  const shade = new Float32Array(size * size);
  const gleam = new Float32Array(size * size);
  for (let row = 0; row <= size; row += 1) {
    for (let column = 0; column <= size; column += 1) {
      const { height, tone } = surface(at(column), at(row));
      heights[row * (size + 1) + column] = height;
      if (row < size && column < size) shade[row * size + column] = tone;
    }
  }
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const corner = row * (size + 1) + column;
      const height = heights[corner] ?? 0;
      const normal = toUnit([
        (height - (heights[corner + 1] ?? 0)) / step,
        (height - (heights[corner + size + 1] ?? 0)) / step,
        1,
      ]);
      const pixel = row * size + column;
      const lit = 0.5 + (0.5 * Math.max(0, dot(normal, light))) / light[2];
      const depth = 1 - 0.35 * Math.min(1, Math.max(0, -height * 2));
      shade[pixel] = (shade[pixel] ?? 1) * lit * depth;
      gleam[pixel] = gloss * Math.max(0, dot(normal, between)) ** 28;
    }
  }
  return { size, shade, gleam };
}

/** The cloth in a dye, as RGB bytes. */
export function dyeCloth({ shade, gleam }: LitCloth, dye: string): Uint8Array {
  const color = parseColor(dye).map(toLinear);
  const rgb = new Uint8Array(shade.length * 3);
  for (const [pixel, share] of shade.entries())
    for (const [channel, dyed] of color.entries())
      rgb[pixel * 3 + channel] = toByte(dyed * share + (gleam[pixel] ?? 0));
  return rgb;
}

type Vector = readonly [x: number, y: number, z: number];

function dot(one: Vector, other: Vector): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

function toUnit(vector: Vector): Vector {
  const length = Math.hypot(...vector);
  return [vector[0] / length, vector[1] / length, vector[2] / length];
}

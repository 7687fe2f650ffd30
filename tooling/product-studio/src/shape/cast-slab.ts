import type { BufferGeometry } from "three";
import { type BoxSize, roundedBox } from "./rounded-box.ts";
import { valueNoise } from "./value-noise.ts";

type CastSlab = BoxSize & { squareness: number; edge: number; seed: number };

/**
 * A slab cast in a mould, its plan a superellipse (2 an ellipse, 8 nearly a rectangle) and its rims rounded by `edge`
 * metres; it is never quite true, as a cast never is. Centred on its own middle.
 */
export function castSlab({ width, height, depth, squareness, edge, seed }: CastSlab): BufferGeometry {
  const n = squareness;
  return roundedBox({
    width,
    height,
    depth,
    edge,
    step: 0.02,
    deform: (point) => {
      const [u, w] = [point.x / (width / 2), point.z / (depth / 2)];
      const square = Math.max(Math.abs(u), Math.abs(w));
      if (square > 0) {
        const reach = (Math.abs(u / square) ** n + Math.abs(w / square) ** n) ** (-1 / n);
        point.set(point.x * reach, point.y, point.z * reach);
      }
      const wander = (at: number) => valueNoise(point.x * 5 + at, point.y * 5, point.z * 5 - at, seed) * 0.0014;
      point.set(point.x + wander(3), point.y + wander(7) * 0.4, point.z + wander(11));
    },
  });
}

import { BufferGeometry, Float32BufferAttribute } from "three";
import type { BoxSize } from "./rounded-box.ts";
import { valueNoise } from "./value-noise.ts";

type CastSlab = BoxSize & { squareness: number; edge: number; seed: number };

const around = 360;

/** Rings of the slab from the middle of its underside over the rim to the middle of its top: how far in from the outline, and how high. */
function rings(height: number, edge: number): (readonly [inset: number, y: number])[] {
  const quarter = Array.from({ length: 9 }, (_, i) => (i / 8) * (Math.PI / 2));
  const side = Array.from({ length: 11 }, (_, i) => edge + ((i + 1) / 12) * (height - 2 * edge));
  const bend = (turn: number) => edge - edge * Math.sin(turn);
  return [
    ...quarter.map((turn) => [bend(turn), edge - edge * Math.cos(turn)] as const),
    ...side.map((y) => [0, y] as const),
    ...[...quarter].reverse().map((turn) => [bend(turn), height - edge + edge * Math.cos(turn)] as const),
  ];
}

/**
 * A slab cast in a mold, its plan a superellipse (2 an ellipse, 8 nearly a rectangle) and its rims rounded by `edge`
 * meters; it is never quite true, as a cast never is. Stands on y = 0.
 */
export function castSlab({ width, height, depth, squareness, edge, seed }: CastSlab): BufferGeometry {
  const lines = rings(height, edge);
  const positions = lines.flatMap(([inset, y]) =>
    Array.from({ length: around }, (_, i) => (i / around) * 2 * Math.PI).flatMap((turn) => {
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      const reach = (Math.abs(c) ** squareness + Math.abs(s) ** squareness) ** (-1 / squareness);
      const [x, z] = [(c * reach * width) / 2, (s * reach * depth) / 2];
      const left = 1 - inset / Math.hypot(x, z) + valueNoise(x * 5, y * 5, z * 5, seed) * 0.003;
      return [x * left, y, z * left];
    }),
  );
  const last = lines.length * around;
  positions.push(0, 0, 0, 0, height, 0);
  const turns = Array.from({ length: around }, (_, i) => [i, (i + 1) % around] as const);
  const skin = lines.slice(1).flatMap((_, ring) =>
    turns.flatMap(([i, next]) => {
      const [p, q] = [ring * around + i, ring * around + next];
      return [p, p + around, q, q, p + around, q + around];
    }),
  );
  const caps = turns.flatMap(([i, next]) => [last, i, next, last + 1, last - around + next, last - around + i]);
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setIndex([...skin, ...caps]);
  geometry.computeVertexNormals();
  return geometry;
}

import { BufferGeometry, Float32BufferAttribute, Vector3 } from "three";
import { mergeVertices } from "three/addons/utils/BufferGeometryUtils.js";

export type BoxSize = { width: number; height: number; depth: number };

/** Moves a point of the rounded box; `at` is the matching point of the sharp box, each axis from -1 to 1. */
export type Deform = (point: Vector3, at: Vector3) => void;

/** `step` is how finely the faces are divided, `stepAlong` the same along the depth when that is bent more sharply. */
export type RoundedBox = BoxSize & { edge: number; step?: number; stepAlong?: number; deform?: Deform };

function stops(half: number, edge: number, step: number): number[] {
  const inner = half - edge;
  const flat = Math.max(1, Math.round((2 * inner) / step));
  const arc = edge > 0.01 ? 7 : 3;
  const bend = Array.from({ length: arc }, (_, i) => inner + edge * Math.tan((((i + 1) / arc) * Math.PI) / 4));
  const middle = Array.from({ length: flat + 1 }, (_, i) => -inner + (2 * inner * i) / flat);
  return [...bend.map((s) => -s).reverse(), ...middle, ...bend];
}

/** Where a point of the sharp box lands on the rounded one. */
export function roundedPoint(at: Vector3, { width, height, depth, edge, deform }: RoundedBox): Vector3 {
  const half = new Vector3(width / 2, height / 2, depth / 2);
  const sharp = at.clone().multiply(half);
  const room = half.clone().subScalar(edge);
  const core = sharp.clone().clamp(room.clone().negate(), room);
  const point = sharp.sub(core).normalize().multiplyScalar(edge).add(core);
  deform?.(point, at);
  return point;
}

const faces = [0, 1, 2].flatMap((axis) => [-1, 1].map((side) => ({ axis, side })));

/** A box with rounded edges, finely divided (`step` meters) so that it can be bent, inflated and creased. */
export function roundedBox(box: RoundedBox): BufferGeometry {
  const { width, height, depth, edge, step = 0.03, stepAlong = step } = box;
  const lines = [width, height, depth].map((size, axis) =>
    stops(size / 2, edge, axis === 2 ? stepAlong : step).map((s) => s / (size / 2)),
  );
  const positions: number[] = [];
  const indices: number[] = [];
  for (const { axis, side } of faces) {
    const [a, b] = [(axis + 1) % 3, (axis + 2) % 3];
    const [rows, columns] = [lines[a] ?? [], lines[b] ?? []];
    const start = positions.length / 3;
    for (const s of rows) {
      for (const t of columns) {
        const at = new Vector3().setComponent(axis, side).setComponent(a, s).setComponent(b, t);
        positions.push(...roundedPoint(at, box).toArray());
      }
    }
    for (let i = 0; i + 1 < rows.length; i++) {
      for (let j = 0; j + 1 < columns.length; j++) {
        const p = start + i * columns.length + j;
        const q = p + columns.length;
        indices.push(...(side > 0 ? [p, q, p + 1, q, q + 1, p + 1] : [p, p + 1, q, q, p + 1, q + 1]));
      }
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setIndex(indices);
  const merged = mergeVertices(geometry, 1e-6);
  merged.computeVertexNormals();
  return merged;
}

import { Vector3 } from "three";
import type { Deform } from "./rounded-box.ts";

export type PathPoint = { y: number; z: number };

/** Lays a flat slab (length along z, thickness along y) over a line of points in the yz plane, like folded cloth. */
export function bendAlong(path: readonly PathPoint[], length: number): Deform {
  const points = path.map(({ y, z }) => new Vector3(0, y, z));
  const reached = [0];
  for (let i = 1; i < points.length; i++) {
    reached.push((reached[i - 1] ?? 0) + (points[i] ?? new Vector3()).distanceTo(points[i - 1] ?? new Vector3()));
  }
  const total = reached.at(-1) ?? 1;
  return (point) => {
    const goal = Math.min(Math.max((point.z / length + 0.5) * total, 0), total - 1e-9);
    const i = reached.findIndex((r) => r > goal) - 1;
    const from = points[i] ?? new Vector3();
    const to = points[i + 1] ?? from;
    const along = to.clone().sub(from).normalize();
    const spot = from.clone().addScaledVector(along, goal - (reached[i] ?? 0));
    const over = (point.z / length + 0.5) * total - goal;
    point.set(point.x, spot.y + along.z * point.y + along.y * over, spot.z - along.y * point.y + along.z * over);
  };
}

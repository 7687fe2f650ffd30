import { Vector3 } from "three";
import type { Deform } from "./rounded-box.ts";

export type PlanPoint = { x: number; z: number };

/** A line on the floor plan: its length in meters, and how a slab standing along it is bent (x runs along the line, z points to its right). */
export type Wrap = { length: number; deform: Deform };

function runs(path: readonly PlanPoint[]): number[] {
  const reached = [0];
  for (let i = 1; i < path.length; i++) {
    const [from, to] = [path[i - 1] ?? { x: 0, z: 0 }, path[i] ?? { x: 0, z: 0 }];
    reached.push((reached[i - 1] ?? 0) + Math.hypot(to.x - from.x, to.z - from.z));
  }
  return reached;
}

function heading(path: readonly PlanPoint[], i: number): Vector3 {
  const [before, after] = [path[Math.max(0, i - 1)], path[Math.min(path.length - 1, i + 1)]];
  return new Vector3((after?.x ?? 0) - (before?.x ?? 0), 0, (after?.z ?? 0) - (before?.z ?? 0)).normalize();
}

/** Bends a slab (length along x) round a finely divided line on the plan, as an upholsterer wraps a back round its corners. */
export function wrapAlong(path: readonly PlanPoint[]): Wrap {
  const reached = runs(path);
  const length = reached.at(-1) ?? 0;
  const headings = path.map((_, i) => heading(path, i));
  const deform: Deform = (point) => {
    const goal = Math.min(Math.max(point.x + length / 2, 0), length - 1e-9);
    const i = Math.max(
      0,
      reached.findIndex((run) => run > goal),
    );
    const [low, high] = [Math.max(0, i - 1), i];
    const span = (reached[high] ?? 1) - (reached[low] ?? 0);
    const part = span === 0 ? 0 : (goal - (reached[low] ?? 0)) / span;
    const along = (headings[low] ?? new Vector3(1, 0, 0))
      .clone()
      .lerp(headings[high] ?? new Vector3(), part)
      .normalize();
    const [from, to] = [path[low] ?? { x: 0, z: 0 }, path[high] ?? { x: 0, z: 0 }];
    const over = point.x + length / 2 - goal;
    point.set(
      from.x + (to.x - from.x) * part - along.z * point.z + along.x * over,
      point.y,
      from.z + (to.z - from.z) * part + along.x * point.z + along.z * over,
    );
  };
  return { length, deform };
}

/** A plan like a U: two arms of the given straight length joined by a back, with round corners of `radius` meters. */
export function planOfU({ width, depth, radius }: { width: number; depth: number; radius: number }): PlanPoint[] {
  const steps = Array.from({ length: 25 }, (_, i) => (i / 24) * (Math.PI / 2));
  const [x, back] = [width / 2 - radius, -depth / 2 + radius];
  const even = (from: PlanPoint, to: PlanPoint) =>
    Array.from({ length: 12 }, (_, i) => ({
      x: from.x + ((to.x - from.x) * (i + 1)) / 13,
      z: from.z + ((to.z - from.z) * (i + 1)) / 13,
    }));
  const left = steps.map((turn) => ({ x: -x - Math.cos(turn) * radius, z: back - Math.sin(turn) * radius }));
  const right = steps.map((turn) => ({ x: x + Math.sin(turn) * radius, z: back - Math.cos(turn) * radius }));
  const [start, end] = [
    { x: -width / 2, z: depth / 2 },
    { x: width / 2, z: depth / 2 },
  ];
  return [
    start,
    ...even(start, left[0] ?? start),
    ...left,
    ...even(left.at(-1) ?? start, right[0] ?? end),
    ...right,
    ...even(right.at(-1) ?? start, end),
    end,
  ];
}

import { Vector3 } from "three";
import type { Part } from "../shape/part.ts";

export type Point = readonly [across: number, down: number];

/** From where a drawing looks: to the right, downwards, and towards the eye. */
export interface View {
  readonly name: string;
  readonly across: (point: Vector3) => number;
  readonly down: (point: Vector3) => number;
  readonly near: (point: Vector3) => number;
}

export const views = {
  front: { name: "Front", across: ({ x }) => x, down: ({ y }) => -y, near: ({ z }) => z },
  side: { name: "Side", across: ({ z }) => -z, down: ({ y }) => -y, near: ({ x }) => x },
  above: { name: "Above", across: ({ x }) => x, down: ({ z }) => z, near: ({ y }) => y },
} as const satisfies Record<string, View>;

/** The outlines of parts as a view sees them, without hollows, the nearest last: each hides what it stands before. */
export function projectParts(parts: readonly Part[], view: View): Point[][] {
  const seen = parts.map(({ geometry, matrix }) => {
    const position = geometry.getAttribute("position");
    const points = Array.from({ length: position.count }, (_, at) =>
      new Vector3().fromBufferAttribute(position, at).applyMatrix4(matrix),
    );
    const near = points.reduce((nearest, point) => Math.max(nearest, view.near(point)), -Infinity);
    return { near, outline: toHull(points.map((point): Point => [view.across(point), view.down(point)])) };
  });
  return seen.toSorted((one, other) => one.near - other.near).map(({ outline }) => outline);
}

/** The convex hull, by Andrew's monotone chain. */
function toHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted(([ax, ay], [bx, by]) => ax - bx || ay - by);
  return [...toChain(sorted), ...toChain(sorted.toReversed())];
}

function toChain(points: readonly Point[]): Point[] {
  const chain: Point[] = [];
  for (const point of points) {
    while (chain.length > 1 && turn(chain.at(-2) as Point, chain.at(-1) as Point, point) <= 0) chain.pop();
    chain.push(point);
  }
  return chain.slice(0, -1);
}

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);

import type { MaterialName } from "../catalog/material-name.ts";
import { board } from "../shape/board.ts";
import type { Part } from "../shape/part.ts";
import { solid } from "../shape/solid.ts";

/** A back wall at z = -depth with its skirting. */
export function backWall(depth: number, skirting: MaterialName): Part[] {
  return [
    ...solid(board({ width: 12, height: 4, depth: 0.1 }), "wall", { y: 2, z: -depth - 0.05 }),
    ...solid(board({ width: 12, height: 0.12, depth: 0.016 }), skirting, { y: 0.06, z: -depth + 0.008 }),
  ];
}

/** Floor boards along x, staggered, their tops at y = 0. */
export function boardFloor(): Part[] {
  const [wide, long] = [0.165, 2.2];
  const plank = board({ width: long - 0.0015, height: 0.02, depth: wide - 0.0015, edge: 0.0015 });
  const rows = Array.from({ length: 42 }, (_, i) => i);
  return rows.flatMap((row) =>
    [-2, -1, 0, 1, 2].flatMap((i) =>
      solid(plank, "floor", { x: i * long + ((row * 0.83) % long) - 1.1, y: -0.01, z: -1.6 + row * wide }),
    ),
  );
}

/** A single slab of floor, its top at y = 0. */
export function slabFloor(): Part[] {
  return solid(board({ width: 12, height: 0.1, depth: 9 }), "floor", { y: -0.05, z: 2.6 });
}

import { board } from "../shape/board.ts";
import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";
import { roundedBox } from "../shape/rounded-box.ts";
import { solid } from "../shape/solid.ts";

export const quarryTableSizes = {
  72: { width: inches(72), depth: inches(40), height: inches(30) },
  96: { width: inches(96), depth: inches(40), height: inches(30) },
} as const;

const top = 0.042;

/** The Quarry Dining Table of the given length in inches: a planked top on four tapered, set-in legs. */
export function quarryTable(length: keyof typeof quarryTableSizes): Part[] {
  const { width, depth, height } = quarryTableSizes[length];
  const planks = 6;
  const plank = { width, height: top, depth: depth / planks, edge: 0.0025 };
  const apron = height - top - 0.045;
  const legHeight = height - top;
  const tapered = roundedBox({
    width: 0.095,
    height: legHeight,
    depth: 0.095,
    edge: 0.014,
    step: 0.06,
    deform: (point) => {
      const narrow = 0.62 + 0.38 * (point.y / legHeight + 0.5);
      point.set(point.x * narrow, point.y, point.z * narrow);
    },
  });
  return [
    ...Array.from({ length: planks }, (_, i) => i).flatMap((i) =>
      solid(board(plank), "oak-x", { y: height - top / 2, z: (i + 0.5) * plank.depth - depth / 2 }),
    ),
    ...[-1, 1].flatMap((end) => [
      ...solid(board({ width: width - 0.36, height: 0.085, depth: 0.024 }), "oak-x", {
        y: apron,
        z: end * (depth / 2 - 0.13),
      }),
      ...solid(board({ width: 0.024, height: 0.085, depth: depth - 0.3 }), "oak-z", {
        x: end * (width / 2 - 0.15),
        y: apron,
      }),
    ]),
    ...[-1, 1].flatMap((side) =>
      [-1, 1].flatMap((end) =>
        solid(tapered, "oak-y", { x: side * (width / 2 - 0.15), y: legHeight / 2, z: end * (depth / 2 - 0.13) }),
      ),
    ),
  ];
}

import { board } from "../shape/board.ts";
import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";
import { solid } from "../shape/solid.ts";

const atlasBookcaseSize = { width: inches(42), depth: inches(15), height: inches(84) };

export const atlasShelfTops = [0.12, 0.53, 0.9, 1.27, 1.62].map((low) => low + 0.03);

/** The Atlas Bookcase, empty: two sides, a top, five shelves, an upright and a recessed plinth. */
export function atlasBookcase(wood: "walnut" | "oak"): Part[] {
  const { width, depth, height } = atlasBookcaseSize;
  const thick = 0.032;
  const inside = width - 2 * thick;
  return [
    ...[-1, 1].flatMap((side) =>
      solid(board({ width: thick, height, depth }), `${wood}-y`, { x: side * (width / 2 - thick / 2), y: height / 2 }),
    ),
    ...solid(board({ width: inside, height: thick, depth: depth - 0.004 }), `${wood}-x`, { y: height - thick / 2 }),
    ...atlasShelfTops.flatMap((top) =>
      solid(board({ width: inside, height: 0.03, depth: depth - 0.012 }), `${wood}-x`, { y: top - 0.015, z: -0.002 }),
    ),
    ...solid(board({ width: inside, height: height - 0.13, depth: 0.012, edge: 0.001 }), `${wood}-y`, {
      y: height / 2 + 0.05,
      z: -depth / 2 + 0.012,
    }),
    ...solid(board({ width: inside, height: 0.12, depth: 0.02 }), `${wood}-x`, { y: 0.06, z: depth / 2 - 0.05 }),
  ];
}

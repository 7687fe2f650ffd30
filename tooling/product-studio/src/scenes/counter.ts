import { board } from "../shape/board.ts";
import type { Part } from "../shape/part.ts";
import { solid } from "../shape/solid.ts";

const size = { width: 2.6, height: 0.92, depth: 0.62 };
const slab = 0.03;

/** A kitchen counter: a walnut front of upright boards under a pale slab that stands out at the front. */
export function counter(): Part[] {
  const boards = 26;
  const wide = size.width / boards;
  const low = size.height - slab;
  const front = board({ width: wide - 0.004, height: low - 0.08, depth: 0.02, edge: 0.002 });
  return [
    ...solid(board({ ...size, height: slab, edge: 0.004 }), "cast-stone", { y: size.height - slab / 2 }),
    ...solid(board({ width: size.width, height: low - 0.08, depth: 0.3 }), "black-metal", {
      y: low / 2 + 0.04,
      z: -0.1,
    }),
    ...solid(board({ width: size.width, height: 0.08, depth: 0.26 }), "black-metal", { y: 0.04, z: -0.12 }),
    ...Array.from({ length: boards }, (_, i) => -size.width / 2 + wide * (i + 0.5)).flatMap((x) =>
      solid(front, "walnut-y", { x, y: low / 2 + 0.04, z: 0.06 }),
    ),
  ];
}

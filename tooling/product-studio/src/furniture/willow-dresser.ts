import { board } from "../shape/board.ts";
import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";
import { solid } from "../shape/solid.ts";
import { type Wood, willow, willowDrawer, willowFrame } from "./willow-case.ts";

const willowDresserSize = { width: inches(60), depth: inches(19), height: inches(33) };

const rise = inches(6);
const rail = 0.016;

/** The Willow Dresser: three rows of two drawers, each row a little deeper than the one above. */
export function willowDresser(wood: Wood): Part[] {
  const { width, height } = willowDresserSize;
  const depth = willowDresserSize.depth - willow.knob;
  const [low, ceiling] = [rise + 0.024, height - willow.top];
  const room = width - 2 * (willow.post + 0.006);
  const upright = 0.024;
  const column = (room - upright) / 2;
  const free = ceiling - low - 2 * rail;
  const rows = [0.29, 0.335, 0.375].map((share) => share * free);
  const tops = rows.map((_, i) => ceiling - rows.slice(0, i).reduce((sum, row) => sum + row + rail, 0));
  const parts = [
    ...willowFrame({ width, depth, height, rise }, wood),
    ...solid(board({ width: upright, height: ceiling - low, depth: depth - willow.post }), `${wood}-y`, {
      y: (ceiling + low) / 2,
      z: 0.008,
    }),
    ...rows.flatMap((row, i) => [
      ...[-1, 1].flatMap((side) => [
        ...place(willowDrawer({ width: column, height: row, knobs: [-0.5, 0.5] }, wood), {
          x: side * (column / 2 + upright / 2),
          y: (tops[i] ?? 0) - row / 2,
          z: depth / 2 - 0.014,
        }),
        ...(i === 0
          ? []
          : solid(board({ width: column, height: rail, depth: depth - willow.post }), `${wood}-x`, {
              x: side * (column / 2 + upright / 2),
              y: (tops[i] ?? 0) + rail / 2,
              z: 0.008,
            })),
      ]),
    ]),
  ];
  return place(parts, { z: -willow.knob / 2 });
}

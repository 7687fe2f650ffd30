import { board } from "../shape/board.ts";
import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";
import { solid } from "../shape/solid.ts";
import { type Wood, willow, willowDrawer, willowFrame } from "./willow-case.ts";

const willowNightstandSize = { width: inches(22), depth: inches(17), height: inches(24) };

const rise = inches(7);
const drawer = 0.13;

/** The Willow Nightstand: one drawer over an open shelf. */
export function willowNightstand(wood: Wood): Part[] {
  const { width, height } = willowNightstandSize;
  const depth = willowNightstandSize.depth - willow.knob;
  const room = width - 2 * (willow.post + 0.006);
  const ceiling = height - willow.top;
  const parts = [
    ...willowFrame({ width, depth, height, rise }, wood),
    ...solid(board({ width: room + 0.02, height: 0.018, depth: depth - willow.post }), `${wood}-x`, {
      y: ceiling - drawer - 0.009,
      z: 0.008,
    }),
    ...place(willowDrawer({ width: room, height: drawer, knobs: [0] }, wood), {
      y: ceiling - drawer / 2,
      z: depth / 2 - 0.014,
    }),
  ];
  return place(parts, { z: -willow.knob / 2 });
}

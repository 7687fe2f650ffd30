import { board } from "../shape/board.ts";
import { inches } from "../shape/inches.ts";
import { leg } from "../shape/leg.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";
import { roundedBox } from "../shape/rounded-box.ts";
import { solid } from "../shape/solid.ts";

const canyonMediaConsoleSize = { width: inches(72), depth: inches(17), height: inches(22) };

const thick = 0.026;
const rise = inches(5.5);
const inside = {
  width: canyonMediaConsoleSize.width - 2 * thick,
  height: canyonMediaConsoleSize.height - rise - 2 * thick,
};
const bay = { width: inside.width * 0.36, middle: inside.width * 0.28 };

/** A tambour door: half-round slats side by side, a plain stile with a finger groove at the end it is pulled by. */
function tambour(wood: "oak" | "walnut", pull: 1 | -1): Part[] {
  const slats = 26;
  const stile = 0.03;
  const pitch = (bay.width - stile - 0.006) / slats;
  const slat = roundedBox({
    width: pitch - 0.0012,
    height: inside.height - 0.006,
    depth: 0.018,
    edge: 0.0075,
    step: 0.4,
  });
  const start = pull > 0 ? -bay.width / 2 + 0.003 : -bay.width / 2 + 0.003 + stile;
  return [
    ...Array.from({ length: slats }, (_, i) => start + pitch * (i + 0.5)).flatMap((x) =>
      solid(slat, `${wood}-y`, { x }),
    ),
    ...solid(board({ width: stile - 0.002, height: inside.height - 0.006, depth: 0.02 }), `${wood}-y`, {
      x: pull * (bay.width / 2 - stile / 2 - 0.002),
      z: 0.001,
    }),
    ...solid(roundedBox({ width: 0.009, height: 0.11, depth: 0.01, edge: 0.004, step: 0.1 }), "black-metal", {
      x: pull * (bay.width / 2 - stile / 2 - 0.002),
      z: 0.009,
    }),
  ];
}

function shell(wood: "oak" | "walnut"): Part[] {
  const { width, depth, height } = canyonMediaConsoleSize;
  const middle = rise + thick + inside.height / 2;
  return [
    ...[rise + thick / 2, height - thick / 2].flatMap((y) =>
      solid(board({ width, height: thick, depth, edge: 0.004 }), `${wood}-x`, { y }),
    ),
    ...[-1, 1].flatMap((side) => [
      ...solid(board({ width: thick, height: inside.height, depth: depth - 0.001 }), `${wood}-y`, {
        x: side * (width / 2 - thick / 2 - 0.0006),
        y: middle,
      }),
      ...solid(board({ width: 0.022, height: inside.height, depth: depth - 0.03 }), `${wood}-y`, {
        x: side * (bay.middle / 2 + 0.011),
        y: middle,
        z: -0.013,
      }),
    ]),
    ...solid(board({ width: inside.width, height: inside.height, depth: 0.01, edge: 0.001 }), `${wood}-x`, {
      y: middle,
      z: -depth / 2 + 0.02,
    }),
    ...solid(board({ width: bay.middle, height: 0.02, depth: depth - 0.07 }), `${wood}-x`, {
      y: middle + 0.012,
      z: -0.015,
    }),
  ];
}

/** The Canyon Media Console: two tambour doors beside an open bay with one shelf, on set-in tapered legs. */
export function canyonMediaConsole(wood: "oak" | "walnut"): Part[] {
  const { width, depth } = canyonMediaConsoleSize;
  const front = { y: rise + thick + inside.height / 2, z: depth / 2 - 0.02 };
  const standing = leg({ height: rise, top: 0.022, foot: 0.014 });
  return [
    ...shell(wood),
    ...([-1, 1] as const).flatMap((side) =>
      place(tambour(wood, side === 1 ? -1 : 1), { ...front, x: side * (inside.width / 2 - bay.width / 2) }),
    ),
    ...[-1, 1].flatMap((side) =>
      [-1, 1].flatMap((end) =>
        solid(standing, `${wood}-y`, { x: side * (width / 2 - 0.16), z: end * (depth / 2 - 0.055) }),
      ),
    ),
    ...[-1, 1].flatMap((end) =>
      solid(board({ width: width - 0.36, height: 0.03, depth: 0.02 }), `${wood}-x`, {
        y: rise - 0.015,
        z: end * (depth / 2 - 0.055),
      }),
    ),
  ];
}

import { board } from "../shape/board.ts";
import { easedProfile } from "../shape/eased-profile.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";
import { roundedBox } from "../shape/rounded-box.ts";
import { solid } from "../shape/solid.ts";
import { turned } from "../shape/turned.ts";

export type Wood = "oak" | "walnut";

/** `knob` is how far a knob stands out past the top: a piece's stated depth includes it. */
export const willow = { post: 0.044, top: 0.024, panel: 0.018, reveal: 0.0028, knob: 0.015 };

type Frame = { width: number; depth: number; height: number; rise: number };

/** The frame all Willow pieces share: four round-edged posts that taper to feet, a lipped top, framed sides, a floor and a back. */
export function willowFrame({ width, depth, height, rise }: Frame, wood: Wood): Part[] {
  const { post, top, panel } = willow;
  const tall = height - top;
  const joint = 0.013;
  const leg = roundedBox({
    width: post,
    height: tall + joint,
    depth: post,
    edge: 0.012,
    step: 0.03,
    deform: (point) => {
      const narrow = 1 - 0.42 * Math.max(0, (rise - (point.y + (tall + joint) / 2)) / rise) ** 1.2;
      point.set(point.x * narrow, point.y, point.z * narrow);
    },
  });
  const [x, z] = [width / 2 - post / 2 - 0.006, depth / 2 - post / 2 - 0.006];
  const body = tall - rise;
  const middle = rise + body / 2;
  return [
    ...solid(roundedBox({ width, height: top, depth, edge: 0.007, step: 0.3 }), `${wood}-x`, { y: height - top / 2 }),
    ...[-1, 1].flatMap((side) => [
      ...[-1, 1].flatMap((end) => solid(leg, `${wood}-y`, { x: side * x, y: (tall + joint) / 2, z: end * z })),
      ...solid(board({ width: panel, height: body, depth: depth - 2 * post }), `${wood}-y`, {
        x: side * (x + 0.002),
        y: middle,
      }),
      ...solid(board({ width: panel + 0.008, height: 0.035, depth: depth - 2 * post }), `${wood}-z`, {
        x: side * (x + 0.002),
        y: rise + 0.0175,
      }),
    ]),
    ...solid(board({ width: width - 2 * post, height: 0.024, depth: depth - post }), `${wood}-x`, {
      y: rise + 0.012,
      z: 0.004,
    }),
    ...solid(board({ width: width - post, height: body, depth: 0.008, edge: 0.001 }), `${wood}-x`, {
      y: middle,
      z: -z,
    }),
  ];
}

/** A turned brass knob on its rose, standing out along +z. */
function knob(): Part[] {
  const body = easedProfile([
    [0, 0.004],
    [0.006, 0.004, 0.001],
    [0.0065, 0.011, 0.003],
    [0.0155, 0.017, 0.004],
    [0.0165, 0.024, 0.004],
    [0.011, 0.0285, 0.005],
    [0, 0.029],
  ]);
  const rose = easedProfile([
    [0, 0],
    [0.0105, 0],
    [0.0105, 0.003, 0.001],
    [0.006, 0.0045, 0.001],
    [0, 0.0045],
  ]);
  return [
    ...solid(turned(body, { smooth: false, around: 48 }), "brass", { tilt: 90 }),
    ...solid(turned(rose, { smooth: false, around: 48 }), "brass", { tilt: 90 }),
  ];
}

type Drawer = { width: number; height: number; knobs: readonly number[] };

/** A drawer front facing +z with its knobs at the given shares of its half width. */
export function willowDrawer({ width, height, knobs }: Drawer, wood: Wood): Part[] {
  const { reveal } = willow;
  const front = roundedBox({
    width: width - 2 * reveal,
    height: height - 2 * reveal,
    depth: 0.02,
    edge: 0.003,
    step: 0.3,
  });
  return [
    ...solid(front, `${wood}-x`, { z: -0.01 }),
    ...knobs.flatMap((share) => place(knob(), { x: (share * width) / 2 })),
  ];
}

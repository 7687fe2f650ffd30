import { board } from "../shape/board.ts";
import { cushion } from "../shape/cushion.ts";
import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";
import { roundedBox } from "../shape/rounded-box.ts";
import { solid } from "../shape/solid.ts";
import { turned } from "../shape/turned.ts";

const alderArmchairSize = { width: inches(30), depth: inches(33), height: inches(31) };

const rail = { y: 0.3, tilt: 6 };
const post = alderArmchairSize.width / 2 - 0.041;
const lean = 19;

/** A turned member of the frame, swelling a little in its middle, from y = 0 to `length`. */
function spindle(length: number, foot: number, middle: number, head: number) {
  return turned(
    [
      [0, 0],
      [foot * 0.86, 0],
      [foot, 0.006],
      [(foot + middle) / 2, length * 0.28],
      [middle, length * 0.55],
      [(middle + head) / 2, length * 0.82],
      [head, length],
      [0, length],
    ],
    { smooth: false, around: 48 },
  );
}

/** The paddle arm: widest where the hand lies, bowed outwards, falling gently to the back. */
function armBoard(side: number): Part[] {
  const long = 0.74;
  const geometry = roundedBox({
    width: 0.06,
    height: 0.03,
    depth: long,
    edge: 0.0145,
    step: 0.02,
    deform: (point, at) => {
      const ahead = at.z;
      point.x = point.x * (1 + 0.3 * Math.exp(-(((ahead - 0.55) / 0.42) ** 2)) - 0.25 * Math.max(0, -ahead));
      point.x -= side * (0.03 * ahead * ahead - 0.012);
      point.y += 0.02 * ahead - 0.016 * ahead * ahead;
    },
  });
  return solid(geometry, "oak-z", { x: side * (post - 0.004), y: 0.571, z: 0.05 });
}

function sides(): Part[] {
  return [-1, 1].flatMap((side) => [
    ...armBoard(side),
    ...place(solid(spindle(0.572, 0.0165, 0.024, 0.0175), "oak-y"), { x: side * post, z: 0.33, tilt: -1.5 }),
    ...place(solid(spindle(0.575, 0.016, 0.022, 0.016), "oak-y"), { x: side * (post - 0.005), z: -0.375, tilt: 10 }),
    ...place(solid(board({ width: 0.024, height: 0.062, depth: 0.6, edge: 0.008 }), "oak-z"), {
      x: side * (post - 0.012),
      y: rail.y,
      z: 0.03,
      tilt: -rail.tilt,
    }),
  ]);
}

function back(): Part[] {
  const width = 2 * post - 0.075;
  const posts = [-1, 1].flatMap((side) =>
    solid(board({ width: 0.026, height: 0.485, depth: 0.04, edge: 0.01 }), "oak-y", {
      x: (side * width) / 2,
      y: 0.2425 - 0.06,
    }),
  );
  const slats = [0.05, 0.14, 0.23, 0.32, 0.405].flatMap((y, i) =>
    solid(board({ width: width - 0.01, height: i === 4 ? 0.065 : 0.034, depth: 0.018, edge: 0.006 }), "oak-x", {
      y,
      z: -0.004,
    }),
  );
  return place([...posts, ...slats], { y: 0.304, z: -0.258, tilt: -lean });
}

function seat(): Part[] {
  const width = 2 * post - 0.05;
  const bottom = cushion({
    width,
    height: 0.125,
    depth: 0.6,
    edge: 0.04,
    crown: 0.03,
    bulge: 0.012,
    crease: 1.3,
    seed: 12,
  });
  const behind = cushion({
    width: width - 0.02,
    height: 0.43,
    depth: 0.13,
    facing: "z",
    edge: 0.042,
    crown: 0.036,
    bulge: 0.012,
    crease: 1.3,
    seed: 15,
  });
  const deck = board({ width: 2 * post - 0.04, height: 0.018, depth: 0.57, edge: 0.004 });
  const cross = board({ width: 2 * post - 0.03, height: 0.055, depth: 0.024, edge: 0.008 });
  return [
    ...place(
      [
        ...place(bottom, { y: 0.105, z: 0.028 }),
        ...solid(deck, "oak-x", { y: 0.03 }),
        ...solid(cross, "oak-x", { y: 0.004, z: 0.3 }),
        ...solid(cross, "oak-x", { y: 0.004, z: -0.25 }),
      ],
      { y: rail.y, z: 0.03, tilt: -rail.tilt },
    ),
    ...place(behind, { y: 0.567, z: -0.232, tilt: -lean }),
  ];
}

/** The Alder Armchair: two loose cushions in an open oak frame with paddle arms and a slatted back. */
export function alderArmchair(): Part[] {
  return [...sides(), ...back(), ...seat()];
}

import { ExtrudeGeometry, Path, Shape } from "three";
import { inches } from "../shape/inches.ts";
import { leaf } from "../shape/leaf.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";
import { solid } from "../shape/solid.ts";
import { turned } from "../shape/turned.ts";

/** The wooden house of the donation motif; the seedling stands in front of it. */
const toyHouseSize = { width: inches(5), depth: inches(2.5), height: inches(7) };

function house(): Part[] {
  const { width: w, depth, height: h } = toyHouseSize;
  const door = { half: 0.019, high: 0.046 };
  const wall = new Shape();
  wall
    .moveTo(-w / 2, 0)
    .lineTo(-door.half, 0)
    .lineTo(-door.half, door.high);
  wall.absarc(0, door.high, door.half, Math.PI, 0, true);
  wall
    .lineTo(door.half, 0)
    .lineTo(w / 2, 0)
    .lineTo(w / 2, h * 0.62)
    .lineTo(0, h)
    .lineTo(-w / 2, h * 0.62);
  wall.holes.push(new Path().absarc(0, h * 0.66, 0.0115, 0, Math.PI * 2, false));
  const bevel = 0.0015;
  const body = new ExtrudeGeometry(wall, {
    depth: depth - 2 * bevel,
    bevelEnabled: true,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelOffset: -bevel,
    curveSegments: 20,
  });
  body.deleteAttribute("uv");
  return solid(body, "oak-y", { z: -depth / 2 + bevel });
}

function seedling(): Part[] {
  const pot = turned([
    [0, 0],
    [0.026, 0],
    [0.028, 0.002],
    [0.037, 0.05],
    [0.038, 0.053],
    [0.036, 0.054],
    [0.034, 0.05],
    [0.033, 0.046],
    [0, 0.045],
  ]);
  const soil = turned(
    [
      [0, 0.049],
      [0.018, 0.0485],
      [0.031, 0.047],
      [0.031, 0.042],
      [0, 0.042],
    ],
    { smooth: false },
  );
  const stalk = turned(
    [
      [0, 0],
      [0.0017, 0],
      [0.0013, 0.05],
      [0.0007, 0.078],
      [0, 0.079],
    ],
    { smooth: false },
  );
  const leaves = [
    { y: 0.084, turn: 74, tilt: 66, long: 0.052 },
    { y: 0.09, turn: -98, tilt: 58, long: 0.048 },
    { y: 0.112, turn: 40, tilt: 48, long: 0.04 },
    { y: 0.116, turn: -150, tilt: 40, long: 0.036 },
    { y: 0.122, turn: 120, tilt: 24, long: 0.028 },
  ];
  return [
    ...solid(pot, "ceramic"),
    ...solid(soil, "soil"),
    ...solid(stalk, "leaf", { y: 0.046 }),
    ...leaves.flatMap(({ y, turn, tilt, long }) =>
      place(solid(leaf(long, long * 0.55, 0.0004), "leaf"), { y, turn, tilt }),
    ),
  ];
}

/** The Room to Grow motif: a small wooden house, and a seedling that will outgrow it. */
export function roomToGrow(): { house: Part[]; seedling: Part[] } {
  return { house: house(), seedling: seedling() };
}

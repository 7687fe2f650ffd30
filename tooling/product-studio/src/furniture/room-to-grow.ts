import { ExtrudeGeometry, Shape } from "three";
import { inches } from "../shape/inches.ts";
import { leaf } from "../shape/leaf.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";
import { solid } from "../shape/solid.ts";
import { turned } from "../shape/turned.ts";

/** The wooden house of the donation motif; the seedling stands in front of it. */
export const toyHouseSize = { width: inches(5), depth: inches(2.5), height: inches(7) };

function house(): Part[] {
  const { width: w, depth, height: h } = toyHouseSize;
  const wall = new Shape();
  wall.moveTo(-w / 2, 0).lineTo(w / 2, 0).lineTo(w / 2, h * 0.62).lineTo(0, h).lineTo(-w / 2, h * 0.62).lineTo(-w / 2, 0);
  const door = new Shape();
  door.moveTo(-0.018, 0.0).lineTo(0.018, 0.0).lineTo(0.018, 0.045).absarc(0, 0.045, 0.018, 0, Math.PI, false).lineTo(-0.018, 0.0);
  wall.holes.push(door);
  const bevel = 0.0015;
  const body = new ExtrudeGeometry(wall, { depth: depth - 2 * bevel, bevelEnabled: true, bevelSize: bevel, bevelThickness: bevel, bevelOffset: -bevel, curveSegments: 20 });
  body.deleteAttribute("uv");
  return solid(body, "oak-y", { z: -depth / 2 + bevel });
}

function seedling(): Part[] {
  const pot = turned([[0, 0], [0.026, 0], [0.028, 0.002], [0.037, 0.05], [0.038, 0.053], [0.036, 0.054], [0.034, 0.05], [0.033, 0.046], [0, 0.045]]);
  const soil = turned([[0, 0.049], [0.02, 0.0485], [0.0345, 0.047], [0.0345, 0.04], [0, 0.04]]);
  const stalk = turned([[0, 0], [0.0017, 0], [0.0013, 0.05], [0.0007, 0.078], [0, 0.079]], { smooth: false });
  const leaves = [
    { y: 0.098, turn: 20, tilt: 58, long: 0.05 },
    { y: 0.1, turn: 195, tilt: 52, long: 0.047 },
    { y: 0.118, turn: 105, tilt: 40, long: 0.032 },
    { y: 0.12, turn: 285, tilt: 36, long: 0.03 },
  ];
  return [
    ...solid(pot, "ceramic"),
    ...solid(soil, "soil"),
    ...solid(stalk, "leaf", { y: 0.046 }),
    ...leaves.flatMap(({ y, turn, tilt, long }) => place(solid(leaf(long, long * 0.55, 0.0004), "leaf"), { y, turn, tilt })),
  ];
}

/** The Room to Grow motif: a small wooden house, and a seedling that will outgrow it. */
export function roomToGrow(): { house: Part[]; seedling: Part[] } {
  return { house: house(), seedling: seedling() };
}

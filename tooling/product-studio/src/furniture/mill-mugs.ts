import { easedProfile } from "../shape/eased-profile.ts";
import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";
import { rod } from "../shape/rod.ts";
import { solid } from "../shape/solid.ts";
import { turned } from "../shape/turned.ts";

const millMugSize = { depth: inches(3.5), height: inches(4) };

/** One straight-sided mug, its squared handle towards +x: glazed above, raw clay below. */
export function millMug(): Part[] {
  const r = millMugSize.depth / 2;
  const { height } = millMugSize;
  const raw = 0.017;
  const glazed = easedProfile([
    [r - 0.001, raw - 0.001],
    [r, raw, 0.0008],
    [r, height, 0.0016],
    [r - 0.0038, height, 0.0016],
    [r - 0.0038, 0.011, 0.009],
    [0, 0.009],
  ]);
  const clay = easedProfile([
    [0, 0.0015],
    [r - 0.012, 0.0015, 0.001],
    [r - 0.011, 0, 0.0008],
    [r - 0.003, 0, 0.002],
    [r - 0.0007, 0.004, 0.002],
    [r - 0.0007, raw],
    [0, raw],
  ]);
  const handle = rod(
    [
      [r - 0.002, 0.083, 0],
      [r + 0.014, 0.0835, 0],
      [r + 0.0275, 0.081, 0],
      [r + 0.0325, 0.07, 0],
      [r + 0.0325, 0.052, 0],
      [r + 0.0275, 0.041, 0],
      [r + 0.014, 0.0385, 0],
      [r - 0.002, 0.039, 0],
    ],
    { radius: (t) => 0.0038 + 0.0022 * Math.abs(2 * t - 1) ** 8, breadth: 1.75, rings: 72, around: 28 },
  );
  return [
    ...solid(turned(glazed, { smooth: false, around: 128 }), "ceramic"),
    ...solid(turned(clay, { smooth: false, around: 128 }), "raw-clay"),
    ...solid(handle, "ceramic"),
  ];
}

/** The Mill Mugs: four of them, standing a little apart. */
export function millMugs(): Part[] {
  return [
    ...place(millMug(), { x: -0.075, z: -0.055, turn: 152 }),
    ...place(millMug(), { x: 0.052, z: -0.072, turn: -8 }),
    ...place(millMug(), { x: -0.044, z: 0.072, turn: 214 }),
    ...place(millMug(), { x: 0.082, z: 0.058, turn: -34 }),
  ];
}

import { pebbleBowl, pebbleDinnerPlate, pebbleMug, pebbleSaladPlate } from "../furniture/pebble-dinnerware.ts";
import type { Part } from "../shape/part.ts";
import { type Placement, place } from "../shape/place.ts";

const four = [0, 1, 2, 3];
const mugs: readonly Placement[] = [
  { x: -0.012, z: 0.13, turn: -38 },
  { x: 0.088, z: 0.165, turn: -14 },
  { x: 0.168, z: 0.105, turn: 26 },
  { x: 0.262, z: 0.06, turn: -20 },
];

/** All sixteen pieces: dinner plates with salad plates on them, a stack of bowls, and four mugs in front. */
export function pebbleSet(): Part[] {
  const salads = four.length * 0.0095 + 0.004;
  return [
    ...four.flatMap((i) =>
      place(pebbleDinnerPlate(i + 1), { x: -0.095, y: i * 0.0095, z: 0.0015 * i - 0.05, turn: i * 40 }),
    ),
    ...four.flatMap((i) =>
      place(pebbleSaladPlate(i + 6), { x: -0.093, y: salads + i * 0.0092, z: -0.048, turn: i * 65 }),
    ),
    ...four.flatMap((i) => place(pebbleBowl(i + 11), { x: 0.14, y: i * 0.0185, z: -0.075 - 0.001 * i, turn: i * 50 })),
    ...mugs.flatMap((at, i) => place(pebbleMug(i + 17), at)),
  ];
}

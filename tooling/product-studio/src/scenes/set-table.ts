import { finchDiningChair } from "../furniture/finch-dining-chair.ts";
import { orbitServingBowl } from "../furniture/orbit-serving-bowl.ts";
import { pebbleBowl, pebbleDinnerPlate, pebbleMug, pebbleSaladPlate } from "../furniture/pebble-dinnerware.ts";
import { quarryTable, quarryTableSizes } from "../furniture/quarry-table.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";
import { pottedBranches } from "./potted-branches.ts";

const { height, depth } = quarryTableSizes[72];
const seats = [-0.5, 0.08, 0.64];
const fromEdge = 0.2;

function cover(seed: number): Part[] {
  return [
    ...pebbleDinnerPlate(seed),
    ...place(pebbleSaladPlate(seed + 5), { y: 0.0095 }),
    ...place(pebbleBowl(seed + 9), { y: 0.019 }),
    ...place(pebbleMug(seed + 15), { x: 0.21, z: -0.1, turn: seed * 40 }),
  ];
}

/** The Quarry table set for six: Pebble covers at both sides, an Orbit bowl, branches, Finch chairs. */
export function setTable(): Part[] {
  return [
    ...quarryTable(72),
    ...[-1, 1].flatMap((side) =>
      seats.flatMap((x, i) => [
        ...place(cover(i + side + 3), { x, y: height, z: side * (depth / 2 - fromEdge), turn: side < 0 ? 180 : 0 }),
        ...place(finchDiningChair("oak"), { x, z: side * (depth / 2 + 0.12 + i * 0.02), turn: side < 0 ? 0 : 180 }),
      ]),
    ),
    ...place(orbitServingBowl("walnut"), { x: 0.3, y: height }),
    ...place(pottedBranches(0.28, "stoneware", 4), { x: -0.22, y: height }),
  ];
}

import { diningChair } from "../furniture/dining-chair.ts";
import { quarryTable, quarryTableSizes } from "../furniture/quarry-table.ts";
import { bowl, vase } from "../furniture/shelf-props.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";

const seats = { 72: [0], 96: [-0.62, 0, 0.62] } as const;

/** The table with chairs: one at each end for 72", three on the far side and two ends for 96". */
export function laidTable(length: keyof typeof quarryTableSizes): Part[] {
  const { width, height, depth } = quarryTableSizes[length];
  const chair = diningChair();
  const far = length === 96 ? seats[96] : [];
  return [
    ...quarryTable(length),
    ...far.flatMap((x) => place(chair, { x, z: -depth / 2 - 0.02 })),
    ...[-1, 1].flatMap((side) => place(chair, { x: side * (width / 2 + 0.12), turn: side * -90 })),
    ...place(length === 96 ? bowl(0.19) : vase(0.26), { x: length === 96 ? 0.1 : -0.18, y: height, z: 0.02 }),
  ];
}

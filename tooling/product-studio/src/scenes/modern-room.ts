import { beaconLamp } from "../furniture/beacon-lamp.ts";
import { fieldstoneRug } from "../furniture/fieldstone-rug.ts";
import { oliveBranch } from "../furniture/olive-branch.ts";
import { bookPile, vase } from "../furniture/shelf-props.ts";
import { drumTable } from "../furniture/side-tables.ts";
import { wrenChair } from "../furniture/wren-chair.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";
import { filledBookcase } from "./filled-bookcase.ts";
import { backWall, slabFloor } from "./room-shell.ts";
import { wallArt } from "./wall-art.ts";

/** The sharp room of the modern brand: ink chair, black lamp, white wall, hard daylight. */
export function modernRoom(): Part[] {
  const branches = [
    { height: 0.8, lean: 0.3, seed: 5, turn: 10 },
    { height: 0.7, lean: 0.26, seed: 9, turn: 190 },
    { height: 0.86, lean: 0.1, seed: 15, turn: 80 },
  ].flatMap(({ turn, ...branch }) => place(oliveBranch(branch), { turn }));
  return [
    ...slabFloor(),
    ...backWall(1.15, "glass-white"),
    ...place(fieldstoneRug("5x8"), { x: 0.1, z: 0.35 }),
    ...place(wrenChair(), { x: 0.32, y: 0.014, z: 0.05, turn: -24 }),
    ...place(drumTable({ radius: 0.21, height: 0.5, material: "black-metal" }), { x: -0.52, z: -0.28 }),
    ...place(beaconLamp("black-metal"), { x: -0.52, y: 0.5, z: -0.28 }),
    ...place(bookPile(2), { x: -0.42, y: 0.014, z: 0.36, turn: -18 }),
    ...place(filledBookcase("walnut"), { x: -1.75, z: -0.93 }),
    ...place(wallArt({ width: 0.95, height: 1.2, frame: "black-metal" }), { x: 0.42, y: 1.62, z: -1.15 }),
    ...place(vase(0.62, "black-metal"), { x: 1.5, z: -0.62 }),
    ...place(branches, { x: 1.5, y: 0.52, z: -0.62 }),
  ];
}

import { beaconLamp } from "../furniture/beacon-lamp.ts";
import { fieldstoneRug } from "../furniture/fieldstone-rug.ts";
import { harborSofa } from "../furniture/harbor-sofa.ts";
import { oliveBranch } from "../furniture/olive-branch.ts";
import { bookPile, bowl, vase } from "../furniture/shelf-props.ts";
import { roundTable } from "../furniture/side-tables.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";
import { curtain } from "./curtain.ts";
import { backWall, boardFloor } from "./room-shell.ts";
import { wallArt } from "./wall-art.ts";

const rugTop = 0.014;

/** The calm room of the general brand: sofa, rug, low table, lamp, afternoon light from the left. */
export function generalRoom(): Part[] {
  const branches = [
    { height: 0.62, lean: 0.24, seed: 3, turn: 20 },
    { height: 0.56, lean: 0.2, seed: 8, turn: 150 },
    { height: 0.66, lean: 0.14, seed: 12, turn: 265 },
  ].flatMap(({ turn, ...branch }) => place(oliveBranch(branch), { turn }));
  return [
    ...boardFloor(),
    ...backWall(1.15, "glass-white"),
    ...place(harborSofa({ pillows: "accent" }), { z: -0.5 }),
    ...place(fieldstoneRug("8x10"), { z: 0.95 }),
    ...place(roundTable({ radius: 0.46, height: 0.38 }), { x: 0.12, y: rugTop, z: 0.92, turn: 15 }),
    ...place(bookPile(3), { x: 0.02, y: rugTop + 0.38, z: 0.86, turn: 24 }),
    ...place(bowl(0.13), { x: 0.33, y: rugTop + 0.38, z: 1.02 }),
    ...place(roundTable({ radius: 0.25, height: 0.52 }), { x: 1.52, z: -0.56, turn: 40 }),
    ...place(beaconLamp("brass"), { x: 1.52, y: 0.52, z: -0.56 }),
    ...place(vase(0.52, "stoneware"), { x: -1.62, z: -0.72 }),
    ...place(branches, { x: -1.62, y: 0.44, z: -0.72 }),
    ...place(wallArt({ width: 0.72, height: 0.94, frame: "oak-y" }), { x: -0.3, y: 1.6, z: -1.15 }),
    ...place(curtain({ width: 0.95, height: 2.9 }), { x: -2.5, z: -1.0 }),
  ];
}

import { beaconLamp } from "../../furniture/beacon-lamp.ts";
import { fieldstoneRug } from "../../furniture/fieldstone-rug.ts";
import { gourdTableLamp } from "../../furniture/gourd-table-lamp.ts";
import { bookPile, vase } from "../../furniture/shelf-props.ts";
import { tallyRug } from "../../furniture/tally-rug.ts";
import { willowDresser } from "../../furniture/willow-dresser.ts";
import { willowNightstand } from "../../furniture/willow-nightstand.ts";
import { madeHavenBed, madeLineBed } from "../../scenes/made-bed.ts";
import { pottedBranches } from "../../scenes/potted-branches.ts";
import { roomSet, viewOf } from "../../scenes/room-set.ts";
import { wallArt } from "../../scenes/wall-art.ts";
import { colors } from "../colors.ts";
import type { Shot } from "../shot.ts";

const oat = { surface: "linen", color: colors.oatLinen } as const;
const slate = { surface: "linen", color: colors.slateLinen } as const;
const art = { width: 0.7, height: 0.92, frame: "oak-y" } as const;
const nightstandTop = 0.61;

/** Beds and what stands around them; a bed's head is at the wall. */
export const bedroom: readonly Shot[] = [
  roomSet("haven-bed-room", {
    brand: "general",
    looks: { fabric: oat },
    things: () => [
      [madeHavenBed("queen"), { x: 0.15, z: 0 }],
      [willowNightstand("oak"), { x: -1.02, z: -0.85 }],
      [beaconLamp("brass"), { x: -1.02, y: nightstandTop, z: -0.88 }],
      [tallyRug(), { x: 0, z: 0.75 }],
      [wallArt({ ...art, width: 0.95, height: 0.7 }), { x: 0.15, y: 1.72, z: -1.15 }],
    ],
    view: viewOf({ target: [-0.1, 0.7, -0.1], span: 3.0, turn: -24, height: 1.45 }),
  }),
  roomSet("line-platform-bed-room", {
    brand: "modern",
    looks: { "bed-blanket": { surface: "wool", color: "#55585c" } },
    things: () => [
      [madeLineBed("queen"), { x: 0.1, z: 0 }],
      [willowNightstand("walnut"), { x: 1.24, z: -0.85 }],
      [beaconLamp("black-metal"), { x: 1.24, y: nightstandTop, z: -0.88 }],
      [fieldstoneRug("5x8"), { x: 0, z: 0.9 }],
      [wallArt({ width: 0.85, height: 1.1, frame: "black-metal" }), { x: 0.1, y: 1.62, z: -1.15 }],
    ],
    view: viewOf({ target: [0.15, 0.62, -0.1], span: 3.1, turn: 26, height: 1.45 }),
  }),
  roomSet("willow-nightstand-room", {
    brand: "general",
    looks: { fabric: slate },
    things: () => [
      [willowNightstand("oak"), { x: 0.1, z: -0.9 }],
      [madeHavenBed("queen"), { x: 1.32, z: 0 }],
      [gourdTableLamp(), { x: 0.06, y: nightstandTop, z: -0.94 }],
      [bookPile(2), { x: 0.2, y: nightstandTop, z: -0.78, turn: 20 }],
    ],
    view: viewOf({ target: [0.25, 0.66, -0.85], span: 1.75, turn: -16, height: 1.2 }),
  }),
  roomSet("willow-dresser-room", {
    brand: "general",
    things: () => [
      [willowDresser("oak"), { x: 0, z: -0.88 }],
      [gourdTableLamp(), { x: -0.52, y: 0.838, z: -0.9 }],
      [bookPile(1), { x: 0.1, y: 0.838, z: -0.88, turn: 8 }],
      [vase(0.26, "stoneware"), { x: 0.55, y: 0.838, z: -0.9 }],
      [wallArt({ ...art, motif: "stones" }), { x: 0.18, y: 1.46, z: -1.15 }],
      [pottedBranches(0.5, "stoneware"), { x: 1.08, z: -0.85 }],
    ],
    view: viewOf({ target: [0.05, 0.82, -0.8], span: 2.4, turn: 12 }),
  }),
];

import { alderArmchair } from "../../furniture/alder-armchair.ts";
import { beaconLamp } from "../../furniture/beacon-lamp.ts";
import { canyonMediaConsole } from "../../furniture/canyon-media-console.ts";
import { dunePiece } from "../../furniture/dune-piece.ts";
import { fieldstoneRug } from "../../furniture/fieldstone-rug.ts";
import { harborSofa } from "../../furniture/harbor-sofa.ts";
import { heronFloorLamp } from "../../furniture/heron-floor-lamp.ts";
import { larkLoveseat } from "../../furniture/lark-loveseat.ts";
import { mesaSofa } from "../../furniture/mesa-sofa.ts";
import { orchardCoffeeTable } from "../../furniture/orchard-coffee-table.ts";
import { pivotSwivelChair } from "../../furniture/pivot-swivel-chair.ts";
import { bookPile, bowl, vase } from "../../furniture/shelf-props.ts";
import { slabCoffeeTable } from "../../furniture/slab-coffee-table.ts";
import { stemSideTable } from "../../furniture/stem-side-table.ts";
import { tallyRug } from "../../furniture/tally-rug.ts";
import { wrenChair } from "../../furniture/wren-chair.ts";
import { filledBookcase } from "../../scenes/filled-bookcase.ts";

import { pottedBranches } from "../../scenes/potted-branches.ts";
import { roomSet, viewOf } from "../../scenes/room-set.ts";
import { wallArt } from "../../scenes/wall-art.ts";
import { colors } from "../colors.ts";
import type { Shot } from "../shot.ts";

const art = { width: 0.7, height: 0.92, frame: "oak-y" } as const;
const blackArt = { width: 0.9, height: 1.15, frame: "black-metal" } as const;
const linen = { surface: "linen" } as const;

/** Seats, low tables and shelves where people sit. */
export const livingRoom: readonly Shot[] = [
  roomSet("harbor-sofa-room", {
    brand: "general",
    looks: { fabric: { ...linen, color: colors.oatLinen }, accent: { ...linen, color: colors.mossLinen } },
    things: () => [
      [harborSofa({ pillows: "accent" }), { x: 0.1, z: -0.52 }],
      [fieldstoneRug("8x10"), { x: 0.2, z: 0.95 }],
      [orchardCoffeeTable("walnut"), { x: 0.62, y: 0.014, z: 0.95 }],
      [bookPile(3), { x: 0.54, y: 0.395, z: 0.9, turn: 18 }],
      [wallArt(art), { x: -0.3, y: 1.62, z: -1.15 }],
      [heronFloorLamp("brass"), { x: -1.38, z: -0.7 }],
    ],
    view: viewOf({ target: [0.05, 0.72, -0.2], span: 3.25, turn: -14, height: 1.4 }),
  }),
  roomSet("wren-chair-room", {
    brand: "modern",
    looks: { fabric: { surface: "velvet", color: colors.rustVelvet } },
    things: () => [
      [wrenChair(), { x: 0.06, z: -0.28, turn: -14 }],
      [stemSideTable("black-metal"), { x: -0.66, z: -0.42 }],
      [bookPile(2), { x: -0.66, y: 0.535, z: -0.42, turn: 30 }],
      [wallArt({ ...blackArt, width: 0.58, height: 0.74 }), { x: -0.22, y: 1.27, z: -1.15 }],
      [pottedBranches(0.5, "black-metal"), { x: 0.86, z: -0.8 }],
    ],
    view: viewOf({ target: [0.04, 0.62, -0.4], span: 2.15, turn: 16, height: 1.2 }),
  }),
  roomSet("mesa-sofa-room", {
    brand: "modern",
    looks: { fabric: { surface: "boucle", color: colors.doveBoucle } },
    things: () => [
      [mesaSofa(), { x: 0.1, z: -0.5 }],
      [slabCoffeeTable(), { x: 0.42, z: 0.98, turn: 4 }],
      [bowl(0.17, "black-metal"), { x: 0.54, y: 0.331, z: 0.96 }],
      [bookPile(1), { x: 0.08, y: 0.331, z: 1.0, turn: -8 }],
      [wallArt({ ...blackArt, width: 1.2, height: 0.9 }), { x: 0.35, y: 1.5, z: -1.15 }],
      [pottedBranches(0.62, "black-metal", 6), { x: -1.48, z: -0.72 }],
    ],
    view: viewOf({ target: [0.05, 0.62, -0.1], span: 3.3, turn: -14, height: 1.4 }),
  }),
  roomSet("dune-sectional-room", {
    brand: "general",
    looks: { fabric: { ...linen, color: colors.stoneLinen } },
    things: () => [
      [dunePiece("left-arm"), { x: -0.916, z: -0.55 }],
      [dunePiece("armless"), { z: -0.55 }],
      [dunePiece("chaise"), { x: 0.916, z: -0.22 }],
      [fieldstoneRug("8x10"), { x: -0.1, z: 1.0 }],
      [orchardCoffeeTable("oak"), { x: -0.42, y: 0.014, z: 0.82 }],
      [bowl(0.15), { x: -0.36, y: 0.395, z: 0.82 }],
      [wallArt({ ...art, width: 0.95, height: 0.7 }), { x: -0.1, y: 1.5, z: -1.15 }],
    ],
    view: viewOf({ target: [0.05, 0.55, 0], span: 3.5, turn: -16, height: 1.5 }),
  }),
  roomSet("alder-armchair-room", {
    brand: "general",
    looks: { fabric: { ...linen, color: colors.oatLinen } },
    things: () => [
      [alderArmchair(), { x: -0.02, z: -0.3, turn: 24 }],
      [stemSideTable("brass"), { x: 0.66, z: -0.5 }],
      [vase(0.2, "stoneware"), { x: 0.66, y: 0.535, z: -0.52 }],
      [heronFloorLamp("brass"), { x: -0.66, z: -0.72 }],
      [wallArt(art), { x: 0.4, y: 1.38, z: -1.15 }],
    ],
    view: viewOf({ target: [0.02, 0.72, -0.45], span: 2.3, turn: -8, height: 1.2 }),
  }),
  roomSet("lark-loveseat-room", {
    brand: "general",
    looks: { fabric: { ...linen, color: colors.slateLinen } },
    things: () => [
      [larkLoveseat(), { x: 0, z: -0.55 }],
      [tallyRug(), { x: 0, z: 0.8 }],
      [stemSideTable("brass"), { x: 1.08, z: -0.55 }],
      [beaconLamp("brass"), { x: 1.08, y: 0.535, z: -0.55 }],
      [wallArt(art), { x: -0.1, y: 1.55, z: -1.15 }],
    ],
    view: viewOf({ target: [0.08, 0.72, -0.35], span: 2.75, turn: 10 }),
  }),
  roomSet("pivot-swivel-chair-room", {
    brand: "modern",
    looks: { fabric: { surface: "boucle", color: colors.ivoryBoucle } },
    things: () => [
      [pivotSwivelChair(), { x: 0.08, z: -0.25, turn: 22 }],
      [fieldstoneRug("5x8"), { x: 0, z: 0.1, turn: 8 }],
      [stemSideTable("black-metal"), { x: -0.68, z: -0.4 }],
      [pottedBranches(0.24, "black-metal", 8), { x: -0.68, y: 0.535, z: -0.4 }],
      [filledBookcase("walnut"), { x: 0.98, z: -0.92 }],
    ],
    view: viewOf({ target: [0.06, 0.62, -0.35], span: 2.3, turn: -14, height: 1.2 }),
  }),
  roomSet("orchard-coffee-table-room", {
    brand: "general",
    looks: { fabric: { ...linen, color: colors.stoneLinen } },
    things: () => [
      [harborSofa(), { x: 0, z: -0.6 }],
      [fieldstoneRug("8x10"), { z: 1.0 }],
      [orchardCoffeeTable("oak"), { x: 0.05, y: 0.014, z: 0.75 }],
      [bookPile(4), { x: -0.08, y: 0.395, z: 0.72, turn: 22 }],
      [pottedBranches(0.22, "ceramic", 4), { x: 0.22, y: 0.395, z: 0.68 }],
    ],
    view: viewOf({ target: [0.05, 0.38, 0.5], span: 1.85, turn: 14, height: 1.3 }),
  }),
  roomSet("canyon-media-console-room", {
    brand: "modern",
    things: () => [
      [canyonMediaConsole("walnut"), { x: 0, z: -0.88 }],
      [bookPile(5), { x: 0.52, y: 0.559, z: -0.9, turn: 6 }],
      [vase(0.3, "stoneware"), { x: -0.68, y: 0.559, z: -0.9 }],
      [wallArt({ ...blackArt, width: 1.1, height: 0.8, motif: "stones" }), { x: 0, y: 1.35, z: -1.15 }],
      [pottedBranches(0.55, "black-metal", 7), { x: 1.2, z: -0.85 }],
    ],
    view: viewOf({ target: [0.05, 0.68, -0.8], span: 2.6, turn: 10 }),
  }),
  roomSet("atlas-bookcase-room", {
    brand: "general",
    looks: { fabric: { ...linen, color: colors.mossLinen } },
    things: () => [
      [filledBookcase("oak"), { x: 0.1, z: -0.93 }],
      [alderArmchair(), { x: -0.95, z: -0.4, turn: 32 }],
      [pottedBranches(0.5, "stoneware"), { x: 1.0, z: -0.85 }],
    ],
    view: viewOf({ target: [0, 1.02, -0.7], span: 2.9, turn: 8 }),
  }),
  roomSet("slab-coffee-table-room", {
    brand: "modern",
    looks: {
      fabric: { surface: "leather", color: colors.blackLeather },
      "cast-stone": { surface: "cast-stone", color: colors.chalk },
    },
    things: () => [
      [mesaSofa({ piped: true }), { x: 0, z: -0.62 }],
      [slabCoffeeTable(), { x: 0.05, z: 0.62 }],
      [bookPile(2), { x: -0.18, y: 0.331, z: 0.6, turn: 12 }],
      [vase(0.24, "black-metal"), { x: 0.3, y: 0.331, z: 0.55 }],
    ],
    view: viewOf({ target: [0.05, 0.34, 0.4], span: 2.1, turn: 16, height: 1.2 }),
  }),
];

import { beaconLamp } from "../../furniture/beacon-lamp.ts";
import { canyonMediaConsole } from "../../furniture/canyon-media-console.ts";
import { fernThrow } from "../../furniture/fern-throw.ts";
import { fieldstoneRug } from "../../furniture/fieldstone-rug.ts";
import { gourdTableLamp } from "../../furniture/gourd-table-lamp.ts";
import { harborSofa } from "../../furniture/harbor-sofa.ts";
import { hearthOttoman } from "../../furniture/hearth-ottoman.ts";
import { heronFloorLamp } from "../../furniture/heron-floor-lamp.ts";
import { kilnVase } from "../../furniture/kiln-vase.ts";
import { orchardCoffeeTable } from "../../furniture/orchard-coffee-table.ts";
import { portholeMirror } from "../../furniture/porthole-mirror.ts";
import { bookPile, bookRow, bowl } from "../../furniture/shelf-props.ts";
import { stemSideTable } from "../../furniture/stem-side-table.ts";
import { tallyRug } from "../../furniture/tally-rug.ts";
import { thistlePillow } from "../../furniture/thistle-pillow.ts";
import { willowDresser } from "../../furniture/willow-dresser.ts";
import { wrenChair } from "../../furniture/wren-chair.ts";
import { inMaterial } from "../../scenes/in-material.ts";
import { pottedBranches } from "../../scenes/potted-branches.ts";
import { roomSet, viewOf } from "../../scenes/room-set.ts";
import { wallArt } from "../../scenes/wall-art.ts";
import { colors } from "../colors.ts";
import type { Shot } from "../shot.ts";

const oat = { surface: "linen", color: colors.oatLinen } as const;
const art = { width: 0.7, height: 0.92, frame: "oak-y" } as const;
const [dresserTop, sideTableTop, consoleTop] = [0.838, 0.535, 0.559];

/** Lamps, rugs and decoration on the furniture they go with. */
export const smallThings: readonly Shot[] = [
  roomSet("beacon-lamp-room", {
    brand: "general",
    things: () => [
      [willowDresser("walnut"), { x: 0.25, z: -0.88 }],
      [beaconLamp("brass"), { x: 0, y: dresserTop, z: -0.9 }],
      [bookPile(3), { x: 0.42, y: dresserTop, z: -0.86, turn: 12 }],
      [wallArt({ ...art, motif: "stones" }), { x: 0.52, y: 1.6, z: -1.15 }],
    ],
    view: viewOf({ target: [0.12, 1.0, -0.9], span: 1.35, turn: 14, height: 1.3 }),
  }),
  roomSet("fieldstone-rug-room", {
    brand: "general",
    looks: { fabric: oat },
    things: () => [
      [fieldstoneRug("8x10"), { z: 0.75 }],
      [harborSofa(), { x: 0, z: -0.6 }],
      [orchardCoffeeTable("walnut"), { x: 0.35, y: 0.014, z: 0.5 }],
      [bowl(0.14), { x: 0.4, y: 0.395, z: 0.5 }],
    ],
    view: viewOf({ target: [0, 0.25, 0.5], span: 3.5, turn: 20, height: 2.3 }),
  }),
  roomSet("tally-rug-room", {
    brand: "modern",
    looks: { fabric: { surface: "leather", color: colors.cognacLeather } },
    things: () => [
      [tallyRug(), { z: 0.55 }],
      [harborSofa(), { x: 0.1, z: -0.6 }],
      [pottedBranches(0.55, "black-metal"), { x: -1.4, z: -0.8 }],
    ],
    view: viewOf({ target: [0, 0.25, 0.4], span: 3.5, turn: -16, height: 2.2 }),
  }),
  roomSet("hearth-ottoman-room", {
    brand: "general",
    looks: { fabric: { surface: "leather", color: colors.cognacLeather }, accent: oat },
    things: () => [
      [hearthOttoman(), { x: 0.1, z: 0.35 }],
      [inMaterial(wrenChair(), "fabric", "accent"), { x: -0.5, z: -0.5, turn: 22 }],
      [fieldstoneRug("5x8"), { x: 0, z: 0.2, turn: 6 }],
      [stemSideTable("brass"), { x: 0.42, z: -0.65 }],
    ],
    view: viewOf({ target: [-0.02, 0.42, 0], span: 2.0, turn: 14, height: 1.25 }),
  }),
  roomSet("stem-side-table-room", {
    brand: "modern",
    looks: { fabric: { surface: "velvet", color: colors.inkVelvet } },
    things: () => [
      [stemSideTable("black-metal"), { x: 0.28, z: 0.02 }],
      [wrenChair(), { x: -0.5, z: -0.3, turn: 16 }],
      [bookPile(4), { x: 0.28, y: sideTableTop, z: 0.02, turn: 24 }],
      [wallArt({ width: 0.85, height: 1.1, frame: "black-metal", motif: "stones" }), { x: 0.3, y: 1.45, z: -1.15 }],
    ],
    view: viewOf({ target: [0.02, 0.5, -0.15], span: 1.55, turn: 12, height: 1.15 }),
  }),
  roomSet("gourd-table-lamp-room", {
    brand: "general",
    looks: { ceramic: { surface: "glaze", color: colors.moss } },
    things: () => [
      [willowDresser("oak"), { x: -0.25, z: -0.88 }],
      [gourdTableLamp(), { x: 0, y: dresserTop, z: -0.9 }],
      [bookRow(7, 2), { x: -0.52, y: dresserTop, z: -0.94 }],
      [wallArt(art), { x: -0.5, y: 1.65, z: -1.15 }],
    ],
    view: viewOf({ target: [-0.12, 1.0, -0.9], span: 1.35, turn: -12, height: 1.3 }),
  }),
  roomSet("kiln-vase-room", {
    brand: "modern",
    looks: { ceramic: { surface: "glaze", color: colors.white } },
    things: () => [
      [canyonMediaConsole("walnut"), { x: 0.35, z: -0.88 }],
      [kilnVase(), { x: 0, y: consoleTop, z: -0.86 }],
      [bookPile(5), { x: 0.36, y: consoleTop, z: -0.86, turn: 14 }],
      [wallArt({ width: 0.85, height: 1.1, frame: "black-metal", motif: "stones" }), { x: 0.5, y: 1.35, z: -1.15 }],
    ],
    view: viewOf({ target: [0.12, 0.7, -0.88], span: 1.05, turn: 12, height: 1.0 }),
  }),
  roomSet("porthole-mirror-room", {
    brand: "general",
    things: () => [
      [portholeMirror("brass"), { x: 0, y: 1.22, z: -1.14 }],
      [willowDresser("walnut"), { x: 0.1, z: -0.88 }],
      [pottedBranches(0.24, "ceramic"), { x: -0.45, y: dresserTop, z: -0.88 }],
      [bookPile(2), { x: 0.45, y: dresserTop, z: -0.86, turn: 10 }],
    ],
    view: viewOf({ target: [0.02, 1.2, -1.0], span: 1.7, turn: 8, height: 1.35 }),
  }),
  roomSet("thistle-pillow-room", {
    brand: "general",
    looks: { fabric: { surface: "velvet", color: colors.rustVelvet }, accent: oat },
    things: () => [
      [inMaterial(harborSofa(), "fabric", "accent"), { x: -0.5, z: -0.52 }],
      [thistlePillow(), { x: 0.22, y: 0.47, z: -0.5, tilt: -18, turn: -14 }],
    ],
    view: viewOf({ target: [0.12, 0.6, -0.45], span: 1.35, turn: 16, height: 1.1 }),
  }),
  roomSet("fern-throw-room", {
    brand: "general",
    looks: { accent: { surface: "leather", color: colors.cognacLeather } },
    things: () => [
      [inMaterial(hearthOttoman(), "fabric", "accent"), { x: 0, z: -0.1 }],
      [fernThrow(), { x: 0, y: 0.432, z: -0.1, turn: 12 }],
      [tallyRug(), { z: 0.2 }],
      [pottedBranches(0.5, "stoneware"), { x: 0.6, z: -0.75 }],
    ],
    view: viewOf({ target: [0.05, 0.4, -0.15], span: 1.4, turn: 12, height: 1.15 }),
  }),
  roomSet("heron-floor-lamp-room", {
    brand: "general",
    looks: { fabric: oat, accent: { surface: "velvet", color: colors.oliveVelvet } },
    things: () => [
      [heronFloorLamp("brass"), { x: 0.12, z: -0.75 }],
      [inMaterial(wrenChair(), "fabric", "accent"), { x: -0.62, z: -0.4, turn: 18 }],
      [stemSideTable("brass"), { x: 0.55, z: -0.4 }],
      [bookPile(1), { x: 0.55, y: 0.535, z: -0.4, turn: 15 }],
    ],
    view: viewOf({ target: [-0.1, 0.86, -0.6], span: 2.1, turn: 10 }),
  }),
];

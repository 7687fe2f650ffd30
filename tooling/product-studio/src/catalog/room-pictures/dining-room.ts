import { arcCounterStool } from "../../furniture/arc-counter-stool.ts";
import { emberRoundTable } from "../../furniture/ember-round-table.ts";
import { finchDiningChair } from "../../furniture/finch-dining-chair.ts";
import { hungHaloPendant } from "../../furniture/halo-pendant.ts";
import { orbitServingBowl } from "../../furniture/orbit-serving-bowl.ts";
import { quarryTable, quarryTableSizes } from "../../furniture/quarry-table.ts";
import { vase } from "../../furniture/shelf-props.ts";
import { counter } from "../../scenes/counter.ts";
import { pebbleSet } from "../../scenes/pebble-set.ts";
import { pottedBranches } from "../../scenes/potted-branches.ts";
import { roomSet, viewOf } from "../../scenes/room-set.ts";
import { wallArt } from "../../scenes/wall-art.ts";
import { colors } from "../colors.ts";
import type { Shot } from "../shot.ts";

const { height: tableTop, depth: tableDepth } = quarryTableSizes[72];
const art = { width: 0.95, height: 0.7, frame: "oak-y" } as const;
const cream = { surface: "glaze", color: colors.cream } as const;

/** Tables, the chairs at them and what is set on them. */
export const diningRoom: readonly Shot[] = [
  roomSet("quarry-table-room", {
    brand: "general",
    things: () => [
      [quarryTable(72), {}],
      ...[-0.42, 0.42].map((x) => [finchDiningChair("oak"), { x, z: -tableDepth / 2 - 0.1 }] as const),
      ...[-0.42, 0.42].map((x) => [finchDiningChair("oak"), { x, z: tableDepth / 2 + 0.14, turn: 180 }] as const),
      [pottedBranches(0.3, "ceramic", 4), { x: -0.1, y: tableTop }],
      [orbitServingBowl("walnut"), { x: 0.42, y: tableTop, z: 0.05 }],
      [wallArt(art), { x: 0, y: 1.6, z: -1.15 }],
    ],
    view: viewOf({ target: [0, 0.7, -0.1], span: 2.9, turn: 22, height: 1.45 }),
  }),
  roomSet("ember-round-table-room", {
    brand: "modern",
    things: () => [
      [emberRoundTable(48), {}],
      ...[35, 155, 265].map((turn) => {
        const angle = (turn * Math.PI) / 180;
        return [finchDiningChair("walnut"), { x: -Math.sin(angle) * 0.72, z: -Math.cos(angle) * 0.72, turn }] as const;
      }),
      [vase(0.28, "black-metal"), { x: 0.06, y: 0.762, z: 0 }],
      [hungHaloPendant("black-metal", 1.5, 1.4), { x: 0, z: 0 }],
    ],
    view: viewOf({ target: [0, 0.95, -0.1], span: 2.5, turn: 10, height: 1.35 }),
  }),
  roomSet("finch-dining-chair-room", {
    brand: "general",
    things: () => [
      [finchDiningChair("oak"), { x: -0.05, z: 0.35, turn: 62 }],
      [quarryTable(72), { x: 0.98, z: -0.15, turn: 0 }],
      [finchDiningChair("oak"), { x: 0.75, z: -0.7 }],
      [orbitServingBowl("oak"), { x: 0.65, y: tableTop, z: -0.1 }],
      [wallArt({ ...art, motif: "stones" }), { x: 0.2, y: 1.28, z: -1.15 }],
    ],
    view: viewOf({ target: [0.2, 0.62, 0], span: 1.85, turn: -18, height: 1.25 }),
  }),
  roomSet("arc-counter-stool-room", {
    brand: "modern",
    looks: { fabric: { surface: "leather", color: colors.cognacLeather } },
    things: () => [
      [counter(), { z: -0.55 }],
      [arcCounterStool(), { x: -0.36, z: 0.12, turn: 196 }],
      [arcCounterStool(), { x: 0.4, z: 0.14, turn: 154 }],
      [orbitServingBowl("walnut"), { x: 0.15, y: 0.92, z: -0.6 }],
    ],
    view: viewOf({ target: [0, 0.66, -0.2], span: 2.0, turn: 20, height: 1.3 }),
  }),
  roomSet("pebble-dinnerware-room", {
    brand: "general",
    looks: { ceramic: cream },
    things: () => [
      [quarryTable(72), { z: 0 }],
      [pebbleSet(), { x: 0, y: tableTop, z: 0.06 }],
      [finchDiningChair("oak"), { x: -0.2, z: -tableDepth / 2 - 0.14 }],
      [vase(0.24, "stoneware"), { x: -0.42, y: tableTop, z: -0.16 }],
    ],
    view: viewOf({ target: [-0.02, tableTop + 0.05, 0], span: 1.15, turn: 16, height: 1.2 }),
  }),
];

import { hungHaloPendant } from "../furniture/halo-pendant.ts";
import { bookPile, vase } from "../furniture/shelf-props.ts";
import { tallyRug } from "../furniture/tally-rug.ts";
import { willowNightstand } from "../furniture/willow-nightstand.ts";
import { generalRoom } from "../scenes/general-room.ts";
import { madeLineBed } from "../scenes/made-bed.ts";
import { modernRoom } from "../scenes/modern-room.ts";
import { roomSet, viewOf } from "../scenes/room-set.ts";
import { setTable } from "../scenes/set-table.ts";
import { wallArt } from "../scenes/wall-art.ts";
import { colors } from "./colors.ts";
import type { Shot } from "./shot.ts";

/** The wide pictures of the two home pages, two a brand. */
export const roomShots: readonly Shot[] = [
  {
    name: "room-general",
    stage: "room-general",
    frame: "wide",
    parts: generalRoom,
    looks: {
      fabric: { surface: "linen", color: colors.oatLinen },
      accent: { surface: "linen", color: "#a9714f" },
      wall: { surface: "plaster", color: "#e9e2d6" },
      floor: { surface: "boards", color: "#c8ad88" },
      paper: { surface: "linen", color: "#efe7d8" },
    },
  },
  {
    name: "room-modern",
    stage: "room-modern",
    frame: "wide",
    parts: modernRoom,
    looks: {
      fabric: { surface: "velvet", color: colors.inkVelvet },
      wall: { surface: "plaster", color: "#f3f3f1" },
      floor: { surface: "concrete", color: "#b9b8b5" },
    },
  },
  roomSet("story-general", {
    brand: "general",
    frame: "wide",
    looks: { ceramic: { surface: "glaze", color: colors.cream } },
    things: () => [
      [setTable(), { x: 0.1, z: 0.15 }],
      [wallArt({ width: 0.78, height: 0.58, frame: "oak-y", motif: "stones" }), { x: 0.3, y: 1.38, z: -1.15 }],
    ],
    view: viewOf({ target: [0.05, 0.74, 0], span: 3.1, turn: 18, height: 1.5 }),
  }),
  roomSet("story-modern", {
    brand: "modern",
    frame: "wide",
    looks: { "bed-blanket": { surface: "wool", color: "#55585c" } },
    things: () => [
      [madeLineBed("queen"), { x: -0.25, z: 0 }],
      [willowNightstand("walnut"), { x: 0.95, z: -0.88 }],
      [bookPile(2), { x: 0.86, y: 0.61, z: -0.86, turn: 14 }],
      [vase(0.2, "black-metal"), { x: 1.06, y: 0.61, z: -0.92 }],
      [hungHaloPendant("black-metal", 1.32, 1.6), { x: 0.95, z: -0.8 }],
      [tallyRug(), { x: 0, z: 0.9 }],
      [wallArt({ width: 0.66, height: 0.82, frame: "black-metal", motif: "stones" }), { x: -0.3, y: 1.4, z: -1.15 }],
    ],
    view: viewOf({ target: [0.15, 0.8, -0.2], span: 4.2, turn: 20, height: 1.35 }),
  }),
];

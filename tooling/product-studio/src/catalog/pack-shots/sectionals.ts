import { dunePiece } from "../../furniture/dune-piece.ts";
import { colors } from "../colors.ts";
import type { Look, Shot } from "../shot.ts";
import { standing } from "../standing.ts";

const stone: Look = { surface: "linen", color: colors.stoneLinen };

/** Sectional pieces. */
export const sectionals: readonly Shot[] = [
  {
    name: "dune-left-arm",
    stage: "sweep",
    parts: () => dunePiece("left-arm"),
    looks: { fabric: stone },
    camera: { ...standing, fill: 0.72 },
    tints: [{ name: "dune-left-arm-slate", from: stone.color, to: colors.slateLinen }],
  },
  {
    name: "dune-armless",
    stage: "sweep",
    parts: () => dunePiece("armless"),
    looks: { fabric: stone },
    camera: { ...standing, fill: 0.66 },
    tints: [{ name: "dune-armless-slate", from: stone.color, to: colors.slateLinen }],
  },
  {
    name: "dune-corner",
    stage: "sweep",
    parts: () => dunePiece("corner"),
    looks: { fabric: stone },
    camera: { ...standing, fill: 0.74 },
    tints: [{ name: "dune-corner-slate", from: stone.color, to: colors.slateLinen }],
  },
  {
    name: "dune-chaise",
    stage: "sweep",
    parts: () => dunePiece("chaise"),
    looks: { fabric: stone },
    camera: { ...standing, azimuth: -32, fill: 0.86 },
    tints: [{ name: "dune-chaise-slate", from: stone.color, to: colors.slateLinen }],
  },
];

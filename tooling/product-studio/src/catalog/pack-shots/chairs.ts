import { wrenChair } from "../../furniture/wren-chair.ts";
import { colors } from "../colors.ts";
import type { Shot } from "../shot.ts";
import { standing } from "../standing.ts";

/** Chairs and ottomans. */
export const chairs: readonly Shot[] = [
  {
    name: "wren-chair-rust",
    stage: "sweep",
    parts: wrenChair,
    looks: { fabric: { surface: "velvet", color: colors.rustVelvet } },
    camera: { ...standing, azimuth: 30, fill: 0.74 },
  },
  {
    name: "wren-chair-ink",
    stage: "sweep",
    parts: wrenChair,
    looks: { fabric: { surface: "velvet", color: colors.inkVelvet } },
    camera: { ...standing, azimuth: 30, fill: 0.74 },
  },
];

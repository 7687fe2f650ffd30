import { arcCounterStool } from "../../furniture/arc-counter-stool.ts";
import { finchDiningChair } from "../../furniture/finch-dining-chair.ts";
import { colors } from "../colors.ts";
import type { Shot } from "../shot.ts";
import { standing } from "../standing.ts";

/** Dining chairs and stools. */
export const diningChairs: readonly Shot[] = [
  {
    name: "finch-dining-chair-oak",
    stage: "sweep",
    parts: () => finchDiningChair("oak"),
    looks: {},
    camera: { ...standing, azimuth: 32, fill: 0.76 },
  },
  {
    name: "finch-dining-chair-walnut",
    stage: "sweep",
    parts: () => finchDiningChair("walnut"),
    looks: {},
    camera: { ...standing, azimuth: 32, fill: 0.76 },
  },
  {
    name: "arc-counter-stool-cognac",
    stage: "sweep",
    parts: arcCounterStool,
    looks: { fabric: { surface: "leather", color: colors.cognacLeather } },
    camera: { ...standing, azimuth: 30, fill: 0.8 },
    tints: [{ name: "arc-counter-stool-black", from: colors.cognacLeather, to: colors.blackLeather }],
  },
];

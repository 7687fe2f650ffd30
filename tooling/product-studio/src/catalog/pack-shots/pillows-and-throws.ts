import { thistlePillow } from "../../furniture/thistle-pillow.ts";
import { place } from "../../shape/place.ts";
import { colors } from "../colors.ts";
import type { Shot } from "../shot.ts";
import { standing } from "../standing.ts";

/** Pillows and throws. */
export const pillowsAndThrows: readonly Shot[] = [
  {
    name: "thistle-pillow-rust",
    stage: "sweep",
    parts: () => place(thistlePillow(), { y: -0.004, tilt: -13, turn: 34 }),
    looks: { fabric: { surface: "velvet", color: colors.rustVelvet } },
    camera: { ...standing, fill: 0.62 },
    tints: [
      { name: "thistle-pillow-ink", from: colors.rustVelvet, to: colors.inkVelvet },
      { name: "thistle-pillow-olive", from: colors.rustVelvet, to: colors.oliveVelvet },
    ],
  },
];

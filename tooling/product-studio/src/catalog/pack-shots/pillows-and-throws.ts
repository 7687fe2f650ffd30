import { fernThrow } from "../../furniture/fern-throw.ts";
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
    parts: () => place(thistlePillow(), { y: 0.003, tilt: -12, turn: 50 }),
    looks: { fabric: { surface: "velvet", color: colors.rustVelvet } },
    camera: { ...standing, fill: 0.62 },
    tints: [
      { name: "thistle-pillow-ink", from: colors.rustVelvet, to: colors.inkVelvet },
      { name: "thistle-pillow-olive", from: colors.rustVelvet, to: colors.oliveVelvet },
    ],
  },
  {
    name: "fern-throw-ivory",
    stage: "sweep",
    parts: fernThrow,
    looks: { fabric: { surface: "herringbone", color: colors.ivoryBoucle } },
    camera: { ...standing, elevation: 17, fill: 0.74 },
    tints: [
      { name: "fern-throw-moss", from: colors.ivoryBoucle, to: colors.moss },
      { name: "fern-throw-rust", from: colors.ivoryBoucle, to: colors.rust },
    ],
  },
];

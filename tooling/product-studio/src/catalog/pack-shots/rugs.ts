import { fieldstoneRug } from "../../furniture/fieldstone-rug.ts";
import { tallyRug } from "../../furniture/tally-rug.ts";
import { colors } from "../colors.ts";
import type { Shot } from "../shot.ts";

/** Rugs, seen from higher up. */
export const rugs: readonly Shot[] = [
  {
    name: "fieldstone-rug-5x8",
    stage: "sweep",
    parts: () => fieldstoneRug("5x8"),
    looks: {},
    camera: { azimuth: 24, elevation: 50, fill: 0.76 },
  },
  {
    name: "fieldstone-rug-8x10",
    stage: "sweep",
    parts: () => fieldstoneRug("8x10"),
    looks: {},
    camera: { azimuth: 24, elevation: 50, fill: 0.94 },
  },
  {
    name: "tally-rug-clay",
    stage: "sweep",
    parts: () => tallyRug(),
    looks: { "rug-stripe": { surface: "flatweave", color: colors.clay } },
    dyed: ["rug-stripe"],
    camera: { azimuth: 24, elevation: 50, fill: 0.92 },
    tints: [{ name: "tally-rug-ink", from: colors.clay, to: colors.ink }],
  },
];

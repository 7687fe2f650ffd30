import { beaconLamp } from "../../furniture/beacon-lamp.ts";
import { gourdTableLamp } from "../../furniture/gourd-table-lamp.ts";
import { colors } from "../colors.ts";
import type { Shot } from "../shot.ts";
import { standing } from "../standing.ts";

/** Table lamps. */
export const tableLamps: readonly Shot[] = [
  {
    name: "beacon-lamp-brass",
    stage: "sweep",
    parts: () => beaconLamp("brass"),
    looks: {},
    camera: { ...standing, fill: 0.74 },
  },
  {
    name: "beacon-lamp-black",
    stage: "sweep",
    parts: () => beaconLamp("black-metal"),
    looks: {},
    camera: { ...standing, fill: 0.74 },
  },
  {
    name: "gourd-table-lamp-cream",
    stage: "sweep",
    parts: gourdTableLamp,
    looks: { ceramic: { surface: "glaze", color: colors.creamGlaze } },
    camera: { ...standing, fill: 0.76 },
    dyed: ["ceramic"],
    tints: [{ name: "gourd-table-lamp-moss", from: colors.creamGlaze, to: colors.moss }],
  },
];

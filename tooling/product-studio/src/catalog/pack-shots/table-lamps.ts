import { beaconLamp } from "../../furniture/beacon-lamp.ts";
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
];

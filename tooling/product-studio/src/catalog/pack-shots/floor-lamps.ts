import { heronFloorLamp } from "../../furniture/heron-floor-lamp.ts";
import type { Shot } from "../shot.ts";
import { standing } from "../standing.ts";

/** Floor lamps. */
export const floorLamps: readonly Shot[] = [
  {
    name: "heron-floor-lamp-brass",
    stage: "sweep",
    parts: () => heronFloorLamp("brass"),
    looks: {},
    camera: { ...standing, fill: 0.88 },
  },
  {
    name: "heron-floor-lamp-black",
    stage: "sweep",
    parts: () => heronFloorLamp("black-metal"),
    looks: {},
    camera: { ...standing, fill: 0.88 },
  },
];

import { hungHaloPendant } from "../../furniture/halo-pendant.ts";
import type { Look, Shot } from "../shot.ts";
import { standing } from "../standing.ts";

// What hangs is nearer to the key light than what stands, so its whites are dyed deeper; seen from below, its lining shows.
const hungHigh: Look = { surface: "paint", color: "#bcb7ad" };
const lining: Look = { surface: "paint", color: "#e6dac4" };

/** Pendant lamps. */
export const pendants: readonly Shot[] = [
  {
    name: "halo-pendant-black",
    stage: "sweep",
    parts: () => hungHaloPendant("black-metal", 0.7, 0.42),
    looks: { "black-metal": { surface: "paint", color: "#0c0c0c" }, "shade-lining": lining },
    camera: { ...standing, elevation: -16, fill: 0.84 },
  },
  {
    name: "halo-pendant-white",
    stage: "sweep",
    parts: () => hungHaloPendant("white-metal", 0.7, 0.42),
    looks: { "white-metal": hungHigh, paper: hungHigh, "shade-lining": lining },
    camera: { ...standing, elevation: -16, fill: 0.84 },
  },
];

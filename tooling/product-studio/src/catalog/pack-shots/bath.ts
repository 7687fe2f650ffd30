import { reedBathRug } from "../../furniture/reed-bath-rug.ts";
import { tidewaterTowels } from "../../furniture/tidewater-towels.ts";
import { colors } from "../colors.ts";
import type { Shot } from "../shot.ts";
import { standing } from "../standing.ts";

// Under the studio light a deeper white keeps the loops of the cloth.
const litWhite = "#e3ded4";

/** Towels and bath rugs. */
export const bath: readonly Shot[] = [
  {
    name: "tidewater-towels-white",
    stage: "sweep",
    parts: tidewaterTowels,
    looks: {
      terry: { surface: "terry", color: litWhite },
      "terry-band": { surface: "linen", color: litWhite },
    },
    camera: { ...standing, elevation: 17, fill: 0.7 },
    tints: [
      { name: "tidewater-towels-sage", from: litWhite, to: colors.sage },
      { name: "tidewater-towels-clay", from: litWhite, to: colors.clay },
    ],
  },
  {
    name: "reed-bath-rug-white",
    stage: "sweep",
    parts: reedBathRug,
    looks: {
      terry: { surface: "terry", color: "#ece8df" },
    },
    camera: { azimuth: 24, elevation: 42, fill: 0.8 },
    tints: [{ name: "reed-bath-rug-clay", from: "#ece8df", to: colors.clay }],
  },
];

import { kilnVase } from "../../furniture/kiln-vase.ts";
import { portholeMirror } from "../../furniture/porthole-mirror.ts";
import { colors } from "../colors.ts";
import type { Shot } from "../shot.ts";
import { standing } from "../standing.ts";

const emptyStudio = { mirror: { surface: "soft-mirror", color: "#e3e5e3" } } as const;

/** Vases and mirrors. */
export const vasesAndMirrors: readonly Shot[] = [
  {
    name: "kiln-vase-white",
    stage: "sweep",
    parts: kilnVase,
    looks: { ceramic: { surface: "glaze", color: colors.whiteGlaze } },
    camera: { ...standing, elevation: 12, fill: 0.64 },
    dyed: ["ceramic"],
    tints: [{ name: "kiln-vase-clay", from: colors.whiteGlaze, to: colors.clay }],
  },
  {
    name: "kiln-vase-charcoal",
    stage: "sweep",
    parts: kilnVase,
    looks: { ceramic: { surface: "glaze", color: colors.charcoal } },
    camera: { ...standing, elevation: 12, fill: 0.64 },
    dyed: ["ceramic"],
  },
  {
    name: "porthole-mirror-brass",
    stage: "sweep",
    parts: () => portholeMirror("brass"),
    looks: emptyStudio,
    camera: { ...standing, fill: 0.72 },
  },
  {
    name: "porthole-mirror-black",
    stage: "sweep",
    parts: () => portholeMirror("black-metal"),
    looks: emptyStudio,
    camera: { ...standing, fill: 0.72 },
  },
];

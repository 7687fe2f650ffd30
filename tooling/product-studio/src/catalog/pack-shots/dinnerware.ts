import { millMugs } from "../../furniture/mill-mugs.ts";
import { orbitServingBowl } from "../../furniture/orbit-serving-bowl.ts";
import { pebbleSet } from "../../scenes/pebble-set.ts";
import { colors } from "../colors.ts";
import type { Shot } from "../shot.ts";
import { standing } from "../standing.ts";

/** Dinnerware and serving pieces. */
export const dinnerware: readonly Shot[] = [
  {
    name: "pebble-dinnerware-cream",
    stage: "sweep",
    parts: pebbleSet,
    looks: { ceramic: { surface: "glaze", color: colors.creamGlaze } },
    camera: { ...standing, elevation: 17, fill: 0.84 },
    dyed: ["ceramic"],
    tints: [{ name: "pebble-dinnerware-sage", from: colors.creamGlaze, to: colors.sage }],
  },
  {
    name: "pebble-dinnerware-charcoal",
    stage: "sweep",
    parts: pebbleSet,
    looks: { ceramic: { surface: "glaze", color: colors.charcoal } },
    camera: { ...standing, elevation: 17, fill: 0.84 },
    dyed: ["ceramic"],
  },
  {
    name: "orbit-serving-bowl-oak",
    stage: "sweep",
    parts: () => orbitServingBowl("oak"),
    looks: {},
    camera: { ...standing, elevation: 17, fill: 0.7 },
  },
  {
    name: "orbit-serving-bowl-walnut",
    stage: "sweep",
    parts: () => orbitServingBowl("walnut"),
    looks: {},
    camera: { ...standing, elevation: 17, fill: 0.7 },
  },
  {
    name: "mill-mugs-chalk",
    stage: "sweep",
    parts: millMugs,
    looks: { ceramic: { surface: "paint", color: colors.chalkGlaze } },
    camera: { ...standing, elevation: 12, fill: 0.74 },
    dyed: ["ceramic"],
  },
  {
    name: "mill-mugs-ink",
    stage: "sweep",
    parts: millMugs,
    looks: { ceramic: { surface: "paint", color: colors.ink } },
    camera: { ...standing, elevation: 12, fill: 0.74 },
    dyed: ["ceramic"],
  },
  {
    name: "mill-mugs-rust",
    stage: "sweep",
    parts: millMugs,
    looks: { ceramic: { surface: "paint", color: colors.rust } },
    camera: { ...standing, elevation: 12, fill: 0.74 },
    dyed: ["ceramic"],
  },
];

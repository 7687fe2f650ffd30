import { canyonMediaConsole } from "../../furniture/canyon-media-console.ts";
import { filledBookcase } from "../../scenes/filled-bookcase.ts";
import type { Shot } from "../shot.ts";
import { standing } from "../standing.ts";

/** Shelves and media furniture. */
export const shelvesAndMedia: readonly Shot[] = [
  {
    name: "atlas-bookcase-walnut",
    stage: "sweep",
    parts: () => filledBookcase("walnut"),
    looks: {},
    camera: { ...standing, fill: 0.84 },
  },
  {
    name: "atlas-bookcase-oak",
    stage: "sweep",
    parts: () => filledBookcase("oak"),
    looks: {},
    camera: { ...standing, fill: 0.84 },
  },
  {
    name: "canyon-media-console-oak",
    stage: "sweep",
    parts: () => canyonMediaConsole("oak"),
    looks: {},
    camera: { ...standing, fill: 0.9 },
  },
  {
    name: "canyon-media-console-walnut",
    stage: "sweep",
    parts: () => canyonMediaConsole("walnut"),
    looks: {},
    camera: { ...standing, fill: 0.9 },
  },
];

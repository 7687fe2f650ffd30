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
];

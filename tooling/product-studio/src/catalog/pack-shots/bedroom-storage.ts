import { willowDresser } from "../../furniture/willow-dresser.ts";
import { willowNightstand } from "../../furniture/willow-nightstand.ts";
import type { Shot } from "../shot.ts";
import { standing } from "../standing.ts";

/** Nightstands and dressers. */
export const bedroomStorage: readonly Shot[] = [
  {
    name: "willow-nightstand-oak",
    stage: "sweep",
    parts: () => willowNightstand("oak"),
    looks: {},
    camera: { ...standing, fill: 0.68 },
  },
  {
    name: "willow-nightstand-walnut",
    stage: "sweep",
    parts: () => willowNightstand("walnut"),
    looks: {},
    camera: { ...standing, fill: 0.68 },
  },
  {
    name: "willow-dresser-oak",
    stage: "sweep",
    parts: () => willowDresser("oak"),
    looks: {},
    camera: { ...standing, fill: 0.88 },
  },
  {
    name: "willow-dresser-walnut",
    stage: "sweep",
    parts: () => willowDresser("walnut"),
    looks: {},
    camera: { ...standing, fill: 0.88 },
  },
];

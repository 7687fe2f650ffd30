import { emberRoundTable } from "../../furniture/ember-round-table.ts";
import { laidTable } from "../../scenes/laid-table.ts";
import { colors } from "../colors.ts";
import type { Look, Shot } from "../shot.ts";
import { standing } from "../standing.ts";

const stone: Look = { surface: "linen", color: colors.stoneLinen };

/** Dining tables. */
export const diningTables: readonly Shot[] = [
  {
    name: "quarry-table-72",
    stage: "sweep",
    parts: () => laidTable(72),
    looks: { fabric: stone },
    camera: { ...standing, elevation: 12, fill: 0.76 },
  },
  {
    name: "quarry-table-96",
    stage: "sweep",
    parts: () => laidTable(96),
    looks: { fabric: stone },
    camera: { ...standing, elevation: 12, fill: 0.92 },
  },
  {
    name: "ember-round-table-48",
    stage: "sweep",
    parts: () => emberRoundTable(48),
    looks: {},
    camera: { ...standing, elevation: 12, fill: 0.72 },
  },
  {
    name: "ember-round-table-60",
    stage: "sweep",
    parts: () => emberRoundTable(60),
    looks: {},
    camera: { ...standing, elevation: 12, fill: 0.9 },
  },
];

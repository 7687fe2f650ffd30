import { orchardCoffeeTable } from "../../furniture/orchard-coffee-table.ts";
import { slabCoffeeTable } from "../../furniture/slab-coffee-table.ts";
import { stemSideTable } from "../../furniture/stem-side-table.ts";
import { colors } from "../colors.ts";
import type { Shot } from "../shot.ts";
import { standing } from "../standing.ts";

/** Coffee and side tables. */
export const coffeeAndSideTables: readonly Shot[] = [
  {
    name: "orchard-coffee-table-oak",
    stage: "sweep",
    parts: () => orchardCoffeeTable("oak"),
    looks: {},
    camera: { ...standing, elevation: 12, fill: 0.76 },
  },
  {
    name: "orchard-coffee-table-walnut",
    stage: "sweep",
    parts: () => orchardCoffeeTable("walnut"),
    looks: {},
    camera: { ...standing, elevation: 12, fill: 0.76 },
  },
  {
    name: "slab-coffee-table-chalk",
    stage: "sweep",
    parts: slabCoffeeTable,
    looks: { "cast-stone": { surface: "cast-stone", color: colors.chalkStone } },
    camera: { ...standing, elevation: 12, fill: 0.82 },
    dyed: ["cast-stone"],
  },
  {
    name: "slab-coffee-table-charcoal",
    stage: "sweep",
    parts: slabCoffeeTable,
    looks: { "cast-stone": { surface: "cast-stone", color: colors.charcoal } },
    camera: { ...standing, elevation: 12, fill: 0.82 },
    dyed: ["cast-stone"],
  },
  {
    name: "stem-side-table-black",
    stage: "sweep",
    parts: () => stemSideTable("black-metal"),
    looks: {},
    camera: { ...standing, elevation: 12, fill: 0.7 },
  },
  {
    name: "stem-side-table-brass",
    stage: "sweep",
    parts: () => stemSideTable("brass"),
    looks: {},
    camera: { ...standing, elevation: 12, fill: 0.7 },
  },
];

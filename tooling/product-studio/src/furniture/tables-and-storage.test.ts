import { describe, expect, it } from "vitest";
import { bounds } from "../shape/bounds.ts";
import { arcCounterStool } from "./arc-counter-stool.ts";
import { canyonMediaConsole } from "./canyon-media-console.ts";
import { emberRoundTable } from "./ember-round-table.ts";
import { finchDiningChair } from "./finch-dining-chair.ts";
import { orchardCoffeeTable } from "./orchard-coffee-table.ts";
import { slabCoffeeTable } from "./slab-coffee-table.ts";
import { missOf } from "./stated-size.ts";
import { stemSideTable } from "./stem-side-table.ts";
import { willowDresser } from "./willow-dresser.ts";
import { willowNightstand } from "./willow-nightstand.ts";

const products = [
  { product: "Orchard Coffee Table", parts: orchardCoffeeTable("oak"), inches: { width: 40, depth: 40, height: 15 } },
  { product: "Slab Coffee Table", parts: slabCoffeeTable(), inches: { width: 48, depth: 28, height: 13 } },
  { product: "Stem Side Table", parts: stemSideTable("brass"), inches: { width: 15, depth: 15, height: 21 } },
  { product: "Canyon Media Console", parts: canyonMediaConsole("oak"), inches: { width: 72, depth: 17, height: 22 } },
  { product: 'Ember Round Table 48"', parts: emberRoundTable(48), inches: { width: 48, depth: 48, height: 30 } },
  { product: 'Ember Round Table 60"', parts: emberRoundTable(60), inches: { width: 60, depth: 60, height: 30 } },
  { product: "Finch Dining Chair", parts: finchDiningChair("oak"), inches: { width: 20, depth: 21, height: 31 } },
  { product: "Arc Counter Stool", parts: arcCounterStool(), inches: { width: 18, depth: 19, height: 36 } },
  { product: "Willow Nightstand", parts: willowNightstand("oak"), inches: { width: 22, depth: 17, height: 24 } },
  { product: "Willow Six-Drawer Dresser", parts: willowDresser("oak"), inches: { width: 60, depth: 19, height: 33 } },
];

describe("tables, seats and storage", () => {
  it.each(products)("builds the $product to its stated inches, within 2 %", ({ parts, inches }) => {
    expect(missOf(parts, inches)).toBeLessThan(0.02);
  });

  it.each(products)("stands the $product on the floor", ({ parts }) => {
    expect(Math.abs(bounds(parts).box.min.y)).toBeLessThan(0.003);
  });
});

import { describe, expect, it } from "vitest";
import { pebbleSet } from "../scenes/pebble-set.ts";
import { bounds } from "../shape/bounds.ts";
import { gourdTableLamp } from "./gourd-table-lamp.ts";
import { haloPendant } from "./halo-pendant.ts";
import { heronFloorLamp } from "./heron-floor-lamp.ts";
import { kilnVase } from "./kiln-vase.ts";
import { millMug, millMugs } from "./mill-mugs.ts";
import { orbitServingBowl } from "./orbit-serving-bowl.ts";
import { pebbleDinnerPlate } from "./pebble-dinnerware.ts";
import { portholeMirror } from "./porthole-mirror.ts";
import { missOf } from "./stated-size.ts";

const products = [
  { product: "Heron Floor Lamp", parts: heronFloorLamp("brass"), inches: { width: 16, depth: 16, height: 62 } },
  { product: "Halo Pendant", parts: haloPendant("black-metal"), inches: { width: 20, depth: 20, height: 11 } },
  { product: "Gourd Table Lamp", parts: gourdTableLamp(), inches: { width: 16, depth: 16, height: 26 } },
  { product: "Pebble dinner plate", parts: pebbleDinnerPlate(), inches: { width: 10.5, depth: 10.5 } },
  { product: "Orbit Serving Bowl", parts: orbitServingBowl("oak"), inches: { width: 14, depth: 14, height: 5 } },
  { product: "Mill Mug with its handle", parts: millMug(), inches: { width: 5, depth: 3.5, height: 4 } },
  { product: "Kiln Vase", parts: kilnVase(), inches: { width: 8, depth: 8, height: 12 } },
  { product: "Porthole Mirror", parts: portholeMirror("brass"), inches: { width: 30, depth: 2, height: 30 } },
];

describe("lamps, tableware and decor", () => {
  it.each(products)("builds the $product to its stated inches, within 2 %", ({ parts, inches }) => {
    expect(missOf(parts, inches)).toBeLessThan(0.02);
  });

  it.each(products)("stands the $product on y = 0", ({ parts }) => {
    expect(Math.abs(bounds(parts).box.min.y)).toBeLessThan(0.003);
  });

  it("shows four mugs, and all sixteen pieces of the dinnerware", () => {
    const pieces = pebbleSet().length - 4;
    expect(millMugs()).toHaveLength(4 * millMug().length);
    // A mug is two parts, its body and its loop.
    expect(pieces).toBe(16);
  });
});

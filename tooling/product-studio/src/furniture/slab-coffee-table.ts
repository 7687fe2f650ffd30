import { castSlab } from "../shape/cast-slab.ts";
import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";
import { solid } from "../shape/solid.ts";

const slabCoffeeTableSize = { width: inches(48), depth: inches(28), height: inches(13) };

const top = inches(3.2);

/** The Slab Coffee Table: a thick cast top with soft corners, laid across two rounded cast piers. */
export function slabCoffeeTable(): Part[] {
  const { width, depth, height } = slabCoffeeTableSize;
  const pier = height - top;
  return [
    ...solid(castSlab({ width, height: top, depth, squareness: 7, edge: 0.011, seed: 3 }), "cast-stone", {
      y: height - top,
    }),
    ...[-1, 1].flatMap((side) =>
      solid(
        castSlab({ width: 0.2, height: pier, depth: depth * 0.76, squareness: 3.4, edge: 0.008, seed: 20 + side }),
        "cast-stone",
        { x: side * width * 0.29 },
      ),
    ),
  ];
}

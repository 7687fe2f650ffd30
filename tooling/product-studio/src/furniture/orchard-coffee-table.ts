import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";
import { solid } from "../shape/solid.ts";
import { stavedDisc } from "../shape/staved-disc.ts";
import { stick } from "../shape/stick.ts";
import { turned } from "../shape/turned.ts";

const orchardCoffeeTableSize = { width: inches(40), depth: inches(40), height: inches(15) };

const top = 0.03;
const shelf = { radius: inches(16.3), height: inches(5), thickness: 0.02 };

/** The Orchard Coffee Table: a round planked top over a lower shelf, on four turned legs that lean out. */
export function orchardCoffeeTable(wood: "oak" | "walnut"): Part[] {
  const { width, height } = orchardCoffeeTableSize;
  const radius = width / 2;
  const low = height - top;
  const apron = turned(
    [
      [radius - 0.125, low - 0.05],
      [radius - 0.103, low - 0.05],
      [radius - 0.1, low - 0.047],
      [radius - 0.1, low],
      [radius - 0.125, low],
      [radius - 0.125, low - 0.05],
    ],
    { smooth: false, around: 128 },
  );
  const legs = [45, 135, 225, 315].flatMap((turn) =>
    place(
      stick(
        [radius - 0.055, 0, 0],
        [radius - 0.142, low, 0],
        [0.0135, 0.016, 0.021, 0.025, 0.026, 0.0245],
        `${wood}-y`,
      ),
      { turn },
    ),
  );
  return [
    ...stavedDisc({ radius, thickness: top, staves: 7, chamfer: 0.02, inset: 0.016 }).flatMap((plank) =>
      solid(plank, `${wood}-x`, { y: low }),
    ),
    ...solid(apron, `${wood}-x`),
    ...place(
      stavedDisc({ radius: shelf.radius, thickness: shelf.thickness, staves: 5, chamfer: 0.012, inset: 0.008 }).flatMap(
        (plank) => solid(plank, `${wood}-x`),
      ),
      { y: shelf.height },
    ),
    ...legs,
  ];
}

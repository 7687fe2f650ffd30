import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";
import { solid } from "../shape/solid.ts";
import { stavedDisc } from "../shape/staved-disc.ts";
import { turned } from "../shape/turned.ts";

export const emberRoundTableSizes = {
  48: { width: inches(48), depth: inches(48), height: inches(30), flutes: 30 },
  60: { width: inches(60), depth: inches(60), height: inches(30), flutes: 38 },
} as const;

const top = 0.036;

/** The Ember Round Table of the given diameter in inches: a thin-edged walnut top on a fluted, flared pedestal. */
export function emberRoundTable(diameter: keyof typeof emberRoundTableSizes): Part[] {
  const { width, height, flutes } = emberRoundTableSizes[diameter];
  const radius = width / 2;
  const low = height - top;
  const waist = radius * 0.24;
  const flare = (t: number) => waist + radius * 0.3 * (1 - t) ** 3.2 + radius * 0.1 * t ** 5;
  const heights = Array.from({ length: 61 }, (_, i) => i / 60);
  const column = turned([[0, 0.02], ...heights.map((t) => [flare(t), 0.02 + t * (low - 0.02)] as const), [0, low]], {
    smooth: false,
    around: flutes * 16,
  });
  const position = column.getAttribute("position");
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
    // Each flute is a round rib; between two of them the cut is sharp.
    const rib = Math.abs(Math.sin((Math.atan2(z, x) * flutes) / 2));
    const deep = 1 - (0.012 * (1 - rib ** 0.7)) / Math.max(Math.hypot(x, z), 0.05);
    position.setXYZ(i, x * deep, y, z * deep);
  }
  const foot = turned(
    [
      [0, 0],
      [flare(0) - 0.012, 0],
      [flare(0) - 0.008, 0.004],
      [flare(0) - 0.008, 0.022],
      [0, 0.022],
    ],
    { smooth: false, around: 128 },
  );
  return [
    ...stavedDisc({ radius, thickness: top, staves: 9, chamfer: 0.031, inset: 0.034 }).flatMap((plank) =>
      solid(plank, "walnut-x", { y: low }),
    ),
    ...solid(column, "walnut-y"),
    ...solid(foot, "black-metal"),
  ];
}

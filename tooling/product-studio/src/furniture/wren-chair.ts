import { inches } from "../shape/inches.ts";
import { leg } from "../shape/leg.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";
import { roundCushion } from "../shape/round-cushion.ts";
import { type RoundedBox, roundedBox } from "../shape/rounded-box.ts";
import { solid } from "../shape/solid.ts";

const wrenChairSize = { width: inches(31), depth: inches(31), height: inches(30) };

const shell = {
  radius: inches(31) / 2 - 0.055,
  thickness: 0.11,
  edge: 0.05,
  straight: 0.45,
  low: 0.17,
  arm: 0.58,
  sweep: 2.05,
};

/** The tub back: channels run up its inside, and its top falls from the back to the arms. */
function back(): Part[] {
  const channels = 13;
  const box: RoundedBox = {
    width: 2 * shell.sweep * shell.radius,
    height: 1,
    depth: shell.thickness,
    edge: shell.edge,
    step: 0.012,
    deform: (point, at) => {
      const turn = point.x / shell.radius;
      const fall = Math.cos(Math.min(1, Math.abs(turn) / shell.sweep) * Math.PI) * 0.5 + 0.5;
      const high = shell.arm + (wrenChairSize.height - shell.arm) * fall ** 0.8;
      const inward = Math.max(0, at.z) * (1 - at.y ** 8);
      const channel = Math.abs(Math.cos((at.x * channels * Math.PI) / 2)) ** 0.55;
      const radius = shell.radius - point.z - inward * (channel * 0.022 - 0.012) + point.y * 0.03 - 0.015;
      // Only the part between the rounded edges stretches, so the edges keep their radius.
      const between = Math.min(Math.max(point.y, -shell.straight), shell.straight);
      const low = shell.low + shell.edge;
      const y = low + (between / shell.straight / 2 + 0.5) * (high - shell.edge - low) + (point.y - between);
      point.set(Math.sin(turn) * radius, y, -Math.cos(turn) * radius);
    },
  };
  return solid(roundedBox(box), "fabric");
}

/** The Wren Lounge Chair: a channelled tub back around a deep seat, on four turned legs. */
export function wrenChair(): Part[] {
  const seat = roundCushion({ width: 0.6, depth: 0.66, height: 0.17, edge: 0.045, crown: 0.03, seed: 9 });
  const drum = roundCushion({ width: 0.6, depth: 0.64, height: 0.12, edge: 0.02, crown: 0, welt: 0, seed: 4 });
  return [
    ...back(),
    ...place(seat, { y: 0.29, z: 0.055 }),
    ...place(drum, { y: 0.175, z: 0.045 }),
    ...[-1, 1].flatMap((side) =>
      [-1, 1].flatMap((end) =>
        solid(leg({ height: 0.185, top: 0.024, foot: 0.013, splayX: side * 0.03, splayZ: end * 0.03 }), "walnut-y", {
          x: side * 0.21,
          z: 0.02 + end * 0.21,
        }),
      ),
    ),
  ];
}

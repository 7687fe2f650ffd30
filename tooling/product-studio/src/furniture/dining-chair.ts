import { cushion } from "../shape/cushion.ts";
import { leg } from "../shape/leg.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";
import { roundedBox } from "../shape/rounded-box.ts";
import { solid } from "../shape/solid.ts";

/** A dining chair to stand beside a table; not sold, it only gives the table its scale. Faces +z. */
export function diningChair(): Part[] {
  const rail = roundedBox({
    width: 0.48,
    height: 0.16,
    depth: 0.026,
    edge: 0.0125,
    step: 0.03,
    deform: (point) => point.setZ(point.z + 0.9 * point.x * point.x),
  });
  const seat = cushion({ width: 0.47, height: 0.07, depth: 0.45, edge: 0.032, crown: 0.018, bulge: 0.006, seed: 5 });
  const frame = roundedBox({ width: 0.44, height: 0.045, depth: 0.41, edge: 0.012, step: 0.1 });
  return [
    ...place(seat, { y: 0.455 }),
    ...solid(frame, "oak-x", { y: 0.405 }),
    ...solid(rail, "oak-x", { y: 0.755, z: -0.285, tilt: -9 }),
    ...[-1, 1].flatMap((side) => [
      ...solid(leg({ height: 0.42, top: 0.019, foot: 0.0125, splayX: side * 0.025, splayZ: 0.02 }), "oak-y", {
        x: side * 0.185,
        z: 0.17,
      }),
      ...solid(leg({ height: 0.78, top: 0.012, foot: 0.0135, splayX: side * 0.012, splayZ: -0.0 }), "oak-y", {
        x: side * 0.185,
        z: -0.2,
        tilt: -6,
      }),
    ]),
  ];
}

import type { MaterialName } from "../catalog/material-name.ts";
import { cushion } from "../shape/cushion.ts";
import { inches } from "../shape/inches.ts";
import { leg } from "../shape/leg.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";
import { solid } from "../shape/solid.ts";
import { throwPillow } from "../shape/throw-pillow.ts";

const harborSofaSize = { width: inches(88), depth: inches(38), height: inches(33) };

const arm = { width: 0.17, height: 0.5, rise: 0.125 };
const seat = { top: 0.475, height: 0.185, depth: 0.66 };

function arms(): Part[] {
  const { width, depth } = harborSofaSize;
  return [-1, 1].flatMap((side) => {
    const body = cushion({
      ...arm,
      depth: depth - 0.02,
      facing: "z",
      edge: 0.055,
      crown: 0.008,
      bulge: 0.01,
      seed: 11 + side,
    });
    return place(body, { x: side * (width / 2 - arm.width / 2 - 0.01), y: arm.rise + arm.height / 2 });
  });
}

function frame(inside: number): Part[] {
  const { depth } = harborSofaSize;
  const rail = cushion({
    width: inside + 0.04,
    height: 0.18,
    depth: depth - 0.05,
    edge: 0.025,
    crown: 0.002,
    bulge: 0.004,
    welt: 0,
    seed: 3,
  });
  const back = cushion({
    width: inside + 0.04,
    height: 0.53,
    depth: 0.16,
    facing: "z",
    edge: 0.05,
    crown: 0.004,
    welt: 0,
    seed: 5,
  });
  return [...place(rail, { y: 0.215, z: -0.004 }), ...place(back, { y: 0.445, z: -depth / 2 + 0.1, tilt: -3 })];
}

function seats(inside: number): Part[] {
  const width = inside / 2 - 0.002;
  return [-1, 1].flatMap((side) => {
    const x = (side * inside) / 4;
    const bottom = cushion({
      width,
      height: seat.height,
      depth: seat.depth,
      edge: 0.05,
      crown: 0.03,
      bulge: 0.012,
      seed: 21 + side,
    });
    const behind = cushion({
      width: width - 0.012,
      height: 0.45,
      depth: 0.2,
      facing: "z",
      edge: 0.06,
      crown: 0.045,
      bulge: 0.01,
      seed: 31 + side,
    });
    return [
      ...place(bottom, { x, y: seat.top - seat.height / 2, z: harborSofaSize.depth / 2 - seat.depth / 2 - 0.022 }),
      ...place(behind, { x, y: seat.top + 0.13, z: -0.195, tilt: -13 }),
    ];
  });
}

function legs(): Part[] {
  const { width, depth } = harborSofaSize;
  return [-1, 1].flatMap((side) =>
    [-1, 1].flatMap((end) => {
      const geometry = leg({ height: 0.14, top: 0.025, foot: 0.014, splayX: side * 0.014, splayZ: end * 0.014 });
      return solid(geometry, "oak-y", { x: side * (width / 2 - 0.09), z: end * (depth / 2 - 0.09) });
    }),
  );
}

/** The Harbor Sofa: two seat and two back cushions between rounded track arms, on tapered legs; `pillows` names what its two scatter pillows wear. */
export function harborSofa({ pillows = "fabric" }: { pillows?: MaterialName } = {}): Part[] {
  const inside = harborSofaSize.width - 2 * (arm.width + 0.01);
  const pillow = { width: 0.44, height: 0.4, thickness: 0.17, material: pillows };
  return [
    ...arms(),
    ...frame(inside),
    ...seats(inside),
    ...legs(),
    ...place(throwPillow({ ...pillow, seed: 41 }), { x: -0.66, y: 0.643, z: 0.04, tilt: -21, turn: 24, roll: 5 }),
    ...place(throwPillow({ ...pillow, seed: 47 }), { x: 0.66, y: 0.643, z: 0.04, tilt: -21, turn: -22, roll: -4 }),
  ];
}

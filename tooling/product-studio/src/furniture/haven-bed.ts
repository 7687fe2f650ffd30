import { Vector3 } from "three";
import { cushion } from "../shape/cushion.ts";
import { inches } from "../shape/inches.ts";
import { leg } from "../shape/leg.ts";
import type { Part } from "../shape/part.ts";
import { piping } from "../shape/piping.ts";
import { place } from "../shape/place.ts";
import { roundedBox, roundedPoint } from "../shape/rounded-box.ts";
import { solid } from "../shape/solid.ts";
import { valueNoise } from "../shape/value-noise.ts";
import { type BedSize, mattressSizes } from "./mattress.ts";

const havenBedSizes = {
  queen: { width: inches(65), depth: inches(87), height: inches(45) },
  king: { width: inches(81), depth: inches(87), height: inches(45) },
} as const satisfies Record<BedSize, object>;

const foot = 0.09;
const rail = { height: 0.27, thickness: 0.055 };
const head = { thickness: 0.085, fall: 0.1 };

/** Where the mattress lies on the frame: its underside's height and its middle, meters. */
export const havenBedDeck = {
  height: 0.315,
  z: -havenBedSizes.queen.depth / 2 + head.thickness + 0.03 + mattressSizes.queen.depth / 2,
};

/** How far the headboard's top has fallen at `across` (-1 to 1): level in the middle, easing down to round shoulders. */
function arch(across: number): number {
  return head.fall * Math.abs(across) ** 2.6;
}

function headboard(width: number, height: number): Part[] {
  const tall = height - foot;
  const body = roundedBox({
    width: width - 0.01,
    height: tall,
    depth: head.thickness,
    edge: 0.03,
    step: 0.03,
    deform: (point, at) => {
      point.y -= arch(at.x) * Math.max(0, at.y) ** 2;
    },
  });
  const inset = { width: width - 0.2, height: tall - 0.4, depth: 0.06, edge: 0.024, step: 0.022 };
  const quilt = {
    ...inset,
    deform: (point: Vector3, at: Vector3) => {
      const full = (1 - at.x ** 8) * (1 - at.y ** 6);
      const soft = valueNoise(point.x * 4, point.y * 4, 2, 6) * 0.003;
      point.z += at.z > 0 ? full * 0.022 + soft : 0;
      point.y -= arch(at.x * 0.94) * Math.max(0, at.y) ** 2;
    },
  };
  const seam = Array.from({ length: 140 }, (_, i) => (i / 140) * 2 * Math.PI).map((turn) => {
    const reach = 1 / Math.max(Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn)));
    return roundedPoint(new Vector3(Math.cos(turn) * reach, Math.sin(turn) * reach, 0.55), quilt);
  });
  const panel = [...solid(roundedBox(quilt), "fabric"), ...solid(piping(seam, 0.0055), "fabric")];
  return [
    ...solid(body, "fabric", { y: foot + tall / 2 }),
    ...place(panel, { y: height - 0.105 - inset.height / 2, z: head.thickness / 2 + 0.008 }),
  ];
}

function wings(width: number, height: number): Part[] {
  const tall = height - foot - head.fall + 0.012;
  const wing = roundedBox({
    width: 0.052,
    height: tall,
    depth: 0.2,
    edge: 0.02,
    step: 0.02,
    deform: (point, at) => {
      // The front edge sweeps in from the rail to the top, so the wing is deepest at the pillows.
      const ahead = (at.z + 1) / 2;
      point.y -= 0.06 * ahead ** 3 * Math.max(0, at.y) ** 3;
    },
  });
  return [-1, 1].flatMap((side) =>
    solid(wing, "fabric", { x: side * (width / 2 - 0.026), y: foot + tall / 2, z: 0.1 - head.thickness / 2 }),
  );
}

function rails(width: number, depth: number): Part[] {
  const box = { height: rail.height, edge: 0.022, crown: 0.004, bulge: 0.003, welt: 0.0042 } as const;
  const long = depth - 0.03;
  const side = (seed: number) => cushion({ ...box, width: rail.thickness, depth: long, seed });
  const end = cushion({ ...box, width, depth: rail.thickness, seed: 12 });
  const y = foot + rail.height / 2;
  return [
    ...place(side(7), { x: -(width / 2 - rail.thickness / 2 - 0.003), y }),
    ...place(side(9), { x: width / 2 - rail.thickness / 2 - 0.003, y }),
    ...place(end, { y, z: depth / 2 - rail.thickness / 2 }),
  ];
}

/** The frame of the Haven Upholstered Bed: winged, piped headboard and padded rails on short oak feet. */
export function havenBed(size: BedSize): Part[] {
  const { width, depth, height } = havenBedSizes[size];
  const back = -depth / 2 + head.thickness / 2;
  return [
    ...place(headboard(width, height), { z: back }),
    ...place(wings(width, height), { z: back }),
    ...rails(width, depth),
    ...[-1, 1].flatMap((side) =>
      [-1, 1].flatMap((end) =>
        solid(leg({ height: foot + 0.01, top: 0.028, foot: 0.02 }), "oak-y", {
          x: side * (width / 2 - 0.075),
          z: end * (depth / 2 - 0.075),
        }),
      ),
    ),
  ];
}

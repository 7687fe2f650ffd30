import { heights, pieceKinds } from "@store/sample-store/sectional-pieces";
import { cushion } from "../shape/cushion.ts";
import { inches } from "../shape/inches.ts";
import { leg } from "../shape/leg.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";
import { solid } from "../shape/solid.ts";

export type DunePiece = "left-arm" | "armless" | "corner" | "chaise";

/** Outer sizes in meters, those of the catalog; a left arm is on the left of somebody who looks at the piece. */
export const dunePieceSizes = {
  "left-arm": { ...sizeOf("LAS"), arms: [-1], sideBack: 0 },
  armless: { ...sizeOf("ARM"), arms: [], sideBack: 0 },
  corner: { ...sizeOf("COR"), arms: [], sideBack: -1 },
  chaise: { ...sizeOf("RAC"), arms: [1], sideBack: 0 },
} as const satisfies Record<DunePiece, object>;

function sizeOf(code: string): { width: number; depth: number; height: number } {
  const kind = pieceKinds.find((piece) => piece.code === code);
  if (!kind) throw new Error(`The catalog has no piece ${code}.`);
  const [width, depth] = kind.sizes.dune;
  return { width: inches(width), depth: inches(depth), height: inches(kind.height ?? heights.dune) };
}

const plinth = { height: 0.19, rise: 0.075 };
const seat = { top: 0.445, height: 0.2 };
const back = { thickness: 0.17, height: 0.5, rise: 0.1 };
const arm = { width: 0.2, height: 0.5, rise: 0.085 };

function backRest(length: number, seed: number): Part[] {
  const frame = cushion({
    width: length - 0.004,
    height: back.height,
    depth: back.thickness,
    facing: "z",
    edge: 0.06,
    crown: 0.004,
    welt: 0,
    seed,
  });
  const pad = cushion({
    width: length - 0.046,
    height: 0.42,
    depth: 0.21,
    facing: "z",
    edge: 0.08,
    crown: 0.05,
    bulge: 0.012,
    seed: seed + 1,
  });
  return [
    ...place(frame, { y: back.rise + back.height / 2, z: back.thickness / 2 }),
    ...place(pad, { y: seat.top + 0.126, z: back.thickness + 0.085, tilt: -13 }),
  ];
}

function feet(width: number, depth: number): Part[] {
  return [-1, 1].flatMap((side) =>
    [-1, 1].flatMap((end) =>
      solid(leg({ height: 0.085, top: 0.03, foot: 0.026 }), "walnut-y", {
        x: side * (width / 2 - 0.09),
        z: end * (depth / 2 - 0.09),
      }),
    ),
  );
}

/** One piece of the Dune Sectional, its back towards -z, centered over the origin. */
export function dunePiece(piece: DunePiece): Part[] {
  const { width, depth, arms, sideBack } = dunePieceSizes[piece];
  const shift = arms.reduce((sum, side) => sum - (side * arm.width) / 2, 0);
  const room = width - arms.length * arm.width;
  const base = cushion({
    width: room - 0.004,
    height: plinth.height,
    depth: depth - 0.03,
    edge: 0.03,
    crown: 0.002,
    bulge: 0.003,
    welt: 0,
    seed: 2,
  });
  const seatWidth = room - 0.026 - Math.abs(sideBack) * back.thickness;
  const seatDepth = depth - back.thickness - 0.02;
  const bottom = cushion({
    width: seatWidth,
    height: seat.height,
    depth: seatDepth,
    edge: 0.065,
    crown: 0.035,
    bulge: 0.014,
    seed: 7,
  });
  const armBody = cushion({
    width: arm.width,
    height: arm.height,
    depth: depth - 0.012,
    facing: "z",
    edge: 0.075,
    crown: 0.006,
    bulge: 0.004,
    welt: 0,
    seed: 17,
  });
  const besideLength = depth - back.thickness - 0.06;
  const beside = place(backRest(besideLength, 61), {
    x: sideBack * (width / 2),
    z: depth / 2 - besideLength / 2 - 0.01,
    turn: -sideBack * 90,
  });
  return [
    ...place(base, { x: shift, y: plinth.rise + plinth.height / 2 }),
    ...place(bottom, {
      x: shift - (sideBack * back.thickness) / 2,
      y: seat.top - seat.height / 2,
      z: depth / 2 - seatDepth / 2 - 0.012,
    }),
    ...place(backRest(room, 51), { x: shift, z: -depth / 2 + 0.004 }),
    ...(sideBack === 0 ? [] : beside),
    ...arms.flatMap((side) =>
      place(armBody, { x: side * (width / 2 - arm.width / 2 - 0.004), y: arm.rise + arm.height / 2 }),
    ),
    ...feet(width, depth),
  ];
}

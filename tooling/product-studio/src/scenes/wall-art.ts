import { CylinderGeometry } from "three";
import type { MaterialName } from "../catalog/material-name.ts";
import { board } from "../shape/board.ts";
import type { Part } from "../shape/part.ts";
import { solid } from "../shape/solid.ts";

type WallArt = { width: number; height: number; frame: MaterialName };

/** Cut-paper shapes in a frame, hanging centred on the origin and facing +z. */
export function wallArt({ width, height, frame }: WallArt): Part[] {
  const bar = 0.024;
  const disc = (radius: number) => new CylinderGeometry(radius, radius, 0.003, 80).rotateX(Math.PI / 2);
  const r = width * 0.21;
  return [
    ...solid(board({ width, height, depth: 0.012 }), "art-paper", { z: 0.008 }),
    ...[-1, 1].flatMap((side) =>
      solid(board({ width: bar, height: height + bar * 2, depth: 0.035 }), frame, {
        x: side * (width / 2 + bar / 2),
        z: 0.018,
      }),
    ),
    ...[-1, 1].flatMap((side) =>
      solid(board({ width, height: bar, depth: 0.035 }), frame, { y: side * (height / 2 + bar / 2), z: 0.018 }),
    ),
    ...solid(disc(r), "art-clay", { x: -width * 0.07, y: height * 0.16, z: 0.016 }),
    ...solid(disc(r * 0.62), "art-ink", { x: width * 0.14, y: -height * 0.06, z: 0.0185 }),
    ...solid(board({ width: width * 0.5, height: height * 0.07, depth: 0.003, edge: 0.001 }), "book-sand", {
      x: -width * 0.02,
      y: -height * 0.24,
      z: 0.016,
    }),
  ];
}

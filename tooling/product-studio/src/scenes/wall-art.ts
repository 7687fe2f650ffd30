import { CylinderGeometry } from "three";
import type { MaterialName } from "../catalog/material-name.ts";
import { board } from "../shape/board.ts";
import type { Part } from "../shape/part.ts";
import { solid } from "../shape/solid.ts";

type WallArt = { width: number; height: number; frame: MaterialName; motif?: "suns" | "stones" };

/** Center, half width and half height of each flat stone, in halves of the sheet's shorter side. */
const stones: readonly { x: number; y: number; wide: number; tall: number; color: MaterialName }[] = [
  { x: 0.02, y: -0.42, wide: 0.5, tall: 0.2, color: "art-ink" },
  { x: -0.06, y: -0.06, wide: 0.38, tall: 0.16, color: "book-sand" },
  { x: 0.07, y: 0.25, wide: 0.27, tall: 0.15, color: "art-clay" },
];

const disc = (radius: number) => new CylinderGeometry(radius, radius, 0.003, 80).rotateX(Math.PI / 2);

function suns(width: number, height: number): Part[] {
  const r = width * 0.21;
  return [
    ...solid(disc(r), "art-clay", { x: -width * 0.07, y: height * 0.16, z: 0.016 }),
    ...solid(disc(r * 0.62), "art-ink", { x: width * 0.14, y: -height * 0.06, z: 0.0185 }),
    ...solid(board({ width: width * 0.5, height: height * 0.07, depth: 0.003, edge: 0.001 }), "book-sand", {
      x: -width * 0.02,
      y: -height * 0.24,
      z: 0.016,
    }),
  ];
}

function stack(width: number, height: number): Part[] {
  const half = Math.min(width, height) / 2;
  return stones.flatMap(({ x, y, wide, tall, color }, i) =>
    solid(disc(1).scale(wide * half, tall * half, 1), color, { x: x * half, y: y * half, z: 0.016 + i * 0.0005 }),
  );
}

const motifs = { suns, stones: stack };

/** Cut-paper shapes in a frame, hanging centered on the origin and facing +z. */
export function wallArt({ width, height, frame, motif = "suns" }: WallArt): Part[] {
  const bar = 0.024;
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
    ...motifs[motif](width, height),
  ];
}

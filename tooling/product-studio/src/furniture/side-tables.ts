import type { MaterialName } from "../catalog/material-name.ts";
import { leg } from "../shape/leg.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";
import { solid } from "../shape/solid.ts";
import { turned } from "../shape/turned.ts";

type RoundTable = { radius: number; height: number; top?: MaterialName; legs?: MaterialName };

/** A round table on three splayed legs; a room needs one, the store does not sell it. */
export function roundTable({ radius, height, top = "walnut-x", legs = "walnut-y" }: RoundTable): Part[] {
  const thick = 0.026;
  const low = height - thick;
  const disc = turned(
    [
      [0, low],
      [radius - 0.012, low],
      [radius, low + 0.012],
      [radius, height - 0.004],
      [radius - 0.004, height],
      [0, height],
    ],
    { smooth: false, around: 96 },
  );
  const stand = leg({ height: low, top: 0.022, foot: 0.014, splayX: radius * 0.22 });
  return [
    ...solid(disc, top),
    ...[90, 210, 330].flatMap((turn) => place(solid(stand, legs, { x: radius * 0.58 }), { turn })),
  ];
}

/** A solid drum to put a lamp on. */
export function drumTable({
  radius,
  height,
  material,
}: {
  radius: number;
  height: number;
  material: MaterialName;
}): Part[] {
  const r = radius;
  return solid(
    turned(
      [
        [0, 0],
        [r - 0.01, 0],
        [r, 0.01],
        [r, height - 0.01],
        [r - 0.01, height],
        [0, height],
      ],
      { smooth: false, around: 96 },
    ),
    material,
  );
}

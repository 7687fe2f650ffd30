import type { MaterialName } from "../catalog/material-name.ts";
import { easedProfile } from "../shape/eased-profile.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";
import { rod } from "../shape/rod.ts";
import { solid } from "../shape/solid.ts";
import { turned } from "../shape/turned.ts";

type LampShade = { bottom: number; top: number; height: number; finish: MaterialName };

// The renderer lets a shade glow from 0.39 m upwards in the shade's own space.
const glow = 0.39;

function hem(radius: number, y: number): Part[] {
  const fold = easedProfile([
    [radius - 0.003, y],
    [radius + 0.0014, y, 0.0008],
    [radius + 0.0014, y + 0.009, 0.0008],
    [radius - 0.003, y + 0.009],
  ]);
  return solid(turned(fold, { smooth: false, around: 128 }), "lamp-shade");
}

/** A linen shade standing on y = 0 (radii and height in meters) with rolled hems, and the metal spider that carries it. */
export function lampShade({ bottom, top, height, finish }: LampShade): Part[] {
  const steps = Array.from({ length: 13 }, (_, i) => i / 12);
  const side = (t: number) => bottom + (top - bottom) * t - 0.004 * Math.sin(t * Math.PI);
  const cloth = turned(
    [
      ...steps.map((t) => [side(t), glow + t * height] as const),
      ...[...steps].reverse().map((t) => [side(t) - 0.0025, glow + t * height] as const),
      [side(0), glow],
    ],
    { smooth: false, around: 128 },
  );
  const high = glow + height - 0.022;
  const arms = [0, 120, 240].flatMap((turn) =>
    place(
      solid(
        rod(
          [
            [0.006, high - 0.012, 0],
            [top * 0.5, high - 0.008, 0],
            [top - 0.001, high + 0.012, 0],
          ],
          { radius: 0.0021, rings: 12 },
        ),
        finish,
      ),
      { turn },
    ),
  );
  const ring = turned(
    easedProfile([
      [0, high - 0.016],
      [0.011, high - 0.016, 0.002],
      [0.011, high - 0.008, 0.002],
      [0.006, high],
      [0.006, high + 0.012, 0.003],
      [0, high + 0.014],
    ]),
    { smooth: false, around: 40 },
  );
  const parts = [
    ...solid(cloth, "lamp-shade"),
    ...hem(side(0) - 0.0012, glow),
    ...hem(side(1) - 0.0012, glow + height - 0.009),
    ...arms,
    ...solid(ring, finish),
  ];
  return place(parts, { y: -glow });
}

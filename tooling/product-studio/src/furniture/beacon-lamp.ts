import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";
import { solid } from "../shape/solid.ts";
import { turned } from "../shape/turned.ts";

const beaconLampSize = { width: inches(15), depth: inches(15), height: inches(26) };

/** The Beacon Table Lamp: a turned metal stem of three swelling forms under a linen drum shade. */
export function beaconLamp(finish: "brass" | "black-metal"): Part[] {
  const { width, height } = beaconLampSize;
  const shade = 0.25;
  const low = height - shade;
  const stem = turned([
    [0, 0],
    [0.082, 0.0],
    [0.086, 0.006],
    [0.084, 0.014],
    [0.05, 0.022],
    [0.022, 0.036],
    [0.03, 0.055],
    [0.072, 0.105],
    [0.078, 0.14],
    [0.055, 0.19],
    [0.019, 0.225],
    [0.017, 0.24],
    [0.034, 0.265],
    [0.036, 0.28],
    [0.015, 0.31],
    [0.0095, 0.34],
    [0.0085, low + 0.06],
    [0, low + 0.06],
  ]);
  const [bottom, top] = [width / 2, width / 2 - 0.03];
  const drum = turned(
    [
      [bottom, low],
      [top, height - 0.002],
      [top - 0.001, height],
      [top - 0.003, height - 0.002],
      [bottom - 0.003, low],
      [bottom, low],
    ],
    { smooth: false },
  );
  const rim = (radius: number, y: number) =>
    turned(
      [
        [radius - 0.003, y],
        [radius + 0.0016, y],
        [radius + 0.0016, y + 0.008],
        [radius - 0.003, y + 0.008],
      ],
      { smooth: false },
    );
  const disc = turned(
    [
      [0, low + 0.06],
      [bottom - 0.008, low + 0.06],
      [bottom - 0.008, low + 0.062],
      [0, low + 0.062],
    ],
    { smooth: false },
  );
  return [
    ...solid(stem, finish),
    ...solid(drum, "lamp-shade"),
    ...solid(rim(bottom - 0.0016, low), "lamp-shade"),
    ...solid(rim(top - 0.0005, height - 0.009), "lamp-shade"),
    ...solid(disc, "glass-white"),
  ];
}

import type { MaterialName } from "../catalog/material-name.ts";
import { easedProfile } from "../shape/eased-profile.ts";
import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";
import { rod } from "../shape/rod.ts";
import { solid } from "../shape/solid.ts";
import { turned } from "../shape/turned.ts";

const haloPendantSize = { width: inches(20), depth: inches(20), height: inches(11) };

/** The Halo Pendant's lamp alone, its rim on y = 0: a spun dome with a rolled rim, white inside, a brass neck and a globe. */
export function haloPendant(finish: "black-metal" | "white-metal"): Part[] {
  const { width, height } = haloPendantSize;
  const radius = width / 2 - 0.003;
  const dome = height - 0.055;
  const steps = Array.from({ length: 41 }, (_, i) => i / 40);
  const curve = (t: number, less: number) => {
    const turn = t * (Math.PI / 2);
    const out = Math.cos(turn) ** 0.82 * radius;
    return [
      Math.max(out - less * (0.3 + 0.7 * Math.cos(turn)), 0.0001),
      Math.sin(turn) ** 1.25 * (dome - less),
    ] as const;
  };
  const outside = turned(
    steps.map((t) => curve(t, 0)),
    { smooth: false, around: 160 },
  );
  const inside = turned(steps.map((t) => curve(t, 0.0022)).reverse(), { smooth: false, around: 160 });
  const rim = turned(
    Array.from({ length: 17 }, (_, i) => (i / 16) * 2 * Math.PI).map(
      (turn) => [radius + Math.cos(turn) * 0.003, 0.003 + Math.sin(turn) * 0.003] as const,
    ),
    { smooth: false, around: 160 },
  );
  const neck = easedProfile([
    [0, dome - 0.006],
    [0.036, dome - 0.006, 0.001],
    [0.036, dome + 0.001, 0.002],
    [0.024, dome + 0.008, 0.004],
    [0.0225, dome + 0.034, 0.003],
    [0.016, dome + 0.041, 0.004],
    [0.0065, dome + 0.043, 0.002],
    [0.0055, height, 0.001],
    [0, height],
  ]);
  const globe = Array.from({ length: 25 }, (_, i) => (i / 24) * Math.PI).map(
    (turn) => [Math.sin(turn) * 0.052, 0.058 - Math.cos(turn) * 0.052] as const,
  );
  return [
    ...solid(outside, finish),
    ...solid(rim, finish),
    ...solid(inside, "shade-lining"),
    ...solid(turned(neck, { smooth: false, around: 64 }), "brass"),
    ...solid(turned(globe, { smooth: false, around: 64 }), "lit-globe"),
  ];
}

/** The pendant as it hangs, `drop` meters of cord below its ceiling rose; the rim hangs `above` meters over y = 0. */
export function hungHaloPendant(finish: "black-metal" | "white-metal", above: number, drop: number): Part[] {
  const cloth: MaterialName = finish === "black-metal" ? "cord" : "paper";
  const top = haloPendantSize.height + drop;
  const line = Array.from({ length: 9 }, (_, i) => i / 8).map(
    (t) =>
      [Math.sin(t * 7) * 0.0008, haloPendantSize.height - 0.004 + t * (drop - 0.02), Math.cos(t * 5) * 0.0008] as const,
  );
  const rose = easedProfile([
    [0, top - 0.034],
    [0.006, top - 0.034, 0.001],
    [0.007, top - 0.024, 0.003],
    [0.058, top - 0.022, 0.006],
    [0.062, top - 0.016, 0.003],
    [0.062, top, 0.001],
    [0, top],
  ]);
  return place(
    [
      ...haloPendant(finish),
      ...solid(rod(line, { radius: 0.0032, around: 12 }), cloth),
      ...solid(turned(rose, { smooth: false, around: 96 }), finish),
    ],
    { y: above },
  );
}

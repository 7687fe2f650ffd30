import type { MaterialName } from "../catalog/material-name.ts";
import { easedProfile } from "../shape/eased-profile.ts";
import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";
import { rod } from "../shape/rod.ts";
import { solid } from "../shape/solid.ts";
import { turned } from "../shape/turned.ts";
import { lampShade } from "./lamp-shade.ts";

const heronFloorLampSize = { width: inches(16), depth: inches(16), height: inches(62) };

const shade = { height: inches(10.5), top: inches(5) };

/** Foot, three slender stem lengths with a joint between two of them, and the socket. */
function stand(finish: MaterialName): Part[] {
  const top = heronFloorLampSize.height - 0.07;
  const foot = easedProfile([
    [0, 0],
    [0.138, 0, 0.002],
    [0.14, 0.005, 0.002],
    [0.14, 0.015, 0.004],
    [0.132, 0.02, 0.004],
    [0.04, 0.023, 0.012],
    [0.016, 0.034, 0.008],
    [0.0125, 0.055, 0.003],
    [0.0098, 0.06, 0.002],
    [0.0098, top - 0.2],
    [0, top - 0.2],
  ]);
  const joint = (y: number) => {
    const knuckle = easedProfile([
      [0, y - 0.02],
      [0.013, y - 0.02, 0.001],
      [0.013, y - 0.011, 0.002],
      [0.0178, y, 0.005],
      [0.013, y + 0.011, 0.002],
      [0.013, y + 0.02, 0.001],
      [0, y + 0.02],
    ]);
    return solid(turned(knuckle, { smooth: false, around: 48 }), finish);
  };
  const socket = easedProfile([
    [0, top - 0.22],
    [0.0125, top - 0.22, 0.002],
    [0.0185, top - 0.205, 0.004],
    [0.0195, top - 0.13, 0.003],
    [0.012, top - 0.125],
    [0, top - 0.125],
  ]);
  return [
    ...solid(turned(foot, { smooth: false, around: 128 }), finish),
    ...joint(0.5),
    ...joint(0.96),
    ...solid(turned(socket, { smooth: false, around: 48 }), finish),
  ];
}

/** The pull chain: small balls on a thread, a drop at its end. */
function chain(finish: MaterialName): Part[] {
  const from = heronFloorLampSize.height - shade.height + 0.07;
  const bead = turned(
    [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => {
      const turn = (i / 8) * Math.PI;
      return [Math.sin(turn) * 0.0021, 0.0021 - Math.cos(turn) * 0.0021] as const;
    }),
    { smooth: false, around: 16 },
  );
  const drop = easedProfile([
    [0, 0],
    [0.005, 0.002, 0.002],
    [0.006, 0.01, 0.004],
    [0.002, 0.024, 0.004],
    [0, 0.025],
  ]);
  const [x, z] = [0.05, 0.055];
  const beads = Array.from({ length: 38 }, (_, i) => from - i * 0.0047);
  const arm: readonly (readonly [number, number, number])[] = [
    [0, from + 0.012, 0],
    [x * 0.5, from + 0.012, z * 0.5],
    [x, from + 0.004, z],
  ];
  return [
    ...solid(rod(arm, { radius: 0.0026, rings: 16 }), finish),
    ...beads.flatMap((y) => solid(bead, finish, { x, y, z })),
    ...solid(turned(drop, { smooth: false, around: 24 }), finish, { x, y: (beads.at(-1) ?? from) - 0.024, z }),
  ];
}

/** The Heron Floor Lamp: a jointed slender stem on a weighted disc, under a wide cone of linen with a pull chain. */
export function heronFloorLamp(finish: "brass" | "black-metal"): Part[] {
  const { width, height } = heronFloorLampSize;
  const cone = lampShade({ bottom: width / 2, top: shade.top, height: shade.height, finish });
  return [...stand(finish), ...chain(finish), ...place(cone, { y: height - shade.height })];
}

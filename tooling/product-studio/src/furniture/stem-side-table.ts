import { easedProfile } from "../shape/eased-profile.ts";
import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";
import { solid } from "../shape/solid.ts";
import { turned } from "../shape/turned.ts";

const stemSideTableSize = { width: inches(15), depth: inches(15), height: inches(21) };

/** The Stem Side Table: a rimmed metal tray on a slim stem with a turned collar and a low domed foot. */
export function stemSideTable(finish: "black-metal" | "brass"): Part[] {
  const { width, height } = stemSideTableSize;
  const radius = width / 2;
  const tray = easedProfile([
    [0, height - 0.024],
    [0.05, height - 0.024, 0.004],
    [0.056, height - 0.02, 0.003],
    [radius - 0.006, height - 0.02, 0.007],
    [radius, height - 0.01, 0.004],
    [radius, height, 0.0016],
    [radius - 0.0035, height, 0.0014],
    [radius - 0.0035, height - 0.009, 0.006],
    [radius - 0.012, height - 0.014, 0.006],
    [0, height - 0.014],
  ]);
  const foot = easedProfile([
    [0, 0],
    [0.128, 0, 0.002],
    [0.13, 0.004, 0.002],
    [0.128, 0.009, 0.003],
    [0.07, 0.018, 0.02],
    [0.024, 0.03, 0.012],
    [0.0125, 0.06, 0.012],
    [0.0125, height - 0.19, 0.002],
    [0.019, height - 0.184, 0.004],
    [0.0225, height - 0.172, 0.007],
    [0.019, height - 0.16, 0.004],
    [0.0125, height - 0.154, 0.002],
    [0.0125, height - 0.06, 0.01],
    [0.018, height - 0.035, 0.01],
    [0.05, height - 0.024, 0.004],
    [0, height - 0.022],
  ]);
  return [
    ...solid(turned(tray, { smooth: false, around: 160 }), finish),
    ...solid(turned(foot, { smooth: false, around: 128 }), finish),
  ];
}

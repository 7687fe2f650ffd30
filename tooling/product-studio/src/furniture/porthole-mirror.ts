import type { MaterialName } from "../catalog/material-name.ts";
import { easedProfile } from "../shape/eased-profile.ts";
import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";
import { solid } from "../shape/solid.ts";
import { turned } from "../shape/turned.ts";

const portholeMirrorSize = { width: inches(30), height: inches(30), depth: inches(2) };

/** The Porthole Mirror standing on its rim and facing +z: a deep spun frame, a stepped lip and bevelled glass. */
export function portholeMirror(finish: Extract<MaterialName, "brass" | "black-metal">): Part[] {
  const { width, height, depth } = portholeMirrorSize;
  const r = width / 2;
  const frame = easedProfile([
    [r - 0.05, 0],
    [r - 0.006, 0, 0.001],
    [r, 0.006, 0.003],
    [r, depth - 0.008, 0.006],
    [r - 0.01, depth, 0.006],
    [r - 0.022, depth - 0.003, 0.006],
    [r - 0.026, depth - 0.016, 0.003],
    [r - 0.036, depth - 0.018, 0.003],
    [r - 0.04, depth - 0.032, 0.002],
    [r - 0.05, depth - 0.033],
    [r - 0.05, 0],
  ]);
  const glass = [
    [0, depth - 0.0275],
    [r - 0.061, depth - 0.0275],
    [r - 0.0395, depth - 0.0312],
    [r - 0.039, depth - 0.036],
    [0, depth - 0.036],
  ] as const;
  const back = easedProfile([
    [0, -0.001],
    [r - 0.03, -0.001, 0.001],
    [r - 0.03, 0.004],
    [0, 0.004],
  ]);
  return place(
    [
      ...solid(turned(frame, { smooth: false, around: 200 }), finish),
      ...solid(turned(glass, { smooth: false, around: 200 }), "mirror"),
      ...solid(turned(back, { smooth: false, around: 128 }), "felt"),
    ].flatMap((part) => place([part], { tilt: 90, z: -depth / 2 })),
    { y: height / 2 },
  );
}

import { easedProfile } from "../shape/eased-profile.ts";
import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";
import { solid } from "../shape/solid.ts";
import { turned } from "../shape/turned.ts";
import { valueNoise } from "../shape/value-noise.ts";
import { lampShade } from "./lamp-shade.ts";

const gourdTableLampSize = { width: inches(16), depth: inches(16), height: inches(26) };

const shade = { height: inches(10.5), top: inches(5.6) };

/** Thrown by hand: two bellies, a soft waist, and rings the fingers left. */
function body() {
  const geometry = turned(
    [
      [0, 0.018],
      [0.07, 0.018],
      [0.078, 0.021],
      [0.102, 0.05],
      [0.119, 0.095],
      [0.117, 0.142],
      [0.095, 0.186],
      [0.063, 0.216],
      [0.052, 0.234],
      [0.06, 0.256],
      [0.0715, 0.284],
      [0.068, 0.312],
      [0.049, 0.336],
      [0.03, 0.35],
      [0.024, 0.358],
      [0, 0.358],
    ],
    { around: 128 },
  );
  const position = geometry.getAttribute("position");
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
    const less = 1 + Math.sin(y * 520) * 0.0032 + valueNoise(x * 9, y * 9, z * 9, 4) * 0.006;
    position.setXYZ(i, x * less, y, z * less);
  }
  return geometry;
}

/** The Gourd Table Lamp: a glazed double gourd on a turned walnut foot, brass neck and finial, an open linen shade. */
export function gourdTableLamp(): Part[] {
  const { width, height } = gourdTableLampSize;
  const low = height - shade.height - 0.012;
  const foot = easedProfile([
    [0, 0],
    [0.076, 0, 0.002],
    [0.078, 0.008, 0.003],
    [0.074, 0.018, 0.003],
    [0, 0.019],
  ]);
  const neck = easedProfile([
    [0, 0.354],
    [0.027, 0.354, 0.001],
    [0.027, 0.361, 0.002],
    [0.015, 0.366, 0.003],
    [0.0125, 0.378, 0.002],
    [0.0175, 0.384, 0.002],
    [0.0175, 0.45, 0.002],
    [0.004, 0.455],
    [0.004, low + shade.height - 0.02],
    [0, low + shade.height - 0.02],
  ]);
  const finial = easedProfile([
    [0, 0],
    [0.004, 0, 0.001],
    [0.005, 0.006, 0.002],
    [0.009, 0.014, 0.005],
    [0.006, 0.024, 0.004],
    [0, 0.026],
  ]);
  return [
    ...solid(turned(foot, { smooth: false, around: 96 }), "walnut-x"),
    ...solid(body(), "ceramic"),
    ...solid(turned(neck, { smooth: false, around: 48 }), "brass"),
    ...place(lampShade({ bottom: width / 2, top: shade.top, height: shade.height, finish: "brass" }), { y: low }),
    ...solid(turned(finial, { smooth: false, around: 32 }), "brass", { y: height - 0.026 }),
  ];
}

import type { BufferGeometry } from "three";
import { type Corner, easedProfile } from "../shape/eased-profile.ts";
import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";
import { rod } from "../shape/rod.ts";
import { solid } from "../shape/solid.ts";
import { turned } from "../shape/turned.ts";

const pebbleDinnerPlateSize = { width: inches(10.5), depth: inches(10.5) };

/** Worn out of round like a pebble: no rim is a true circle, and no two pieces are worn alike. */
function worn(profile: readonly Corner[], seed: number): BufferGeometry {
  const geometry = turned(easedProfile(profile), { smooth: false, around: 144 });
  const position = geometry.getAttribute("position");
  for (let i = 0; i < position.count; i++) {
    const [x, y, z] = [position.getX(i), position.getY(i), position.getZ(i)];
    const turn = Math.atan2(z, x);
    const [two, three] = [Math.sin(2 * turn + seed * 1.7), Math.sin(3 * turn + seed * 2.9)];
    const out = 1 + 0.008 * two + 0.006 * three;
    position.setXYZ(i, x * out, y * (1 + 0.025 * Math.sin(turn * 2 + seed)), z * out);
  }
  return geometry;
}

/** A coupe plate of the given radius: flat, then turned up to a thin lip. */
function plate(radius: number, seed: number): Part[] {
  const r = radius;
  const body = worn(
    [
      [0, 0.0025],
      [r * 0.56, 0.0025, 0.001],
      [r * 0.57, 0, 0.0008],
      [r * 0.61, 0, 0.001],
      [r * 0.63, 0.0035, 0.003],
      [r * 0.9, 0.0085, 0.02],
      [r, 0.0235, 0.002],
      [r - 0.0035, 0.0242, 0.0016],
      [r * 0.875, 0.0125, 0.018],
      [r * 0.6, 0.0082, 0.02],
      [0, 0.008],
    ],
    seed,
  );
  return solid(body, "ceramic");
}

export function pebbleDinnerPlate(seed = 1): Part[] {
  return plate(pebbleDinnerPlateSize.width / 2, seed);
}

export function pebbleSaladPlate(seed = 1): Part[] {
  return plate(inches(8.2) / 2, seed);
}

/** A deep bowl on a small foot ring. */
export function pebbleBowl(seed = 1): Part[] {
  const r = inches(6.3) / 2;
  const body = worn(
    [
      [0, 0.004],
      [r * 0.42, 0.004, 0.001],
      [r * 0.43, 0, 0.001],
      [r * 0.5, 0, 0.001],
      [r * 0.52, 0.005, 0.004],
      [r * 0.86, 0.02, 0.024],
      [r, 0.062, 0.004],
      [r - 0.0042, 0.063, 0.002],
      [r * 0.8, 0.0245, 0.022],
      [r * 0.4, 0.011, 0.012],
      [0, 0.0095],
    ],
    seed,
  );
  return solid(body, "ceramic");
}

/** A round-bellied mug, its looped handle towards +x. */
export function pebbleMug(seed = 1): Part[] {
  const r = inches(3.4) / 2;
  const body = worn(
    [
      [0, 0.003],
      [r * 0.62, 0.003, 0.001],
      [r * 0.64, 0, 0.001],
      [r * 0.74, 0, 0.002],
      [r * 0.98, 0.022, 0.016],
      [r * 1.01, 0.05, 0.014],
      [r * 0.93, 0.086, 0.002],
      [r * 0.93 - 0.0035, 0.0864, 0.0016],
      [r * 0.9, 0.05, 0.014],
      [r * 0.86, 0.022, 0.014],
      [r * 0.6, 0.007, 0.006],
      [0, 0.006],
    ],
    seed,
  );
  const loop = rod(
    [
      [r * 0.9, 0.071, 0],
      [r + 0.012, 0.076, 0],
      [r + 0.0255, 0.063, 0],
      [r + 0.022, 0.043, 0],
      [r + 0.006, 0.029, 0],
      [r * 0.94, 0.026, 0],
    ],
    { radius: (t) => 0.0042 + 0.0016 * (2 * t - 1) ** 4, breadth: 1.45 },
  );
  return [...solid(body, "ceramic"), ...solid(loop, "ceramic")];
}

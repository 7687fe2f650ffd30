import { CatmullRomCurve3, TubeGeometry, Vector3 } from "three";
import { leaf } from "../shape/leaf.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";
import { solid } from "../shape/solid.ts";
import { valueNoise } from "../shape/value-noise.ts";

/** A cut branch rising from the origin and leaning towards +x, with leaves all along it. */
export function oliveBranch({ height, lean, seed }: { height: number; lean: number; seed: number }): Part[] {
  const wander = (t: number, lane: number) => valueNoise(t * 3, lane, seed, seed) * 0.05 * t * height;
  const at = (t: number) => new Vector3(lean * t ** 1.7 + wander(t, 1), height * t, wander(t, 5));
  const stem = new CatmullRomCurve3(Array.from({ length: 9 }, (_, i) => at(i / 8)));
  const twig = solid(new TubeGeometry(stem, 40, 0.0028, 6), "soil");
  const count = Math.round(height * 85);
  const leaves = Array.from({ length: count }, (_, i) => i).flatMap((i) => {
    const t = 0.25 + 0.75 * (i / count);
    const { x, y, z } = at(t);
    const long = 0.07 + valueNoise(i * 0.7, 2, 3, seed) * 0.018;
    const tilt = 48 + valueNoise(i * 0.9, 7, 1, seed) * 26;
    return place(solid(leaf(long, long * 0.34, 0.0004), "leaf"), { x, y, z, turn: i * 137.5, tilt });
  });
  return [...twig, ...leaves];
}

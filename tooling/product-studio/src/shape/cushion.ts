import { Vector3 } from "three";
import type { MaterialName } from "../catalog/material-name.ts";
import type { Part } from "./part.ts";
import { piping } from "./piping.ts";
import { type BoxSize, type Deform, roundedBox, roundedPoint } from "./rounded-box.ts";
import { solid } from "./solid.ts";
import { valueNoise } from "./value-noise.ts";

/**
 * A filled cushion: `crown` is how far the two big faces swell (meters), `bulge` the sides.
 * `facing` names the axis the big faces look along; the welts run around those faces.
 */
export type Cushion = BoxSize & {
  edge?: number;
  crown?: number;
  bulge?: number;
  facing?: "y" | "z";
  crease?: number;
  welt?: number;
  seed: number;
  material?: MaterialName;
};

function inflate({ crown = 0.02, bulge = 0.008, facing = "y", crease = 1, seed }: Cushion): Deform {
  return (point, at) => {
    const [u, v, w] = facing === "y" ? [at.x, at.y, at.z] : [at.x, at.z, at.y];
    const across = (1 - u ** 4) * (1 - w ** 4) * 0.55 + (1 - u * u) * (1 - w * w) * 0.45;
    const up = Math.sign(v) * Math.abs(v) ** 3 * across * crown;
    const fromSeam = Math.min(1 - Math.abs(u), 1 - Math.abs(w));
    const pucker = Math.exp(-fromSeam * 9) * Math.abs(v) ** 4;
    const fine = valueNoise(point.x * 26, point.y * 26, point.z * 26, seed) * 0.0022 * pucker;
    const soft = valueNoise(point.x * 5 + 7, point.y * 5, point.z * 5, seed + 1) * 0.0035 * across;
    const lift = up + (fine + soft) * crease * Math.sign(v);
    const side = bulge * (1 - v * v);
    point.x += Math.sign(u) * Math.abs(u) ** 3 * side * (1 - w * w);
    if (facing === "y") point.set(point.x, point.y + lift, point.z + w ** 3 * side * (1 - u * u));
    else point.set(point.x, point.y + w ** 3 * side * (1 - u * u), point.z + lift);
  };
}

function seam(shape: Parameters<typeof roundedPoint>[1], face: 1 | -1, facing: "y" | "z"): Vector3[] {
  const count = 96;
  return Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 2 * Math.PI;
    const reach = 1 / Math.max(Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn)));
    const [u, w] = [Math.cos(turn) * reach, Math.sin(turn) * reach];
    return roundedPoint(facing === "y" ? new Vector3(u, face, w) : new Vector3(u, w, face), shape);
  });
}

/** A cushion with its welts, centered on its own middle. */
export function cushion(spec: Cushion): Part[] {
  const { edge = 0.045, welt = 0.0045, facing = "y", material = "fabric" } = spec;
  const shape = { width: spec.width, height: spec.height, depth: spec.depth, edge, step: 0.022, deform: inflate(spec) };
  const body = solid(roundedBox(shape), material);
  if (welt === 0) return body;
  const welts = ([1, -1] as const).map((face) => piping(seam(shape, face, facing), welt));
  return [...body, ...welts.flatMap((tube) => solid(tube, material))];
}

import { Matrix4, Quaternion, SplineCurve, Vector2, Vector3 } from "three";
import type { MaterialName } from "../catalog/material-name.ts";
import type { Part } from "./part.ts";
import { turned } from "./turned.ts";

type Point = readonly [x: number, y: number, z: number];

/** A turned stick between two points; `radii` are spread evenly from its start to its end, the grain runs along it. */
export function stick(from: Point, to: Point, radii: readonly number[], material: MaterialName): Part[] {
  const [start, end] = [new Vector3(...from), new Vector3(...to)];
  const length = start.distanceTo(end);
  const ease = 0.0018;
  const line = new SplineCurve(
    radii.map((radius, i) => new Vector2(radius, ease + ((length - 2 * ease) * i) / (radii.length - 1))),
  ).getPoints((radii.length - 1) * 8);
  const profile = line.map(({ x, y }) => [x, y] as const);
  const geometry = turned(
    [[0, 0], [(radii[0] ?? 0) - ease, 0], ...profile, [(radii.at(-1) ?? 0) - ease, length], [0, length]],
    { smooth: false, around: 40 },
  );
  const turn = new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), end.sub(start).normalize());
  return [{ geometry, material, matrix: new Matrix4().compose(start, turn, new Vector3(1, 1, 1)) }];
}

import { Euler, Matrix4, Quaternion, Vector3 } from "three";
import type { Part } from "./part.ts";

/** Where a group of parts goes: meters, and turns in degrees about x (tilt), y (turn) and z (roll). */
export type Placement = { x?: number; y?: number; z?: number; tilt?: number; turn?: number; roll?: number };

/** The same parts, moved as one; tilt and roll happen before turn. */
export function place(
  parts: readonly Part[],
  { x = 0, y = 0, z = 0, tilt = 0, turn = 0, roll = 0 }: Placement,
): Part[] {
  const radians = Math.PI / 180;
  const rotation = new Quaternion().setFromEuler(new Euler(tilt * radians, turn * radians, roll * radians, "YXZ"));
  const move = new Matrix4().compose(new Vector3(x, y, z), rotation, new Vector3(1, 1, 1));
  return parts.map((part) => ({ ...part, matrix: move.clone().multiply(part.matrix) }));
}

import { type BufferGeometry, Matrix4 } from "three";
import { turned } from "./turned.ts";

type Leg = { height: number; top: number; foot: number; splayX?: number; splayZ?: number };

/** A round leg standing on the floor, tapering from `top` to `foot` (radii), its foot moved out by the splay. */
export function leg({ height, top, foot, splayX = 0, splayZ = 0 }: Leg): BufferGeometry {
  const ease = Math.min(0.004, foot / 3);
  const geometry = turned(
    [
      [0, 0],
      [foot - ease, 0],
      [foot, ease],
      [top, height],
      [0, height],
    ],
    { smooth: false },
  );
  const shear = new Matrix4().set(
    1,
    -splayX / height,
    0,
    splayX,
    0,
    1,
    0,
    0,
    0,
    -splayZ / height,
    1,
    splayZ,
    0,
    0,
    0,
    1,
  );
  return geometry.applyMatrix4(shear);
}

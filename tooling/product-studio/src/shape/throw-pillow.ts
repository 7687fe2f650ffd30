import { SphereGeometry, Vector3 } from "three";
import { mergeVertices } from "three/addons/utils/BufferGeometryUtils.js";
import type { MaterialName } from "../catalog/material-name.ts";
import type { Part } from "./part.ts";
import { piping } from "./piping.ts";
import { solid } from "./solid.ts";
import { valueNoise } from "./value-noise.ts";

type ThrowPillow = { width: number; height: number; thickness: number; seed: number; material?: MaterialName };

function outline(turn: number): number {
  const [c, s] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const square = (c ** 9 + s ** 9) ** (-1 / 9);
  // The filling pulls the middle of each side in, so the corners stay as small ears.
  return square * (1 - 0.045 * Math.cos(2 * turn) ** 2);
}

/** A knife-edge scatter pillow facing +z, centered on its own middle. */
export function throwPillow({ width, height, thickness, seed, material = "fabric" }: ThrowPillow): Part[] {
  const ball = new SphereGeometry(1, 120, 80).rotateX(Math.PI / 2);
  ball.deleteAttribute("uv");
  ball.deleteAttribute("normal");
  const body = mergeVertices(ball, 1e-5);
  const position = body.getAttribute("position");
  const at = new Vector3();
  for (let i = 0; i < position.count; i++) {
    at.fromBufferAttribute(position, i);
    const turn = Math.atan2(at.y, at.x);
    const latitude = Math.asin(Math.min(1, Math.abs(at.z)));
    const out = Math.cos(latitude) ** 0.8;
    const [x, y] = [Math.cos(turn) * outline(turn) * out, Math.sin(turn) * outline(turn) * out];
    const swell = Math.max(0, (1 - x ** 2) * (1 - y ** 2)) ** 0.6 * 0.86 + 0.14 * Math.sin(latitude);
    const crease = valueNoise(x * 7, y * 7, 3, seed) * 0.03 * out ** 3 * Math.sin(latitude);
    position.setXYZ(
      i,
      (x * width) / 2,
      (y * height) / 2,
      Math.sign(at.z) * (swell * Math.sin(latitude) ** 0.35 + crease) * (thickness / 2),
    );
  }
  body.computeVertexNormals();
  const edge = Array.from({ length: 120 }, (_, i) => {
    const turn = (i / 120) * 2 * Math.PI;
    return new Vector3((Math.cos(turn) * outline(turn) * width) / 2, (Math.sin(turn) * outline(turn) * height) / 2, 0);
  });
  return [...solid(body, material), ...solid(piping(edge, 0.004), material)];
}

import { type BufferGeometry, Vector3 } from "three";
import type { MaterialName } from "../catalog/material-name.ts";
import type { Part } from "./part.ts";
import { piping } from "./piping.ts";
import { solid } from "./solid.ts";
import { turned } from "./turned.ts";
import { valueNoise } from "./value-noise.ts";

type RoundCushion = {
  width: number;
  depth: number;
  height: number;
  edge: number;
  crown: number;
  squareness?: number;
  welt?: number;
  seed: number;
  material?: MaterialName;
};

/** A box cushion whose plan is a superellipse: 2 is an ellipse, 4 nearly a rounded square. Stands on y = 0. */
export function roundCushion({
  width,
  depth,
  height,
  edge,
  crown,
  squareness = 2.8,
  welt = 0.0042,
  seed,
  material = "fabric",
}: RoundCushion): Part[] {
  const shaped = (point: Vector3) => {
    const out = Math.hypot(point.x, point.z);
    const turn = Math.atan2(point.z, point.x);
    const reach =
      (Math.abs(Math.cos(turn)) ** squareness + Math.abs(Math.sin(turn)) ** squareness) ** (-1 / squareness);
    const lift = point.y > height / 2 ? crown * (1 - out ** 2.4) : 0;
    const soft = valueNoise(point.x * 3, point.y * 5, point.z * 3, seed) * 0.003;
    return point.set(
      (Math.cos(turn) * out * reach * width) / 2,
      point.y + lift + soft * Math.min(1, out * 2),
      (Math.sin(turn) * out * reach * depth) / 2,
    );
  };
  const round = edge / (Math.min(width, depth) / 2);
  const bow = 0.012;
  const corner = (up: boolean) =>
    Array.from({ length: 9 }, (_, i) => (i / 8) * (Math.PI / 2)).map((turn) => {
      const angle = up ? turn : Math.PI / 2 - turn;
      return [
        1 - round + Math.cos(angle) * round,
        up ? height - edge + Math.sin(angle) * edge : edge - Math.sin(angle) * edge,
      ] as const;
    });
  const flat = (y: number) => Array.from({ length: 14 }, (_, i) => [((i + 0.02) / 14) * (1 - round), y] as const);
  const side = Array.from({ length: 9 }, (_, i) => {
    const y = edge + ((i + 0.5) / 9) * (height - 2 * edge);
    return [1 + bow * Math.sin(((y - edge) / (height - 2 * edge)) * Math.PI), y] as const;
  });
  const body: BufferGeometry = turned(
    [...flat(0), ...corner(false), ...side, ...corner(true), ...flat(height).reverse()],
    { smooth: false, around: 128 },
  );
  const position = body.getAttribute("position");
  const point = new Vector3();
  for (let i = 0; i < position.count; i++)
    position.setXYZ(i, ...shaped(point.fromBufferAttribute(position, i)).toArray());
  const seam = (y: number) =>
    Array.from({ length: 96 }, (_, i) => (i / 96) * 2 * Math.PI).map((turn) => {
      const out = 1 - round * 0.29 + 0.001;
      return shaped(new Vector3(Math.cos(turn) * out, y, Math.sin(turn) * out));
    });
  const seams = welt === 0 ? [] : [seam(edge * 0.29), seam(height - edge * 0.29)];
  return [...solid(body, material), ...seams.flatMap((line) => solid(piping(line, welt), material))];
}

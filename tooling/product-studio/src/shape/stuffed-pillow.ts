import { BufferGeometry, Float32BufferAttribute, Vector3 } from "three";
import { mergeVertices } from "three/addons/utils/BufferGeometryUtils.js";
import type { MaterialName } from "../catalog/material-name.ts";
import type { Part } from "./part.ts";
import { piping } from "./piping.ts";
import { solid } from "./solid.ts";
import { valueNoise } from "./value-noise.ts";

/** `chop` is how deep the hand-made dent in the upper edge is, meters; `welt` the cord's radius, 0 for a plain seam. */
type StuffedPillow = {
  width: number;
  height: number;
  thickness: number;
  chop?: number;
  welt?: number;
  seed: number;
  material?: MaterialName;
};

/** A point of the pillow's front (`face` 1), back (-1) or seam (0); u and v run from -1 to 1. */
function at(u: number, v: number, face: number, { width, height, thickness, chop = 0, seed }: StuffedPillow): Vector3 {
  const pull = 0.085;
  const rounded = 1 - 0.085 * (u * v) ** 6;
  const x = u * (1 - pull * (1 - v * v) * u * u) * rounded;
  const y = v * (1 - pull * (1 - u * u) * v * v) * rounded;
  const dome = (1 - u * u) * (1 - v * v);
  const belly = 0.4 * dome ** 0.5 + 0.6 * dome ** 1.3;
  const edge = Math.min(1 - Math.abs(u), 1 - Math.abs(v));
  const along = 1 - Math.abs(u) < 1 - Math.abs(v) ? v : u;
  const gathers = valueNoise(along * 13, face, seed, seed) * 0.09 * Math.exp(-edge * 6) * Math.min(1, edge * 9);
  const diagonal = Math.abs(Math.abs(u) - Math.abs(v));
  const toCorner = Math.min(Math.abs(u), Math.abs(v));
  const crease =
    -0.2 * Math.exp(-((diagonal / 0.09) ** 2)) * Math.exp(-(((toCorner - 0.72) / 0.2) ** 2)) +
    valueNoise(u * 3.2, v * 3.2, face, seed + 2) * 0.06;
  const dent = Math.exp(-((u / 0.3) ** 2)) * Math.max(0, v) ** 2;
  const fold = -0.2 * Math.exp(-((u / 0.13) ** 2)) * Math.exp(-(((v - 0.8) / 0.3) ** 2));
  const full = belly + belly * (crease + (chop > 0 ? fold : 0)) + gathers * belly ** 0.3;
  return new Vector3((x * width) / 2, (y * height) / 2 - chop * dent, (face * full * thickness) / 2);
}

/** A knife-edge pillow with a full belly, gathered seams and soft ears, facing +z, centered on its own middle. */
export function stuffedPillow(spec: StuffedPillow): Part[] {
  const { welt = 0.004, material = "fabric" } = spec;
  const count = 96;
  // Rows lie closer near the seam, where the filling turns fastest.
  const line = Array.from({ length: count + 1 }, (_, i) => Math.sin((i / count - 0.5) * Math.PI));
  const positions: number[] = [];
  const indices: number[] = [];
  for (const face of [1, -1]) {
    const start = positions.length / 3;
    for (const v of line) for (const u of line) positions.push(...at(u, v, face, spec).toArray());
    for (let i = 0; i < count; i++) {
      for (let j = 0; j < count; j++) {
        const p = start + i * (count + 1) + j;
        const q = p + count + 1;
        indices.push(...(face > 0 ? [p, p + 1, q, q, p + 1, q + 1] : [p, q, p + 1, q, q + 1, p + 1]));
      }
    }
  }
  const raw = new BufferGeometry();
  raw.setAttribute("position", new Float32BufferAttribute(positions, 3));
  raw.setIndex(indices);
  const body = mergeVertices(raw, 1e-6);
  body.computeVertexNormals();
  const seam = Array.from({ length: 160 }, (_, i) => (i / 160) * 2 * Math.PI).map((turn) => {
    const reach = 1 / (Math.abs(Math.cos(turn)) ** 14 + Math.abs(Math.sin(turn)) ** 22) ** (1 / 22);
    return at(Math.cos(turn) * reach, Math.sin(turn) * reach, 0, spec);
  });
  return [...solid(body, material), ...(welt === 0 ? [] : solid(piping(seam, welt), material))];
}

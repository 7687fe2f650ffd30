import { type BufferGeometry, Matrix4 } from "three";
import type { MaterialName } from "../catalog/material-name.ts";
import type { Part } from "./part.ts";
import { type Placement, place } from "./place.ts";

/** One geometry as a placed part. */
export function solid(geometry: BufferGeometry, material: MaterialName, placement: Placement = {}): Part[] {
  return place([{ geometry, material, matrix: new Matrix4() }], placement);
}

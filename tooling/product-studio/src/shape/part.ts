import type { BufferGeometry, Matrix4 } from "three";
import type { MaterialName } from "../catalog/material-name.ts";

/** One solid of a piece of furniture: its own geometry in meters, where it stands, and what it is made of. */
export type Part = { geometry: BufferGeometry; material: MaterialName; matrix: Matrix4 };

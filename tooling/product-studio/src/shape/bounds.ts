import { Box3, Vector3 } from "three";
import type { Part } from "./part.ts";

/** Outer width, height and depth in meters of everything in the list. */
export function bounds(parts: readonly Part[]): { width: number; height: number; depth: number; box: Box3 } {
  const box = new Box3();
  const corner = new Vector3();
  for (const part of parts) {
    const position = part.geometry.getAttribute("position");
    for (let i = 0; i < position.count; i++) {
      box.expandByPoint(corner.fromBufferAttribute(position, i).applyMatrix4(part.matrix));
    }
  }
  const size = box.getSize(new Vector3());
  return { width: size.x, height: size.y, depth: size.z, box };
}

import type { BufferGeometry } from "three";
import { type BoxSize, roundedBox } from "./rounded-box.ts";

/** A sawn board or panel whose edges are eased by `edge` meters. */
export function board(size: BoxSize & { edge?: number }): BufferGeometry {
  return roundedBox({ edge: 0.003, step: 0.4, ...size });
}

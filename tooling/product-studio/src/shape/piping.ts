import { type BufferGeometry, CatmullRomCurve3, TubeGeometry, type Vector3 } from "three";

/** A cord of the given radius (meters) along a closed line of points, as sewn into a cushion's seam. */
export function piping(points: readonly Vector3[], radius: number): BufferGeometry {
  const line = new CatmullRomCurve3([...points], true, "centripetal");
  return new TubeGeometry(line, points.length * 3, radius, 8, true);
}

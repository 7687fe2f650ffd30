import { type BufferGeometry, LatheGeometry, SplineCurve, Vector2 } from "three";

/** A body turned about the y axis from [radius, height] pairs in meters; `smooth` runs a spline through them, `around` is the number of facets. */
export function turned(
  profile: readonly (readonly [number, number])[],
  { smooth = true, around = 72 } = {},
): BufferGeometry {
  const points = profile.map(([radius, height]) => new Vector2(radius, height));
  const line = smooth ? new SplineCurve(points).getPoints(points.length * 10) : points;
  const floor = Math.min(...profile.map(([, height]) => height));
  for (const point of line) point.set(Math.max(point.x, 0.00001), Math.max(point.y, floor));
  const geometry = new LatheGeometry(line, around);
  geometry.deleteAttribute("uv");
  return geometry;
}

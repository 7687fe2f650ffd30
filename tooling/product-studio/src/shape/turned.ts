import { type BufferGeometry, LatheGeometry, SplineCurve, Vector2 } from "three";

/** A body turned about the y axis from [radius, height] pairs in metres; `smooth` runs a spline through them. */
export function turned(profile: readonly (readonly [number, number])[], { smooth = true } = {}): BufferGeometry {
  const points = profile.map(([radius, height]) => new Vector2(radius, height));
  const line = smooth ? new SplineCurve(points).getPoints(points.length * 10) : points;
  for (const point of line) point.x = Math.max(point.x, 0.00001);
  const geometry = new LatheGeometry(line, 72);
  geometry.deleteAttribute("uv");
  return geometry;
}

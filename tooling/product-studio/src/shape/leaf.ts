import { type BufferGeometry, ExtrudeGeometry, Shape } from "three";

/** A flat leaf lying in the xy plane, its stalk at the origin and its tip up, `thick` meters thick. */
export function leaf(length: number, width: number, thick: number): BufferGeometry {
  const outline = new Shape();
  outline.moveTo(0, 0);
  outline.bezierCurveTo(width * 0.75, length * 0.22, width * 0.6, length * 0.7, 0, length);
  outline.bezierCurveTo(-width * 0.6, length * 0.7, -width * 0.75, length * 0.22, 0, 0);
  const geometry = new ExtrudeGeometry(outline, {
    depth: thick,
    bevelEnabled: true,
    bevelSize: thick / 2,
    bevelThickness: thick / 2,
    bevelSegments: 3,
    curveSegments: 24,
  });
  geometry.deleteAttribute("uv");
  return geometry;
}

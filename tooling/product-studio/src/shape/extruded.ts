import { type BufferGeometry, ExtrudeGeometry, type Shape } from "three";

/** An outline in the xy plane drawn out to `depth` meters along z, its edges rounded by `edge`, centered on z = 0. */
export function extruded(outline: Shape, depth: number, edge: number): BufferGeometry {
  const geometry = new ExtrudeGeometry(outline, {
    depth: depth - 2 * edge,
    bevelEnabled: true,
    bevelSize: edge,
    bevelOffset: -edge,
    bevelThickness: edge,
    bevelSegments: 6,
    curveSegments: 40,
    steps: 8,
  });
  geometry.deleteAttribute("uv");
  return geometry.translate(0, 0, edge - depth / 2);
}

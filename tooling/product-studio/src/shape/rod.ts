import { BufferGeometry, CatmullRomCurve3, Float32BufferAttribute, Vector3 } from "three";

type Point = readonly [x: number, y: number, z: number];

type Rod = {
  /** Radius in meters, or a rule from 0 (start) to 1 (end). */
  radius: number | ((along: number) => number);
  /** Breadth of the section out of the curve's plane, as a share of the radius. */
  breadth?: number;
  /** How far (meters) the ends are rounded. */
  tip?: number;
  rings?: number;
  around?: number;
};

/** A bent rod through the given points, closed and softly rounded at both ends. */
export function rod(
  points: readonly Point[],
  { radius, breadth = 1, tip = 0.002, rings = 48, around = 20 }: Rod,
): BufferGeometry {
  const line = new CatmullRomCurve3(
    points.map((point) => new Vector3(...point)),
    false,
    "centripetal",
  );
  const frames = line.computeFrenetFrames(rings, false);
  const thick = typeof radius === "number" ? () => radius : radius;
  const end = tip / line.getLength();
  const caps = [0, 0.08, 0.3, 0.65].map((t) => ({ along: t * end, share: Math.sqrt(1 - (1 - t) ** 2) }));
  const stops = [
    ...caps,
    ...Array.from({ length: rings + 1 }, (_, i) => ({ along: end + (1 - 2 * end) * (i / rings), share: 1 })),
    ...caps.map(({ along, share }) => ({ along: 1 - along, share })).reverse(),
  ];
  const positions = stops.flatMap(({ along, share }, ring) => {
    const at = line.getPointAt(along);
    const frame = Math.min(Math.max(ring - caps.length, 0), rings);
    const [normal, binormal] = [frames.normals[frame] ?? new Vector3(), frames.binormals[frame] ?? new Vector3()];
    const out = thick(along) * Math.max(share, 0.001);
    return Array.from({ length: around }, (_, i) => (i / around) * 2 * Math.PI).flatMap((turn) =>
      at
        .clone()
        .addScaledVector(normal, Math.cos(turn) * out * breadth)
        .addScaledVector(binormal, Math.sin(turn) * out)
        .toArray(),
    );
  });
  const indices = stops.slice(1).flatMap((_, ring) =>
    Array.from({ length: around }, (_unused, i) => {
      const [p, q] = [ring * around + i, ring * around + ((i + 1) % around)];
      return [p, q, p + around, q, q + around, p + around];
    }).flat(),
  );
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setIndex(indices);
  geometry.computeVertexNormals();
  return geometry;
}

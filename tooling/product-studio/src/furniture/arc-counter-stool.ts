import { Vector3 } from "three";
import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";
import { piping } from "../shape/piping.ts";
import { place } from "../shape/place.ts";
import { rod } from "../shape/rod.ts";
import { roundCushion } from "../shape/round-cushion.ts";
import { roundedBox } from "../shape/rounded-box.ts";
import { solid } from "../shape/solid.ts";

const arcCounterStoolSize = { width: inches(18), depth: inches(19), height: inches(36) };

const seatTop = inches(26);
const tube = 0.0095;

/** The low back: a padded band bent round the sitter, seamed along its middle. */
function band(): Part[] {
  const [radius, sweep, high, thick] = [0.208, 1.42, 0.19, 0.032];
  const bent = (point: Vector3) => {
    const turn = point.x / radius;
    const fall = 0.03 * (turn / sweep) ** 2;
    const lean = point.y * 0.14;
    const out = radius - point.z + lean;
    return point.set(Math.sin(turn) * out, point.y - fall, -Math.cos(turn) * out);
  };
  const long = 2 * sweep * radius;
  const pad = roundedBox({
    width: long,
    height: high,
    depth: thick,
    edge: 0.0155,
    step: 0.014,
    deform: (point, at) => {
      point.z += Math.sign(at.z) * 0.006 * (1 - at.y ** 4) * (1 - at.x ** 8) * Math.abs(at.z);
      point.y *= 1 - 0.16 * Math.abs(at.x) ** 5;
      bent(point);
    },
  });
  const seam = Array.from({ length: 120 }, (_, i) => {
    const turn = (i / 120) * 2 * Math.PI;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const n = 10;
    const reach = (Math.abs(c) ** n + Math.abs(s) ** n) ** (-1 / n);
    const x = (c * reach * (long - 0.006)) / 2;
    return bent(new Vector3(x, ((s * reach * (high - 0.008)) / 2) * (1 - 0.16 * Math.abs(c * reach) ** 5), 0));
  });
  return [...solid(pad, "fabric"), ...solid(piping(seam, 0.0032), "fabric")];
}

/** The Arc Counter Stool: a round leather seat and a bent leather back on a black tube frame with a foot rail. */
export function arcCounterStool(): Part[] {
  const { width, depth, height } = arcCounterStoolSize;
  const [x, z] = [width / 2 - tube, depth / 2 - tube];
  const low = seatTop - 0.075;
  const rail = 0.235;
  const at = (share: number, side: number, end: number) =>
    [side * (x - 0.045 * share), share * low + tube * 0.2, end * z - end * 0.055 * share] as const;
  const legs = [-1, 1].flatMap((side) => [
    rod([at(0, side, 1), at(0.5, side, 1), at(1, side, 1)], { radius: tube }),
    rod(
      [
        at(0, side, -1),
        at(0.5, side, -1),
        at(1, side, -1),
        [side * (x - 0.052), low + 0.12, -z + 0.066],
        [side * (x - 0.06), low + 0.26, -z + 0.069],
      ],
      { radius: tube },
    ),
  ]);
  const railShare = rail / low;
  const corner = (side: number, end: number) => at(railShare, side, end);
  const rails = (
    [
      [corner(-1, 1), corner(1, 1)],
      [corner(-1, -1), corner(-1, 1)],
      [corner(1, -1), corner(1, 1)],
      [at(1, -1, 1), at(1, 1, 1)],
      [at(1, -1, -1), at(1, 1, -1)],
      [at(1, -1, -1), at(1, -1, 1)],
      [at(1, 1, -1), at(1, 1, 1)],
    ] as const
  ).map((ends) => rod(ends, { radius: tube * 0.92, rings: 4 }));
  const seat = roundCushion({
    width: 0.412,
    depth: 0.405,
    height: 0.072,
    edge: 0.024,
    crown: 0.012,
    squareness: 3.2,
    welt: 0.0032,
    seed: 12,
  });
  return [
    ...[...legs, ...rails].flatMap((geometry) => solid(geometry, "black-metal")),
    ...place(seat, { y: low + 0.004, z: 0.012 }),
    ...place(band(), { y: height - 0.095, z: 0.012 }),
  ];
}

import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";
import { roundedBox } from "../shape/rounded-box.ts";
import { solid } from "../shape/solid.ts";
import { stick } from "../shape/stick.ts";

const finchDiningChairSize = { width: inches(20), depth: inches(21), height: inches(31) };

type Wood = "oak" | "walnut";

const seat = { top: inches(17.6), thickness: 0.034, width: 0.455, depth: 0.43, z: 0.03 };

/** The saddle: a shield-shaped board, dished where one sits and planed thin along its lower rim. */
function saddle(wood: Wood): Part[] {
  const { width, depth, thickness } = seat;
  const body = roundedBox({
    width,
    height: thickness,
    depth,
    edge: 0.011,
    step: 0.012,
    deform: (point) => {
      const [u, w] = [point.x / (width / 2), point.z / (depth / 2)];
      const square = Math.max(Math.abs(u), Math.abs(w), 0.0001);
      const n = w > 0 ? 5 : 2.9;
      const reach = Math.max(Math.abs(u / square) ** n + Math.abs(w / square) ** n, 1) ** (-1 / n);
      const out = square ** 6;
      const under = point.y < 0 ? 1 - 0.05 * out : 1;
      const bowed = w > 0.5 ? 0.012 * (1 - u * u) * out : 0;
      const cheeks = 0.011 * (1 - ((Math.abs(u) - 0.42) / 0.5) ** 2) * (1 - ((w + 0.16) / 0.75) ** 2);
      const dish = point.y > 0 && Math.abs(w + 0.16) < 0.75 && Math.abs(u) < 0.92 ? Math.max(0, cheeks) : 0;
      point.set(point.x * reach * under, point.y - dish, point.z * reach * under + bowed);
    },
  });
  return solid(body, `${wood}-x`, { y: seat.top - thickness / 2, z: seat.z });
}

function legs(wood: Wood): Part[] {
  const low = seat.top - 0.016;
  const along = (side: number, end: number, share: number) => {
    const [foot, top] = [
      [side * 0.228, 0, end > 0 ? 0.257 : -0.254],
      [side * 0.165, low, end > 0 ? 0.17 : -0.115],
    ];
    return [0, 1, 2].map((i) => (foot[i] ?? 0) + ((top[i] ?? 0) - (foot[i] ?? 0)) * share) as [number, number, number];
  };
  const round = [0.0105, 0.0125, 0.0155, 0.018, 0.0175, 0.0145];
  const spreader = [0.0075, 0.0092, 0.0105, 0.0092, 0.0075];
  return [
    ...[-1, 1].flatMap((side) => [
      ...[-1, 1].flatMap((end) => stick(along(side, end, 0), along(side, end, 1), round, `${wood}-y`)),
      ...stick(along(side, -1, 0.42), along(side, 1, 0.42), spreader, `${wood}-y`),
    ]),
    ...stick([-0.199, 0.42 * low, 0.02], [0.199, 0.42 * low, 0.02], spreader, `${wood}-y`),
  ];
}

/** The steam-bent crest and the sticks that carry it. */
function back(wood: Wood): Part[] {
  const rest = { high: 0.088, top: finchDiningChairSize.height, z: -0.215, curve: 1.05 };
  const crest = roundedBox({
    width: 0.506,
    height: rest.high,
    depth: 0.021,
    edge: 0.0095,
    step: 0.014,
    deform: (point, at) => {
      const ends = 1 - 0.36 * Math.abs(at.x) ** 3;
      point.set(
        point.x,
        point.y * ends + 0.004 * (1 - at.x * at.x),
        point.z + rest.curve * point.x * point.x - point.y * 0.16,
      );
    },
  });
  const y = rest.top - rest.high / 2 - 0.004;
  const spindle = [0.0058, 0.0075, 0.0085, 0.0075, 0.0055];
  const shares = [-1, -0.715, -0.43, -0.143, 0.143, 0.43, 0.715, 1];
  return [
    ...solid(crest, `${wood}-x`, { y, z: rest.z - 0.02 }),
    ...shares.flatMap((share) => {
      const [low, high] = [share * 0.178, share * 0.214];
      const outer = Math.abs(share) === 1;
      return stick(
        [low, seat.top - 0.012, seat.z - 0.196 + 0.07 * Math.abs(share) ** 2.4],
        [high, y - 0.014, rest.z - 0.018 + rest.curve * high * high],
        outer ? [0.0085, 0.0115, 0.0128, 0.011, 0.0085] : spindle,
        `${wood}-y`,
      );
    }),
  ];
}

/** The Finch Dining Chair: a dished seat on splayed turned legs, eight sticks and a bent crest. Faces +z. */
export function finchDiningChair(wood: Wood): Part[] {
  return [...saddle(wood), ...legs(wood), ...back(wood)];
}

import { bendAlong } from "../shape/bend.ts";
import { type FoldedCloth, foldedCloth, foldedHeight } from "../shape/folded-cloth.ts";
import { inches } from "../shape/inches.ts";
import type { Part } from "../shape/part.ts";
import { roundedBox } from "../shape/rounded-box.ts";
import { solid } from "../shape/solid.ts";

/** The set folded for the shelf. */
const driftSheetSetSize = { width: inches(14.3), depth: inches(11.4), height: inches(5.9) };

const crisp = { thickness: 0.0105, puff: 0.0002, rumple: 0.0024 };

/** A twill tape round the pile, as the set is sold. */
function tape(depth: number, high: number): Part[] {
  const [z, low, round] = [depth / 2 + 0.003, 0.001, 0.012];
  const corner = (middleY: number, middleZ: number, from: number) =>
    Array.from({ length: 9 }, (_, i) => from + (i / 8) * (Math.PI / 2)).map((turn) => ({
      y: middleY + Math.sin(turn) * round,
      z: middleZ + Math.cos(turn) * round,
    }));
  const path = [
    { y: low, z: 0 },
    ...corner(low + round, z - round, -Math.PI / 2),
    ...corner(high - round, z - round, 0),
    ...corner(high - round, -z + round, Math.PI / 2),
    ...corner(low + round, -z + round, Math.PI),
    { y: low, z: 0 },
  ];
  const run = path.reduce(
    (sum, to, i) => sum + Math.hypot(to.y - (path[i - 1] ?? to).y, to.z - (path[i - 1] ?? to).z),
    0,
  );
  const band = roundedBox({
    width: 0.03,
    height: 0.0016,
    depth: run,
    edge: 0.0007,
    step: 0.006,
    deform: bendAlong(path, run),
  });
  return solid(band, "terry-band", { x: -0.05, turn: 0.8 });
}

/** The Drift Percale Sheet Set: fitted and flat sheet folded square, two pillowcases on top, held by one tape. */
export function driftSheetSet(): Part[] {
  const width = driftSheetSetSize.width - 0.0025;
  const depth = driftSheetSetSize.depth - 0.01;
  const pile: FoldedCloth[] = [
    { ...crisp, width, depth, layers: 5, thickness: 0.0115, rumple: 0.003, seed: 4 },
    { ...crisp, width: width - 0.006, depth: depth - 0.004, layers: 4, seed: 9 },
    { ...crisp, width: width - 0.034, depth: depth - 0.022, layers: 2, seed: 13 },
    { ...crisp, width: width - 0.04, depth: depth - 0.026, layers: 2, seed: 18 },
  ];
  const tops = pile.map((_, i) => pile.slice(0, i).reduce((sum, cloth) => sum + foldedHeight(cloth) + 0.0004, 0));
  const total = (tops.at(-1) ?? 0) + foldedHeight(pile[3] as FoldedCloth);
  return [
    ...pile.flatMap((cloth, i) =>
      solid(foldedCloth(cloth), "fabric", {
        y: tops[i] ?? 0,
        x: i % 2 === 0 ? 0 : 0.003,
        turn: [0, 0.7, -0.9, 0.6][i] ?? 0,
      }),
    ),
    ...tape(depth, total + 0.004),
  ];
}

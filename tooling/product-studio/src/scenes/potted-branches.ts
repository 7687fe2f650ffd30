import type { MaterialName } from "../catalog/material-name.ts";
import { oliveBranch } from "../furniture/olive-branch.ts";
import { vase } from "../furniture/shelf-props.ts";
import type { Part } from "../shape/part.ts";
import { place } from "../shape/place.ts";

/** A vase of the given height (meters) with three olive branches in it. */
export function pottedBranches(height: number, material: MaterialName, seed = 3): Part[] {
  const long = 0.34 + height * 0.5;
  const branches = [
    { height: long, lean: 0.24, seed, turn: 20 },
    { height: long * 0.9, lean: 0.2, seed: seed + 5, turn: 150 },
    { height: long * 1.06, lean: 0.14, seed: seed + 9, turn: 265 },
  ].flatMap(({ turn, ...branch }) => place(oliveBranch(branch), { turn }));
  return [...vase(height, material), ...place(branches, { y: height * 0.84 })];
}

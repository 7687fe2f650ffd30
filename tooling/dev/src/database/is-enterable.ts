import fs from "node:fs";
import path from "node:path";

const othersMayEnter = 0o001;

/** Returns whether every account may enter this folder: all existing folders up to the root allow it. */
export function isEnterable(folder: string): boolean {
  const here = path.resolve(folder);
  const passable = !fs.existsSync(here) || (fs.statSync(here).mode & othersMayEnter) !== 0;
  const parent = path.dirname(here);
  return passable && (parent === here || isEnterable(parent));
}

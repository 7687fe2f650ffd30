import fs from "node:fs";
import path from "node:path";

const othersMayEnter = 0o001;

/** Answers whether every account may walk into this folder: each existing folder up to the root lets others pass. */
export function isEnterable(folder: string): boolean {
  const here = path.resolve(folder);
  const passable = !fs.existsSync(here) || (fs.statSync(here).mode & othersMayEnter) !== 0;
  const parent = path.dirname(here);
  return passable && (parent === here || isEnterable(parent));
}

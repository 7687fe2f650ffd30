import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { isAlive } from "../process/is-alive.ts";

/**
 * Creates `target` completely or not at all: `fill` works in a temporary folder beside it, which is renamed at the end.
 * When two processes make the same folder at once, the first rename wins and the other's work is thrown away.
 * Rethrows what `fill` throws; folders of killed processes are removed.
 */
export function makeFolderWhole(target: string, fill: (part: string) => void): void {
  if (fs.existsSync(target)) return;
  const parent = path.dirname(target);
  fs.mkdirSync(parent, { recursive: true });
  sweepLeftovers(parent, path.basename(target));
  const part = `${target}.part-${process.pid}-${randomBytes(3).toString("hex")}`;
  fs.mkdirSync(part, { mode: 0o700 });
  try {
    fill(part);
    fs.renameSync(part, target);
  } catch (error) {
    fs.rmSync(part, { recursive: true, force: true });
    if (!fs.existsSync(target)) throw error;
  }
}

function sweepLeftovers(parent: string, name: string): void {
  for (const entry of fs.readdirSync(parent)) {
    if (!entry.startsWith(`${name}.part-`)) continue;
    const maker = Number(entry.slice(`${name}.part-`.length).split("-")[0]);
    if (!isAlive(maker)) fs.rmSync(path.join(parent, entry), { recursive: true, force: true });
  }
}

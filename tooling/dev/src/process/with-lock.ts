import fs from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isAlive } from "./is-alive.ts";

/** Runs `work` while no other process holds `file`; a holder that has ended is ignored. */
export async function withLock<Result>(file: string, work: () => Result | Promise<Result>): Promise<Result> {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  while (!take(file)) {
    const holder = Number(fs.existsSync(file) ? fs.readFileSync(file, "utf8") : Number.NaN);
    if (holder > 0 && !isAlive(holder)) fs.rmSync(file, { force: true });
    else await pause(200);
  }
  try {
    return await work();
  } finally {
    fs.rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  const own = `${file}.${process.pid}`;
  fs.writeFileSync(own, String(process.pid));
  try {
    // Creating a link is atomic: it appears with its content or not at all.
    fs.linkSync(own, file);
    return true;
  } catch {
    return false;
  } finally {
    fs.rmSync(own, { force: true });
  }
}

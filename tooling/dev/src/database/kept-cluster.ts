import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { isAlive } from "../process/is-alive.ts";
import { workspaceRoot } from "../workspace/workspace-root.ts";
import { serverAccount } from "./server-account.ts";

const cacheFolder = path.join(workspaceRoot, "node_modules/.cache/store-template");
/** Of two branches that a developer goes back and forth between. */
const keptClusters = 2;

export interface PlaceClusterOptions {
  /** Names what the cluster is filled with. */
  key: string;
  /** Fills a new cluster in a folder, and leaves no server running there. */
  fill: (folder: string) => Promise<void>;
  cache?: string;
}

/**
 * Places the files of a filled cluster in `folder`: a copy of one that an earlier run has kept under the same key, or else a
 * new one, which is kept where that is possible. Rethrows what `fill` throws.
 */
export async function placeCluster(
  folder: string,
  { key, fill, cache = cacheFolder }: PlaceClusterOptions,
): Promise<void> {
  const kept = path.join(cache, key);
  if (copyKept(kept, folder)) return;
  await fill(folder);
  keep(folder, kept);
}

/** False if there is none, or if it cannot be read: another account's, or damaged. */
function copyKept(kept: string, folder: string): boolean {
  try {
    if (!fs.existsSync(path.join(kept, "data/PG_VERSION"))) return false;
    fs.cpSync(kept, folder, { recursive: true });
    // A server refuses a data folder that others may read, and files of another account.
    fs.chmodSync(path.join(folder, "data"), 0o700);
    lendTo(folder);
    markUsed(kept);
    return true;
  } catch {
    fs.rmSync(folder, { recursive: true, force: true });
    return false;
  }
}

function lendTo(folder: string): void {
  const account = serverAccount();
  if (account === undefined) return;
  fs.chownSync(folder, account.uid, account.gid);
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: "utf8" }))
    fs.chownSync(path.join(folder, name), account.uid, account.gid);
}

/** A cluster that cannot be kept makes the next run slower, not wrong. */
function keep(folder: string, kept: string): void {
  const cache = path.dirname(kept);
  const part = `${kept}.part-${process.pid}-${randomBytes(3).toString("hex")}`;
  try {
    sweep(cache, keptClusters - 1);
    fs.cpSync(folder, part, { recursive: true });
    fs.rmSync(kept, { recursive: true, force: true });
    fs.renameSync(part, kept);
  } catch {
    fs.rmSync(part, { recursive: true, force: true });
  }
}

function markUsed(kept: string): void {
  try {
    fs.utimesSync(kept, new Date(), new Date());
  } catch {
    // Kept by another account: then it leaves earlier than it had to.
  }
}

/** Removes all but some clusters, those that were used last, and what runs that were killed have left. */
function sweep(cache: string, left: number): void {
  if (!fs.existsSync(cache)) return;
  const names = fs.readdirSync(cache);
  const clusters = names
    .filter((name) => !name.includes("."))
    .map((name) => ({ name, usedMs: fs.statSync(path.join(cache, name)).mtimeMs }))
    .toSorted((one, other) => other.usedMs - one.usedMs);
  const parts = names.filter((name) => !isAlive(Number(/\.part-(\d+)-/.exec(name)?.[1] ?? process.pid)));
  for (const name of [...clusters.slice(left).map((cluster) => cluster.name), ...parts])
    fs.rmSync(path.join(cache, name), { recursive: true, force: true });
}

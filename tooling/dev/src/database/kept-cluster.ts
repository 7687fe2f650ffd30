import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { isAlive } from "../process/is-alive.ts";
import { withLock } from "../process/with-lock.ts";
import { workspaceRoot } from "../start/workspace-root.ts";
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
 * new one, which is kept. Rethrows what `fill` throws, and keeps nothing then.
 */
export async function placeCluster(
  folder: string,
  { key, fill, cache = cacheFolder }: PlaceClusterOptions,
): Promise<void> {
  const kept = path.join(cache, key);
  if (!fs.existsSync(kept))
    // Of several runs that start at once, one fills it.
    await withLock(`${kept}.lock`, async () => {
      if (!fs.existsSync(kept)) await keepNew(kept, { fill, beside: folder });
    });
  fs.utimesSync(kept, new Date(), new Date());
  copyCluster(kept, folder);
  sweep(cache);
}

async function keepNew(kept: string, { fill, beside }: { fill: PlaceClusterOptions["fill"]; beside: string }) {
  sweepLeftovers(path.dirname(kept), /\.part-(\d+)-/);
  sweepLeftovers(path.dirname(beside), /^store-test-(\d+)-[\da-f]+-filled$/);
  const filled = `${beside}-filled`;
  const part = `${kept}.part-${process.pid}-${randomBytes(3).toString("hex")}`;
  try {
    await fill(filled);
    fs.cpSync(filled, part, { recursive: true });
    fs.renameSync(part, kept);
  } finally {
    for (const rest of [filled, part]) fs.rmSync(rest, { recursive: true, force: true });
  }
}

/** A server refuses files of another account, and a data folder that others may read. */
function copyCluster(from: string, to: string): void {
  fs.cpSync(from, to, { recursive: true });
  fs.chmodSync(path.join(to, "data"), 0o700);
  const account = serverAccount();
  if (account === undefined) return;
  fs.chownSync(to, account.uid, account.gid);
  for (const name of fs.readdirSync(to, { recursive: true, encoding: "utf8" }))
    fs.chownSync(path.join(to, name), account.uid, account.gid);
}

/** Removes what a run that was killed has left; the pattern finds its process id in a name. */
function sweepLeftovers(folder: string, pattern: RegExp): void {
  for (const name of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
    const [, id] = pattern.exec(name) ?? [];
    if (id !== undefined && !isAlive(Number(id))) fs.rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

function sweep(cache: string): void {
  const clusters = fs
    .readdirSync(cache)
    .filter((name) => !name.includes("."))
    .map((name) => ({ file: path.join(cache, name), usedMs: fs.statSync(path.join(cache, name)).mtimeMs }))
    .toSorted((one, other) => other.usedMs - one.usedMs);
  for (const { file } of clusters.slice(keptClusters)) fs.rmSync(file, { recursive: true, force: true });
}

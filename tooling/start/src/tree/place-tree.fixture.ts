import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { workspaceRoot } from "@store/dev/workspace/workspace-root";

export type App = "storefront-us" | "storefront-ca";

/** A built storefront alone in a folder of its own, in which nobody may write. */
export interface PlacedTree {
  folder: string;
  /** Another account than that of the tests, where they may choose one. */
  account: { uid: number; gid: number } | undefined;
  /** A Node that this account may run. */
  node: string;
  remove(): void;
}

const isRoot = process.getuid?.() === 0;
/** The account "nobody" of every system. */
const nobody = { uid: 65_534, gid: 65_534 };

/** Copies the build of an app out of the repository. */
export function placeTree(app: App): PlacedTree {
  const home = fs.mkdtempSync(path.join(os.tmpdir(), "store tree "));
  const folder = path.join(home, "store");
  fs.cpSync(path.join(workspaceRoot, "apps", app, "build"), folder, { recursive: true });
  // The Node of the tests may be in a folder of their account.
  const node = isRoot ? path.join(home, "node") : process.execPath;
  if (isRoot) fs.copyFileSync(process.execPath, node, fs.constants.COPYFILE_FICLONE);
  setModes(home, 0o555);
  return {
    folder,
    account: isRoot ? nobody : undefined,
    node,
    remove() {
      setModes(home, 0o755);
      fs.rmSync(home, { recursive: true });
    },
  };
}

/** Builds both storefronts, if they have changed since their last build. */
export function buildApps(): void {
  const { status, stderr } = spawnSync(process.execPath, [path.join(workspaceRoot, "tooling/dev/src/build.ts")], {
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(stderr);
}

function setModes(home: string, mode: number): void {
  const folders = fs.readdirSync(home, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { parentPath, name } of folders) fs.chmodSync(path.join(parentPath, name), mode);
  fs.chmodSync(home, mode);
}

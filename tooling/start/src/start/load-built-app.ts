import path from "node:path";
import { pathToFileURL } from "node:url";
import { withLock } from "@store/dev/process/with-lock";
import { snapshotBuild } from "./snapshot-build.ts";
import type { BuiltAppName } from "./store-apps.ts";

export interface BuiltApp<CreateApp> {
  createApp: CreateApp;
  /** The folder of the files that browsers load. */
  client: string;
}

/**
 * Loads what was built into `apps/<name>/build`, together with the client files it belongs to: a copy, so that a build for
 * a test run removes no file of a running store.
 */
export async function loadBuiltApp<CreateApp>(
  name: BuiltAppName,
  { root, copies }: { root: string; copies: string },
): Promise<BuiltApp<CreateApp>> {
  const build = path.join(root, "apps", name, "build");
  // The lock of the build: no process writes these files while they are copied.
  const lock = path.join(root, ".store/build.lock");
  const copy = await withLock(lock, () => snapshotBuild(build, { folder: copies, name }));
  const bundle = pathToFileURL(path.join(copy, "server/index.js")).href;
  const { default: createApp }: { default: CreateApp } = await import(bundle);
  return { createApp, client: path.join(copy, "client") };
}

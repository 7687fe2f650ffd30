import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { withLock } from "@store/dev/process/with-lock";
import { snapshotBuild } from "./snapshot-build.ts";
import { type BuiltAppName, plannerApp, storeApps } from "./store-apps.ts";

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

/**
 * Throws, with the command that builds, when a storefront or the planner below `root` is not built; called before anything is started.
 */
export function requireBuilds(root: string): void {
  const builds = [...storeApps.map(({ name }) => name), plannerApp].map((name) =>
    path.join(root, "apps", name, "build"),
  );
  const missing = builds.find((build) => !fs.existsSync(path.join(build, "server/index.js")));
  if (missing !== undefined)
    throw new Error(
      `There is no build in ${missing}, so there is nothing to serve. Run \`npx -y pnpm@12 start\`, which builds first.`,
    );
}

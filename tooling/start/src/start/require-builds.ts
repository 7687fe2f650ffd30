import fs from "node:fs";
import path from "node:path";
import { plannerApp, storeApps } from "./store-apps.ts";

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

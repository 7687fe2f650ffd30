import fs from "node:fs";
import path from "node:path";
import { onLoopback } from "../registry/on-loopback.ts";
import { publisherConfig } from "../registry/registry-config.ts";
import { runStep } from "../run-step.ts";
import type { Tools } from "../tools/open-tools.ts";

/** Publishes tarballs to the registry on `port`, with npm under Node 20 and a configuration of this run's own. */
export async function publishPackages(
  tarballs: string[],
  { tools, port, folder }: { tools: Tools; port: number; folder: string },
): Promise<void> {
  const userconfig = path.join(folder, "publisher.npmrc");
  fs.writeFileSync(userconfig, publisherConfig(port));
  const words = [
    "--userconfig",
    userconfig,
    "--cache",
    path.join(folder, "npm-cache"),
    "--ignore-scripts",
    // Only a workflow can say where a package comes from.
    "--no-provenance",
    ...onLoopback,
  ];
  await Promise.all(
    tarballs.map((tarball) =>
      runStep(`publishing ${path.basename(tarball)}`, tools.node, [tools.npm, "publish", tarball, ...words], {
        cwd: folder,
      }),
    ),
  );
}

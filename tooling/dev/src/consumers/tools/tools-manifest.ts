import type { NpmManifest } from "../../npm/fetch-npm.ts";
import { type Machine, nodePackage } from "./node-package.ts";
import { toolVersions } from "./tool-versions.ts";

/** What npm brings of every tool for this machine. */
export function toolsManifest(machine: Machine): NpmManifest {
  const { node, ...others } = toolVersions;
  return {
    dependencies: { ...others, [nodePackage(machine).name]: node },
    // It depends on a tag, `cjs`, that not every registry has.
    overrides: { "verdaccio-audit": { "node-fetch": "2.7.0" } },
  };
}

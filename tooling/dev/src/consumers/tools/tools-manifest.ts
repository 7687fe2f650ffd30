import { createHash } from "node:crypto";
import { type Machine, nodePackage } from "./node-package.ts";
import { toolVersions } from "./tool-versions.ts";

/** The package.json by which npm brings every tool for this machine. */
export function toolsManifest(machine: Machine) {
  const { node, ...others } = toolVersions;
  return {
    private: true,
    dependencies: { ...others, [nodePackage(machine).name]: node },
    // It asks for a tag, `cjs`, that not every registry keeps.
    overrides: { "verdaccio-audit": { "node-fetch": "2.7.0" } },
  };
}

/** Names the tools' folder: other versions or another machine mean another folder. */
export function toolsFolderName(machine: Machine): string {
  const mark = createHash("sha256")
    .update(JSON.stringify(toolsManifest(machine)))
    .digest("hex");
  return `tools-${mark.slice(0, 12)}`;
}

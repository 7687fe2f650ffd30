import fs from "node:fs";
import path from "node:path";
import { onLoopback } from "../registry/on-loopback.ts";
import { scopeConfig } from "../registry/registry-config.ts";
import { runStep } from "../run-step.ts";
import type { Tools } from "../tools/open-tools.ts";

/**
 * Creates `project` and installs packages into it as another team would: with npm on Node 20, our scope from the registry on
 * `port`, and everything else as the developer has configured npm. The run has its own cache, since another run may use the
 * same port for other packages.
 */
export async function installPackages(
  names: string[],
  { tools, port, project, cache }: { tools: Tools; port: number; project: string; cache: string },
): Promise<void> {
  fs.mkdirSync(project);
  fs.writeFileSync(path.join(project, "package.json"), `${JSON.stringify({ private: true })}\n`);
  fs.writeFileSync(path.join(project, ".npmrc"), scopeConfig(port));
  const words = [...names, "--ignore-scripts", "--no-audit", "--no-fund", "--cache", cache, ...onLoopback];
  await runStep("installing the packages", tools.node, [tools.npm, "install", ...words], { cwd: project });
}

import fs from "node:fs";
import path from "node:path";
import type { Manifest } from "../../workspace/domain-packages.ts";
import { workspaceRoot } from "../../workspace/workspace-root.ts";
import { runStep } from "../run-step.ts";

/** A package of the workspace and the packages from elsewhere that it needs. */
export interface PackageOfFamily {
  name: string;
  folder: string;
  others: readonly string[];
}

/** A package of the workspace, and every other one of it that comes along when it is installed. */
export function familyOf(name: string, found = new Map<string, PackageOfFamily>()): PackageOfFamily[] {
  const folder = path.join(workspaceRoot, "packages", name.replace("@store/", ""));
  const manifest: Manifest = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
  const needed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const isOurs = (other: string) => other.startsWith("@store/");
  found.set(name, { name, folder, others: needed.filter((other) => !isOurs(other)) });
  for (const other of needed.filter(isOurs)) if (!found.has(other)) familyOf(other, found);
  return [...found.values()];
}

/**
 * Installs packed packages into `app` without a registry: each unpacked from its tarball, what they need from elsewhere
 * linked to the copies that the workspace has.
 */
export async function unpackPackages(
  family: readonly PackageOfFamily[],
  tarballs: readonly string[],
  app: string,
): Promise<void> {
  const modules = path.join(app, "node_modules");
  for (const [index, { name, folder, others }] of family.entries()) {
    const target = path.join(modules, name);
    fs.mkdirSync(target, { recursive: true });
    const words = ["-xzf", tarballs[index] ?? "", "--strip-components=1", "-C", target];
    await runStep(`unpacking ${name}`, "tar", words, { cwd: app });
    for (const other of others) {
      const link = path.join(modules, other);
      if (fs.existsSync(link)) continue;
      fs.mkdirSync(path.dirname(link), { recursive: true });
      fs.symlinkSync(fs.realpathSync(path.join(folder, "node_modules", other)), link, "junction");
    }
  }
}

import fs from "node:fs";
import path from "node:path";
import { workspaceRoot } from "./workspace-root.ts";

/** How a package.json lets others use the package. */
export interface Manifest {
  name: string;
  private?: boolean;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  publishConfig?: { exports?: Record<string, unknown> };
}

export interface DomainPackage {
  name: string;
  folder: string;
  /** The specifiers of its imports: its name, and one more for each entry point. */
  specifiers: string[];
}

/** Whether a package is independent: published, and without dependencies. */
export function standsAlone(manifest: Manifest): boolean {
  const needed = [manifest.dependencies, manifest.peerDependencies, manifest.optionalDependencies];
  return manifest.private !== true && needed.every((names) => Object.keys(names ?? {}).length === 0);
}

/** The specifiers that a published package answers to, its package.json aside. */
export function specifiersOf({ name, publishConfig }: Manifest): string[] {
  return Object.keys(publishConfig?.exports ?? {})
    .filter((subpath) => !subpath.endsWith(".json"))
    .map((subpath) => name + subpath.slice(1));
}

/** Finds every package of the workspace that can be installed without other packages, by its package.json. */
export function domainPackages(root = workspaceRoot): DomainPackage[] {
  const packages = path.join(root, "packages");
  return fs
    .readdirSync(packages)
    .map((name) => path.join(packages, name))
    .filter((folder) => fs.existsSync(path.join(folder, "package.json")))
    .map((folder) => {
      const manifest: Manifest = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
      return { manifest, folder };
    })
    .filter(({ manifest }) => standsAlone(manifest))
    .map(({ manifest, folder }) => ({ name: manifest.name, folder, specifiers: specifiersOf(manifest) }));
}

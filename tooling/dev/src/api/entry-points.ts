import path from "node:path";
import type { WorkspacePackage } from "../workspace/published-packages.ts";

/** What a package is imported by, and the file that declares its types. */
export interface EntryPoint {
  specifier: string;
  file: string;
}

interface Conditions {
  import?: { types?: string };
}

/** Every entry point of a published package that has types; style sheets have none. */
export function entryPoints({ manifest, folder }: WorkspacePackage, root: string): EntryPoint[] {
  return Object.entries(manifest.publishConfig?.exports ?? {}).flatMap(([subpath, target]) => {
    const types = typeof target === "string" ? undefined : (target as Conditions).import?.types;
    return types ? [{ specifier: manifest.name + subpath.slice(1), file: path.join(root, folder, types) }] : [];
  });
}

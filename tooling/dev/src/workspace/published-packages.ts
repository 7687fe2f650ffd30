import fs from "node:fs";
import path from "node:path";
import { workspaceRoot } from "./workspace-root.ts";

/** What a package.json says about the package as something to install. */
export interface PackageManifest {
  name: string;
  version: string;
  private?: boolean;
  description?: string;
  keywords?: string[];
  homepage?: string;
  bugs?: { url: string };
  repository?: { type: string; url: string; directory?: string };
  author?: string;
  license?: string;
  files?: string[];
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  publishConfig?: { access?: string; provenance?: boolean; exports?: Record<string, unknown> };
}

export interface WorkspacePackage {
  manifest: PackageManifest;
  /** Its folder, from the root of the repository: "packages/price-format". */
  folder: string;
}

/** Reads the package.json of a folder. */
export function readManifest(folder: string): PackageManifest {
  return JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
}

/** Every package of the workspace, the programs and tools included. */
export function listPackages(root = workspaceRoot): WorkspacePackage[] {
  return fs
    .globSync("{apps,packages,tooling}/*/package.json", { cwd: root })
    .map((file) => path.dirname(file).replaceAll(path.sep, "/"))
    .sort()
    .map((folder) => ({ folder, manifest: readManifest(path.join(root, folder)) }));
}

/** The packages that a registry gets. */
export function listPublishedPackages(root = workspaceRoot): WorkspacePackage[] {
  return listPackages(root).filter(({ manifest }) => manifest.private !== true);
}

import path from "node:path";
import { fetchNpm } from "../../npm/fetch-npm.ts";
import { nodePackage } from "./node-package.ts";
import { toolsManifest } from "./tools-manifest.ts";

/** The programs of a consumer, each by its path, and the folder from which Verdaccio can be loaded. */
export interface Tools {
  folder: string;
  node: string;
  npm: string;
  tsc: string;
  vite: string;
}

/** Returns the tools of a consumer on this machine; the first call fetches them. */
export async function openTools(machine = { platform: process.platform, arch: process.arch }): Promise<Tools> {
  const folder = await fetchNpm("consumers/tools", toolsManifest(machine));
  const { name, program } = nodePackage(machine);
  const inside = (...names: string[]) => path.join(folder, "node_modules", ...names);
  return {
    folder,
    node: inside(name, program),
    npm: inside("npm", "bin", "npm-cli.js"),
    tsc: inside("typescript", "bin", "tsc"),
    vite: inside("vite", "bin", "vite.js"),
  };
}

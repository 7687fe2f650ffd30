import fs from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { compressFile } from "./compress-file.ts";

export interface StorefrontTreeOptions {
  /** The folder of the pictures. */
  pictures: string;
  /** The folder of the files of the planner's 3D view that browsers load. */
  planner: string;
  /** The folder in which compressed files are kept by content, between builds and for all apps. */
  cache?: string | undefined;
}

/**
 * Completes the build of a storefront, in Vite: its `build` folder then runs anywhere by `node server/main.js`. Text files
 * of the client are also there in each coding; pictures and the planner's files lie beside them, and `packages.txt` lists
 * what the server's bundle contains of npm.
 */
export function storefrontTree({ pictures, planner, cache }: StorefrontTreeOptions): Plugin {
  let build = "";
  return {
    name: "storefront-tree",
    apply: "build",
    configResolved({ root }) {
      build = path.join(root, "build");
    },
    // The client is complete when the server is built.
    applyToEnvironment: ({ name }) => name === "ssr",
    writeBundle(_options, bundle) {
      // The server is an ES module wherever the folder is.
      fs.writeFileSync(path.join(build, "package.json"), '{ "type": "module" }\n');
      const modules = Object.values(bundle).flatMap((output) => (output.type === "chunk" ? output.moduleIds : []));
      fs.writeFileSync(path.join(build, "packages.txt"), `${findBundledPackages(modules).join("\n")}\n`);
      copyFolder(planner, path.join(build, "planner"));
      linkFolder(pictures, path.join(build, "pictures"));
      for (const folder of ["client", "planner"]) compressFolder(path.join(build, folder), cache);
    },
  };
}

function copyFolder(from: string, to: string): void {
  fs.rmSync(to, { recursive: true, force: true });
  fs.cpSync(from, to, { recursive: true, filter: (file) => !path.basename(file).startsWith(".") });
}

/** Pictures never change, and there are thirty megabytes of them: a link of each takes no time. */
function linkFolder(from: string, to: string): void {
  fs.rmSync(to, { recursive: true, force: true });
  for (const entry of fs.readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith(".")) continue;
    const file = path.join(entry.parentPath, entry.name);
    const link = path.join(to, path.relative(from, file));
    fs.mkdirSync(path.dirname(link), { recursive: true });
    try {
      fs.linkSync(file, link);
    } catch {
      // Another disk, or a file system without links.
      fs.copyFileSync(file, link);
    }
  }
}

function compressFolder(folder: string, cache: string | undefined): void {
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      compressFile(path.join(entry.parentPath, entry.name), { cache });
}

const installed = /^(.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+)[/\\]/;

/** The packages of npm that modules come from, such as "zod@4.6.7", sorted. */
export function findBundledPackages(moduleIds: readonly string[]): string[] {
  const folders = moduleIds.flatMap((id) => installed.exec(id.replaceAll("\0", ""))?.[1] ?? []);
  return [...new Set([...new Set(folders)].map(nameOf))].sort();
}

function nameOf(folder: string): string {
  const { name, version } = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
  return `${name}@${version}`;
}

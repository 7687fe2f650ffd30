import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { type CalledExports, resolveFrom } from "./find-validators.ts";

/**
 * Compressed bytes, and what was counted: the called exports in a bundle, the whole module in a bundle since its format
 * keeps a bundler from leaving anything out, or its files as they are.
 */
export interface Weight extends CalledExports {
  readonly bytes: number;
  readonly counted: "called" | "whole" | "files";
}

interface Metafile {
  inputs: Record<string, { format?: string; imports: Array<{ path: string }> }>;
}
interface Esbuild {
  build(options: object): Promise<{ outputFiles: Array<{ contents: Uint8Array }>; metafile: Metafile }>;
}

/** Packages that bring esbuild with them. */
const hosts = ["vite", "tsup", "tsx", "@size-limit/esbuild"];

/** esbuild, if the project has it, by itself or with another tool. */
async function findBundler(folder: string): Promise<Esbuild | undefined> {
  const folders = [folder, ...hosts.flatMap((host) => resolveFrom(folder, host) ?? []).map(path.dirname)];
  const file = folders.flatMap((from) => resolveFrom(from, "esbuild") ?? [])[0];
  if (!file) return undefined;
  const module = (await import(pathToFileURL(file).href)) as Esbuild & { default?: Esbuild };
  return module.default ?? module;
}

/**
 * Weighs what a page of the project in `folder` loads of each module, all in the same way: bundled and minified where
 * the project has a bundler that reads each of them, otherwise as files.
 */
export async function weigh(modules: readonly CalledExports[], folder: string): Promise<Weight[]> {
  const bundler = await findBundler(folder);
  const bundled = await Promise.all(modules.map((each) => bundler && bundle(bundler, each, folder)));
  const isFair = bundled.every((each) => each !== undefined);
  if (isFair) return bundled;
  return modules.map((each) => ({ ...each, bytes: toBytes(readAll(each.file)), counted: "files" }));
}

const toBytes = (text: string | Uint8Array) => brotliCompressSync(text).length;

async function bundle({ build }: Esbuild, called: CalledExports, folder: string): Promise<Weight | undefined> {
  const { from, names } = called;
  try {
    const { outputFiles, metafile } = await build({
      stdin: { contents: `export { ${names.join(", ")} } from ${JSON.stringify(from)};`, resolveDir: folder },
      bundle: true,
      minify: true,
      write: false,
      metafile: true,
      format: "esm",
      platform: "browser",
      logLevel: "silent",
    });
    const entry = metafile.inputs["<stdin>"]?.imports[0]?.path ?? "";
    const counted = metafile.inputs[entry]?.format === "cjs" ? "whole" : "called";
    return outputFiles[0] && { ...called, bytes: toBytes(outputFiles[0].contents), counted };
  } catch {
    return undefined;
  }
}

const importPattern = /(?:\bfrom|\brequire\(|\bimport\(?)\s*["']([^"']+)["']/g;

const readAll = (file: string) => [...filesOf(file)].map((each) => fs.readFileSync(each, "utf8")).join("\n");

/** A file and those that it imports, without the modules of Node. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !path.isAbsolute(file)) return found;
  found.add(file);
  for (const [, specifier = ""] of fs.readFileSync(file, "utf8").matchAll(importPattern)) {
    try {
      filesOf(createRequire(file).resolve(specifier), found);
    } catch {
      // A file of another kind, or one that only other tools find.
    }
  }
  return found;
}

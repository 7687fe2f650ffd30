import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { resolveFrom } from "./find-validators.ts";

interface Esbuild {
  build(options: object): Promise<{ outputFiles: Array<{ contents: Uint8Array }> }>;
}

/** Compressed bytes of a module with everything that it imports, and how they were counted. */
export interface Weight {
  readonly bytes: number;
  readonly isBundled: boolean;
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
 * Weighs what a page loads of a file: bundled, minified and compressed where the project has a bundler, otherwise the
 * files as they are, compressed. `names` are the exports that are used, all by default.
 */
export async function weigh(
  file: string,
  { folder, names = "*" }: { folder: string; names?: string },
): Promise<Weight> {
  const bundler = await findBundler(folder);
  const bundle = bundler && (await tryBundle(bundler, file, names));
  if (bundle) return { bytes: brotliCompressSync(bundle).length, isBundled: true };
  const texts = [...filesOf(file)].map((each) => fs.readFileSync(each, "utf8"));
  return { bytes: brotliCompressSync(texts.join("\n")).length, isBundled: false };
}

async function tryBundle({ build }: Esbuild, file: string, names: string): Promise<Uint8Array | undefined> {
  try {
    const { outputFiles } = await build({
      stdin: { contents: `export ${names} from ${JSON.stringify(file)};`, resolveDir: path.dirname(file) },
      bundle: true,
      minify: true,
      write: false,
      format: "esm",
      platform: "browser",
      logLevel: "silent",
    });
    return outputFiles[0]?.contents;
  } catch {
    return undefined;
  }
}

const importPattern = /(?:\bfrom|\brequire\(|\bimport\(?)\s*["']([^"']+)["']/g;

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

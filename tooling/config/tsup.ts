import fs from "node:fs";
import path from "node:path";
import type { Options } from "tsup";

/** The entries of a package by name: modules, and sheets that end with `.css`. */
type Entries = Readonly<Record<string, string>>;

const isSheet = (file: string) => file.endsWith(".css");

/** Where TypeScript wrote the declarations of a module. */
const toDeclaration = (file: string) => file.replace(/^src/, ".types").replace(/\.tsx?$/, ".d.ts");

/**
 * Bundles a published package: ESM and CommonJS, declarations for both, one file per entry. The declarations are those
 * that TypeScript has written to `.types`. A `.css` entry becomes one sheet with everything it imports; fonts are placed
 * next to it.
 */
export function packageBuild(entry: Entries = { index: "src/index.ts" }, more: Options = {}): Options {
  const modules = Object.entries(entry).filter(([, file]) => !isSheet(file));
  return {
    entry: { ...entry },
    format: ["esm", "cjs"],
    dts: { entry: Object.fromEntries(modules.map(([name, file]) => [name, toDeclaration(file)])) },
    clean: true,
    sourcemap: true,
    target: "es2022",
    // Shared modules once, in CommonJS too: a React context exists once.
    splitting: true,
    treeshake: true,
    loader: { ".woff2": "file" },
    silent: true,
    ...more,
  };
}

/** Copies the licenses of fonts next to the sheet that includes them. */
export async function copyFontLicenses(fonts: readonly string[]): Promise<void> {
  for (const font of fonts) fs.copyFileSync(`node_modules/${font}/LICENSE`, `dist/LICENSE-${path.basename(font)}.txt`);
}

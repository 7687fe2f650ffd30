import fs from "node:fs";
import path from "node:path";
import type { Options } from "tsup";

/** The entries of a package by name: modules, and sheets that end with `.css`. */
type Entries = Readonly<Record<string, string>>;

const isSheet = (file: string) => file.endsWith(".css");

/** Where TypeScript wrote the declarations of a module. */
const toDeclaration = (file: string) => file.replace(/^src/, ".types").replace(/\.tsx?$/, ".d.ts");

export interface PackageOptions {
  /** Entries that a server calls although they import React; they get no `"use client"`. */
  onServers?: readonly string[];
  /** Packages of fonts, whose licenses are copied next to the sheet that includes them. */
  fonts?: readonly string[];
  /** Whether modules that several entries share are files of their own, so that a React context exists once. */
  splitting?: boolean;
}

/**
 * Bundles a published package: ESM and CommonJS, declarations for both, one file per entry. The declarations are those
 * that TypeScript has written to `.types`. A `.css` entry becomes one sheet with everything it imports; fonts are placed
 * in `fonts` next to it. An entry with React begins with `"use client"`, so that a server component can show it.
 */
export function packageBuild(
  entry: Entries = { index: "src/index.ts" },
  { onServers = [], fonts = [], splitting = true }: PackageOptions = {},
): Options {
  let isBuilt = false;
  // A bundler that ends in the middle, its promises unsettled, would count as a success without output.
  process.on("exit", () => {
    if (!isBuilt) process.exitCode ||= 1;
  });
  const modules = Object.entries(entry).filter(([, file]) => !isSheet(file));
  return {
    entry: { ...entry },
    format: ["esm", "cjs"],
    dts: { entry: Object.fromEntries(modules.map(([name, file]) => [name, toDeclaration(file)])) },
    clean: true,
    sourcemap: true,
    target: "es2022",
    splitting,
    treeshake: true,
    loader: { ".woff2": "file" },
    silent: true,
    esbuildOptions(options) {
      options.assetNames = "fonts/[name]";
    },
    async onSuccess() {
      isBuilt = true;
      for (const [name] of modules) if (!onServers.includes(name)) markClientEntry(name);
      for (const font of fonts)
        fs.copyFileSync(`node_modules/${font}/LICENSE`, `dist/LICENSE-${path.basename(font)}.txt`);
    },
  };
}

const imported = /(?:\bfrom|\bimport|\brequire\()\s*\(?["']([^"']+)["']/g;
const ofReact = /^(?:react|react-dom|jotai|@store\/ui-kit)(?:\/(?!vanilla)|$)/;

/** Whether a built file, or one that it imports, needs React. */
function needsReact(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const names = [...fs.readFileSync(file, "utf8").matchAll(imported)].map(([, name = ""]) => name);
  return names.some((name) =>
    name.startsWith(".") ? needsReact(path.join(path.dirname(file), name), seen) : ofReact.test(name),
  );
}

/** Begins both forms of an entry with `"use client"` if it needs React: bundling drops the directives of its sources. */
function markClientEntry(name: string): void {
  for (const file of [`dist/${name}.js`, `dist/${name}.cjs`]) {
    if (!needsReact(file)) continue;
    fs.writeFileSync(file, `"use client";\n${fs.readFileSync(file, "utf8")}`);
    const map: { mappings: string } = JSON.parse(fs.readFileSync(`${file}.map`, "utf8"));
    // One more line before all others.
    fs.writeFileSync(`${file}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
  }
}

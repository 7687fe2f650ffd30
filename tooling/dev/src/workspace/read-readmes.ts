import fs from "node:fs";
import path from "node:path";
import { type Manifest, specifiersOf } from "./domain-packages.ts";
import { workspaceRoot } from "./workspace-root.ts";

/** A block of code in a README. */
export interface CodeBlock {
  language: string;
  code: string;
}

/** A published package and what its README tells to do with it. */
export interface Readme {
  name: string;
  folder: string;
  /** The oldest major version of Node that it names. */
  node: number;
  /** Its modules, not its style sheets and fonts. */
  modules: readonly string[];
  /** The words of its install line after `npm install`. */
  installed: readonly string[];
  /** Its blocks of TypeScript. */
  blocks: readonly CodeBlock[];
}

interface ReadManifest extends Manifest {
  engines?: { node?: string };
}

/** The READMEs of every package that is published, in the order of their names. */
export function readReadmes(root = workspaceRoot): Readme[] {
  return fs
    .globSync("packages/*/package.json", { cwd: root })
    .sort()
    .flatMap((file) => {
      const manifest: ReadManifest = JSON.parse(fs.readFileSync(path.join(root, file), "utf8"));
      return manifest.private ? [] : [readReadme(manifest, path.join(root, path.dirname(file)))];
    });
}

function readReadme(manifest: ReadManifest, folder: string): Readme {
  const text = fs.readFileSync(path.join(folder, "README.md"), "utf8");
  const blocks = [...text.matchAll(/^```(tsx?)\n([\s\S]*?)^```$/gm)];
  return {
    name: manifest.name,
    folder,
    node: Number(/\d+/.exec(manifest.engines?.node ?? "")?.[0]),
    modules: specifiersOf(manifest).filter((specifier) => !/\.\w+$/.test(specifier)),
    installed: /^npm install (.+)$/m.exec(text)?.[1]?.split(" ") ?? [],
    blocks: blocks.map(([, language = "", code = ""]) => ({ language, code })),
  };
}

/** The packages that a block of code imports; React, too, for a block with elements. */
export function listImportedPackages({ language, code }: CodeBlock): string[] {
  const specifiers = [...code.matchAll(/(?:\bfrom|\bimport\(?)\s*"([^"]+)"/g)].map(([, specifier = ""]) => specifier);
  const packages = specifiers
    .filter((specifier) => !/^(?:\.|node:)/.test(specifier))
    .map((specifier) =>
      specifier
        .split("/")
        .slice(0, specifier.startsWith("@") ? 2 : 1)
        .join("/"),
    );
  return [...new Set(language === "tsx" ? [...packages, "react"] : packages)].sort();
}

/** The example that exports the component `name`. Throws if no README has one. */
export function findExample(readmes: readonly Readme[], name: string): string {
  const found = readmes.flatMap(({ blocks }) => blocks).find(({ code }) => code.includes(`export function ${name}(`));
  if (!found) throw new Error(`No README has an example that exports ${name}.`);
  return found.code;
}

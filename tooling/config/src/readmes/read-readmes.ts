import fs from "node:fs";
import path from "node:path";

/** The README of a published package: its code, and the packages that its install lines name. */
export interface Readme {
  name: string;
  /** From the root of the repository. */
  folder: string;
  blocks: readonly { language: string; code: string }[];
  installed: ReadonlySet<string>;
}

const fence = /^```(\w*)\n([\s\S]*?)^```$/gm;

/** The READMEs of every package that is published, in the order of their names. */
export function readReadmes(root: string): Readme[] {
  return fs
    .globSync("packages/*/package.json", { cwd: root })
    .sort()
    .flatMap((file) => {
      const { name, private: isPrivate }: { name: string; private?: boolean } = JSON.parse(
        fs.readFileSync(path.join(root, file), "utf8"),
      );
      if (isPrivate) return [];
      const folder = path.dirname(file);
      const text = fs.readFileSync(path.join(root, folder, "README.md"), "utf8");
      const blocks = [...text.matchAll(fence)].map(([, language = "", code = ""]) => ({ language, code }));
      const lines = blocks.filter(({ language }) => language === "sh").flatMap(({ code }) => code.split("\n"));
      const installed = lines.flatMap((line) => /^npm install (.+)$/.exec(line)?.[1]?.split(" ") ?? []);
      return [{ name, folder, blocks, installed: new Set(installed) }];
    });
}

/** The packages that a block of code imports; React for a block with elements. */
export function importedPackages({ language, code }: Readme["blocks"][number]): string[] {
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

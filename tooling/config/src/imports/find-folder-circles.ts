import type { IModule } from "dependency-cruiser";
import { testKit } from "./import-rules.ts";

/** Which folder imports from which of the same package, with the first such import. */
type FolderImports = Map<string, Map<string, string>>;

const isTestKit = new RegExp(testKit);

/** Each import of a folder from one that imports it, at any distance, within a package; types count. */
export function findFolderCircles(modules: readonly IModule[]): string[] {
  const imports = readFolderImports(modules);
  return [...imports].flatMap(([folder, targets]) =>
    [...targets]
      .filter(([target]) => reaches(imports, target, folder))
      .map(([target, example]) => `${example}, but ${target} imports ${folder} in a circle`),
  );
}

function readFolderImports(modules: readonly IModule[]): FolderImports {
  const imports: FolderImports = new Map();
  for (const { source, dependencies } of modules) {
    const folder = folderOf(source);
    if (folder === undefined || isTestKit.test(source)) continue;
    for (const { resolved } of dependencies) {
      const target = folderOf(resolved);
      if (target === undefined || target === folder || packageOf(target) !== packageOf(folder)) continue;
      const targets = imports.get(folder) ?? new Map<string, string>();
      imports.set(folder, targets.set(target, targets.get(target) ?? `${source} imports ${resolved}`));
    }
  }
  return imports;
}

const folderOf = (file: string) => /^(?:apps|packages)\/[^/]+\/src\/[^/]+(?=\/)/.exec(file)?.[0];
const packageOf = (folder: string) => folder.split("/")[1];

function reaches(imports: FolderImports, folder: string, target: string, seen = new Set<string>()): boolean {
  if (folder === target) return true;
  if (seen.has(folder)) return false;
  seen.add(folder);
  return [...(imports.get(folder)?.keys() ?? [])].some((next) => reaches(imports, next, target, seen));
}

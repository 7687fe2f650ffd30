import type { IModule } from "dependency-cruiser";
import { testKit } from "./import-rules.ts";

/** Which folder imports from which beside it, with the first such import. */
type FolderImports = Map<string, Map<string, string>>;

const isTestKit = new RegExp(testKit);

/** Folders whose folders import each other in a circle. No other may. */
const circular = ["basket", "service"].map((name) => `packages/commerce-service/src/${name}/`);
const isCircular = (folder: string) => circular.some((parent) => folder.startsWith(parent));

/** Each import of a folder from one that imports it, at any distance; folders beside each other, types count. */
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
    if (isTestKit.test(source)) continue;
    for (const { resolved } of dependencies) {
      const [folder, target] = toSiblings(source, resolved);
      if (folder === undefined || target === undefined || isCircular(folder)) continue;
      const targets = imports.get(folder) ?? new Map<string, string>();
      imports.set(folder, targets.set(target, targets.get(target) ?? `${source} imports ${resolved}`));
    }
  }
  return imports;
}

/** The folders of two files that stand beside each other, at whatever depth of a package's sources. */
function toSiblings(source: string, resolved: string): readonly [folder?: string, target?: string] {
  const [from, to] = [source.split("/"), resolved.split("/")];
  const depth = from.findIndex((name, index) => name !== to[index]);
  const areFolders = depth > 2 && depth < from.length - 1 && depth < to.length - 1;
  const isSource = /^(?:apps|packages)\/[^/]+\/src\//.test(source);
  const upTo = (names: readonly string[]) => names.slice(0, depth + 1).join("/");
  return areFolders && isSource ? [upTo(from), upTo(to)] : [];
}

function reaches(imports: FolderImports, folder: string, target: string, seen = new Set<string>()): boolean {
  if (folder === target) return true;
  if (seen.has(folder)) return false;
  seen.add(folder);
  return [...(imports.get(folder)?.keys() ?? [])].some((next) => reaches(imports, next, target, seen));
}

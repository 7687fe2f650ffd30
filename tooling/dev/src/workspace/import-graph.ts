import fs from "node:fs";
import path from "node:path";

/** The modules that each source file of the workspace imports at run time, by paths from the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const sources = "{apps,packages,tooling}/*/{*,{src,app,server}/**/*}.{ts,tsx}";
const built = new Set(["node_modules", "dist", "build", ".types", ".react-router"]);

/** Reads the imports of every source file: static, dynamic and by `export from`, without those of types. */
export function readImportGraph(root: string): ImportGraph {
  const files = fs
    .globSync(sources, { cwd: root, exclude: (name) => built.has(path.basename(name)) })
    .map((file) => file.split(path.sep).join("/"));
  const entries = readEntries(root);
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const specifiers = findImports(fs.readFileSync(path.join(root, file), "utf8"));
      const targets = specifiers.map((specifier) =>
        specifier.startsWith(".") ? path.posix.join(path.posix.dirname(file), specifier) : entries.get(specifier),
      );
      return [file, targets.filter((target) => target !== undefined && known.has(target)) as string[]];
    }),
  );
}

/** The specifiers of a source's imports at run time. Comments are not read. */
export function findImports(source: string): string[] {
  const code = source.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, "");
  const declared = code.matchAll(/^(?:import|export)\s(?!type\s)(?:[^"';]*?\sfrom\s)?"([^"]+)"/gm);
  const dynamic = code.matchAll(/\bimport\(\s*"([^"]+)"/g);
  const routes = code.matchAll(/"([\w/-]+\.route\.tsx?)"/g);
  return [
    ...[...declared, ...dynamic].map(([, specifier = ""]) => specifier),
    // The table of the router names its modules by their paths.
    ...[...routes].map(([, file = ""]) => `./${file}`),
  ];
}

/** Everything that some files import, at any distance, with the files themselves. */
export function findReached(graph: ImportGraph, roots: readonly string[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const next = [...roots];
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    next.push(...(graph.get(file) ?? []));
  }
  return reached;
}

/** The file of each entry of the workspace's packages, such as "@store/ui-kit/button". */
function readEntries(root: string): ReadonlyMap<string, string> {
  const packages = fs.globSync("{packages,tooling}/*/package.json", { cwd: root });
  return new Map(
    packages.flatMap((file) => {
      const { name, exports = {} } = JSON.parse(fs.readFileSync(path.join(root, file), "utf8"));
      const folder = path.dirname(file).split(path.sep).join("/");
      return Object.entries<string | { types: string }>(exports).map(([entry, target]) => {
        // A package that is built before it is used has its source as its types.
        const source = typeof target === "string" ? target : target.types;
        return [path.posix.join(name, entry), path.posix.join(folder, source)] as const;
      });
    }),
  );
}

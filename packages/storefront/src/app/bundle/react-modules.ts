import { createRequire } from "node:module";
import type { Plugin } from "vite";

const prefix = "\0react-module:";
const asModules = new Set(["react", "react/jsx-runtime"]);
/** Whoever belongs to React keeps its own require. */
const ofReact = /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/;

/**
 * Gives React's exports to the built client as an ES module. React is published as CommonJS, so that each chunk would
 * otherwise wrap it and read every hook and element from an object: `(0, a.jsx)` instead of `a`. Names that a version of
 * React adds need no change here.
 */
export function reactModules(): Plugin {
  const require = createRequire(`${process.cwd()}/package.json`);
  return {
    name: "react-modules",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: (id, importer) =>
      asModules.has(id) && importer !== undefined && !importer.startsWith(prefix) && !ofReact.test(importer)
        ? `${prefix}${id}`
        : null,
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const name = id.slice(prefix.length);
      return toModule(name, { file: require.resolve(name), names: Object.keys(require(name)) });
    },
  };
}

function toModule(name: string, { file, names }: { file: string; names: readonly string[] }): string {
  const lines = names.filter((one) => one !== "default").map((one) => `export const ${one} = all.${one};`);
  return [`import all from ${JSON.stringify(file)};`, ...lines, name === "react" ? "export default all;" : ""].join(
    "\n",
  );
}

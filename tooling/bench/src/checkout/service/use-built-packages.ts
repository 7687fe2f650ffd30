import fs from "node:fs";
import { registerHooks } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

// Loaded before a program of the workspace (`node --import`): it then runs on our packages as they are published, built,
// instead of on their sources.
const scope = "@store/";
const packages = path.resolve(import.meta.dirname, "../../../../../packages");

registerHooks({
  resolve(specifier, context, next) {
    if (!specifier.startsWith(scope)) return next(specifier, context);
    const [name = "", ...rest] = specifier.slice(scope.length).split("/");
    const folder = path.join(packages, name);
    const { publishConfig } = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
    const entry = publishConfig?.exports[["./", rest.join("/")].join("").replace(/\/$/, "")];
    // The sample store is not published.
    if (!entry) return next(specifier, context);
    return { url: pathToFileURL(path.join(folder, entry.import.default)).href, format: "module", shortCircuit: true };
  },
});

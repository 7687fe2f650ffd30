import type { IForbiddenRuleType } from "dependency-cruiser";
import { forbidden, independent, layers } from "../layers.ts";
import { type FolderLines, folderLines } from "./folder-lines.ts";

/** Tests and what only they use, which may import anything. */
export const testFile = "\\.(?:test|browser|stories|fixture|samples)\\.tsx?$";
/** With the folders of test kits and fault injection. */
export const testKit = `${testFile}|/(?:testing|faults)/`;

const sourcesOf = (names: readonly string[]) =>
  `^(?:apps|packages)/(?:${names.map((name) => name.replace("@store/", "")).join("|")})/`;

/** A package imports only from lower layers, and nothing that its row forbids. */
function toLayerRule(name: string): IForbiddenRuleType {
  const denied = forbidden[name] ?? [];
  const lower = Object.keys(layers).filter((other) => (layers[other] ?? 0) < (layers[name] ?? 0));
  const allowed = lower.filter((other) => !denied.includes(other));
  const fromNpm = denied.filter((other) => !(other in layers));
  const from = { path: `${sourcesOf([name])}(?:src|app|server)/`, pathNot: testKit };
  const own = sourcesOf([name, ...allowed]);
  const rule = { name: `layer-of-${name.replace("@store/", "")}`, from };
  if (independent.includes(name))
    return {
      ...rule,
      comment: `${name} may import only its own files`,
      to: { pathNot: own, dependencyTypesNot: ["core"] },
    };
  return {
    ...rule,
    comment: `${name} may import from: ${allowed.join(", ")}${fromNpm.length > 0 ? `; never from: ${fromNpm.join(", ")}` : ""}`,
    to: {
      path: ["^(?:apps|packages|tooling)/", ...fromNpm.map((other) => `(?:^|/)node_modules/${other}/`)],
      pathNot: own,
    },
  };
}

/** A folder imports only from lower lines of its package, never from its own line. */
function toLineRules(name: string, lines: FolderLines): IForbiddenRuleType[] {
  const source = `^packages/${name}/src/`;
  return lines.map((folders, line) => {
    const lower = lines.slice(0, line).flat();
    return {
      name: `line-${line}-of-${name}`,
      comment: `${folders.join(", ")} of ${name} may import from: ${lower.join(", ") || "no other folder"}`,
      from: { path: `${source}(${folders.join("|")})(?:/|$)`, pathNot: testFile },
      to: { path: source, pathNot: `${source}(?:${["$1", ...lower].join("|")})(?:/|$)` },
    };
  });
}

/** What `lint` checks of every import of the workspace. The comment of a rule says what is allowed. */
export const importRules: IForbiddenRuleType[] = [
  ...Object.keys(layers).map(toLayerRule),
  ...Object.entries(folderLines).flatMap(([name, lines]) => toLineRules(name, lines)),
  {
    name: "no-circle-of-files",
    comment: "files may not import each other in a circle, types included",
    from: {},
    to: { circular: true },
  },
  {
    name: "no-test-kit",
    comment: "what runs in the store may not import test kits, fault injection, tests and their fixtures",
    from: { path: "^packages/", pathNot: [testKit, "\\.config\\.m?ts$"] },
    to: { path: testKit, pathNot: "(?:^|/)node_modules/" },
  },
  {
    name: "is-found",
    comment: "no such module is in the workspace",
    from: {},
    to: { couldNotResolve: true, path: "^(?:\\.|@store/)", pathNot: "\\.css$|\\?|/\\+types/" },
  },
];

import type { Call } from "./all-calls.fixture.ts";

/** Folders in which a store has pages, too: of these a server passes on single paths. */
const sharedWithPages = /^\/(?:account|gift-registry|checkout\/confirmation)\//;

/**
 * The text of `generated/path-table.md`: the paths that a server passes on to the service, whole folders where it can, by
 * the features of their calls.
 */
export function toPathTable(calls: readonly Call[]): string {
  const features = new Map<string, Set<string>>();
  for (const { operation, feature } of calls) {
    const path = toPattern(operation.path, calls);
    features.set(path, new Set(features.get(path)).add(feature));
  }
  const lists = new Map<string, string[]>();
  for (const [path, names] of features) {
    const list = [...names].join(", ");
    lists.set(list, [...(lists.get(list) ?? []), `\`${path}\``]);
  }
  const rows = [...lists].map(([list, paths]) => `| ${list} | ${paths.join(", ")} |`);
  return `${["| calls of | path |", "|---|---|", ...rows].join("\n")}\n`;
}

/** The folder of a path if it has several calls and no page; otherwise the path itself. */
function toPattern(path: string, calls: readonly Call[]): string {
  const folder = /^\/(?:(?:api\/)?checkout\/|browse\/|pictures\/)?[\w-]+\//.exec(path)?.[0];
  if (folder === undefined || sharedWithPages.test(path)) return path;
  const isAlone = calls.filter(({ operation }) => operation.path.startsWith(folder)).length === 1;
  return isAlone && !path.includes("{") ? path : `${folder}*`;
}

import { findReached, type ImportGraph } from "@store/dev/import-graph";

const isProof = (file: string) => /\.(test|browser|stories|samples|fixture)\.tsx?$/.test(file);
const isComponent = (file: string) => /^packages\/.*\.tsx$/.test(file) && !isProof(file);

/** What runs for shoppers: the apps' own files, and the templates of mails. Storybook shows parts that no page may have. */
const isRoot = (file: string) =>
  !isProof(file) &&
  ((/^apps\//.test(file) && !file.startsWith("apps/storybook/")) || file === "packages/mail/src/index.ts");

/** Published parts that no page of this store has, with the reason why they are published. */
export const ownUse: Readonly<Record<string, string>> = {};

/** What the pages of the store reach. */
export function findReachedByPages(graph: ImportGraph): ReadonlySet<string> {
  return findReached(graph, [...graph.keys()].filter(isRoot));
}

/** Components that no page reaches and that have no reason for it. */
export function findUnreached(graph: ImportGraph, reasons = ownUse): string[] {
  const reached = findReachedByPages(graph);
  return [...graph.keys()].filter((file) => isComponent(file) && !reached.has(file) && !(file in reasons)).sort();
}

/**
 * Whether a page reaches what a test renders: every component that it imports, by itself or in a story. A test that
 * renders nothing has no component.
 */
export function isReached(test: string, graph: ImportGraph, reached: ReadonlySet<string>): boolean {
  const imported = graph.get(test) ?? [];
  const rendered = imported.flatMap((file) => (/\.stories\.tsx$/.test(file) ? (graph.get(file) ?? []) : [file]));
  return rendered.filter(isComponent).every((file) => reached.has(file));
}

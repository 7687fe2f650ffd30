import { findReached, type ImportGraph } from "../../workspace/import-graph.ts";

/** What a change reaches: all there is, with the file that says so, or some files of tests. */
export type Selection =
  | { kind: "everything"; because: string }
  | {
      kind: "some";
      /** Files of tests of rules, calls and screens, of stories, and of screens in a browser. */
      tests: string[];
      stories: string[];
      browser: string[];
      /** All journeys, those of some files, or none. */
      journeys: "all" | string[];
      /** Whether a published package changed, which consumers install. */
      hasPublished: boolean;
    };

/** What nothing imports: the checks of the workspace, consumers and the release read it. */
const readByChecksAlone = /(^|\/)(LICENSE|CODEOWNERS|[\w.-]+\.mdx?|\.gitignore)$|^\.(github|ci|changeset)\//;

/** Modules whose use is not an import: what starts them names their path, or what they do outlives the process. */
const usedUnseen = [
  // A database is migrated and filled before any test opens it.
  /^packages\/commerce-service\/src\/database\//,
  /^packages\/sample-store\/src\//,
  // Loaded by the tests of what serves it, through the path of its entry.
  /^packages\/(commerce-service\/src\/node|storefront-server\/src)\//,
  // Settings, set-ups and the programs that run the tests.
  /^tooling\/(config|dev|start|testing)\//,
  /(^|\/)[\w.-]+\.config\.[cm]?ts$/,
  /^apps\/storybook\/(\.storybook|src)\//,
  /^packages\/commerce-service\/src\/testing\//,
];

/** Tests that read files of the workspace by path. They are quick, and always selected. */
const readsWorkspace = (file: string) =>
  /^tooling\/(config|testing)\/|^tooling\/dev\/src\/(api|release|test)\/|\/src\/(app\/apps|app\/document\/brand-files|admission\/limits|assortment\/assortment|previews\/link-previews|metrics\/documented-metrics)\.test\./.test(
    file,
  );

/** What consumers and the rehearsal of a release read besides the packages' sources. */
const isReleased = (file: string) => /^\.changeset\/|^packages\/[\w-]+\/README\.md$/.test(file);

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isStory = (file: string) => /\.stories\.tsx$/.test(file);
const isBrowserTest = (file: string) => /\.browser\.tsx$/.test(file);
const isJourney = (file: string) => /^tooling\/e2e\/src\/[\w-]+\.spec\.ts$/.test(file);
export const isProof = (file: string) => [isTest, isStory, isBrowserTest, isJourney].some((is) => is(file));

/** What the running store is made of: its apps, and what `start` loads by path. */
const isServed = (file: string) =>
  /^apps\/(storefront-us|storefront-ca|sectional-configurator)\//.test(file) ||
  /^packages\/(mail\/src\/index|sample-store\/src\/sample-service)\.tsx?$/.test(file);

/**
 * Selects the tests that a change reaches through imports. Where the graph of imports cannot tell, it selects everything:
 * a style, a migration, sample data, a shared setting, the lock file, a module that nothing imports.
 */
export function selectTests(changed: readonly string[], graph: ImportGraph): Selection {
  const importers = reverse(graph);
  const begun = changed.filter((file) => !readByChecksAlone.test(file));
  for (const file of begun) {
    if (isProof(file)) continue;
    const isKnown = graph.has(file) && (importers.has(file) || isServed(file));
    if (!isKnown || usedUnseen.some((pattern) => pattern.test(file))) return { kind: "everything", because: file };
  }
  const reached = [...findReached(importers, begun)].filter((file) => graph.has(file)).sort();
  // What nothing imports is a program, or an entry for others: its package's tests may start it by its path.
  const started = reached.filter((file) => !isProof(file) && !importers.has(file)).map(packageOf);
  const isReached = (file: string) =>
    reached.includes(file) || started.includes(packageOf(file)) || readsWorkspace(file);
  const isStoreReached = reached.some((file) => isServed(file) || file.startsWith("tooling/e2e/src/set-up/"));
  return {
    kind: "some",
    tests: [...graph.keys()].filter((file) => isTest(file) && isReached(file)).sort(),
    stories: reached.filter(isStory),
    browser: reached.filter(isBrowserTest),
    journeys: isStoreReached ? "all" : reached.filter(isJourney),
    hasPublished: changed.some(isReleased) || reached.some((file) => file.startsWith("packages/") && !isProof(file)),
  };
}

const packageOf = (file: string) => file.split("/").slice(0, 2).join("/");

function reverse(graph: ImportGraph): ImportGraph {
  const importers = new Map<string, string[]>();
  for (const [file, imports] of graph)
    for (const each of imports) importers.set(each, [...(importers.get(each) ?? []), file]);
  return importers;
}

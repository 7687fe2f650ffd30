import path from "node:path";
import { type ChosenSuite, chooseSuites, type Extent } from "../suites.ts";
import type { Selection } from "./select-tests.ts";

interface ChangedSuitesOptions {
  root: string;
  /** Whether a test was changed that carries the tag `deep`: then all that is reached runs, with that tag or without. */
  isDeepChanged: boolean;
}

/** The suites of a run of what a change reaches, each with its files. */
export function chooseChangedSuites(
  selection: Selection,
  extent: Extent,
  { root, isDeepChanged }: ChangedSuitesOptions,
): ChosenSuite[] {
  const suites = chooseSuites(extent);
  if (selection.kind === "everything") return suites;
  const { tests, stories, browser, journeys, hasPublished } = selection;
  const files: Record<string, readonly string[]> = {
    "rules, calls, screens": tests,
    stories,
    "screens in a browser": browser,
    journeys: journeys === "all" ? [] : journeys,
  };
  const isChosen = ({ name }: ChosenSuite) =>
    name in files ? (files[name] ?? []).length > 0 || (name === "journeys" && journeys === "all") : hasPublished;
  return suites
    .filter(isChosen)
    .map((suite) => (isDeepChanged && suite.name !== "stories" ? { ...suite, words: [] } : suite))
    .map((suite) => narrow(suite, files[suite.name] ?? [], root));
}

const escapeRegExp = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");

/** The suite with these files alone; all of it without files. */
function narrow(suite: ChosenSuite, files: readonly string[], root: string): ChosenSuite {
  if (files.length === 0) return suite;
  const paths = files.map((file) => path.join(root, file));
  // Journeys that are named run, with whichever tag. Playwright reads a path as a regular expression.
  if (suite.name === "journeys") return { ...suite, words: paths.map(escapeRegExp), env: { STORE_NIGHTLY: "1" } };
  if (suite.name !== "rules, calls, screens") return { ...suite, words: [...suite.words, ...paths] };
  const folders = new Set(files.map((file) => file.split("/").slice(0, 2).join("/")));
  return {
    ...suite,
    files: undefined,
    // Each package runs those of the files that are its own.
    tasks: ["test", ...[...folders].map((folder) => `--filter=./${folder}`), "--concurrency=2"],
    words: [...suite.words, ...paths],
  };
}

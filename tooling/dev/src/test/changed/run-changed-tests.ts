import fs from "node:fs";
import path from "node:path";
import { readImportGraph } from "../../workspace/import-graph.ts";
import { workspaceRoot } from "../../workspace/workspace-root.ts";
import { runTests } from "../run-tests.ts";
import type { Extent } from "../suites.ts";
import { chooseChangedSuites } from "./choose-changed-suites.ts";
import { listChangedFiles } from "./list-changed-files.ts";
import { isProof, type Selection, selectTests } from "./select-tests.ts";

/** Runs the tests that the changes since a commit reach, and says which and why. Returns the exit code. */
export async function runChangedTests(
  extent: Extent,
  { force, since }: { force: boolean; since: string },
): Promise<number> {
  let changed: string[];
  try {
    changed = listChangedFiles(workspaceRoot, since);
  } catch (error) {
    console.error(`What has changed since ${since} cannot be told. ${error instanceof Error ? error.message : error}`);
    return 2;
  }
  if (changed.length === 0) {
    console.log(`Nothing has changed since ${since}.`);
    return 0;
  }
  const selection = selectTests(changed, readImportGraph(workspaceRoot));
  console.log(`${changed.length} changed file${changed.length === 1 ? "" : "s"}: ${describe(selection)}`);
  const isDeepChanged = changed.filter(isProof).some(hasDeepTag);
  const chosen = chooseChangedSuites(selection, extent, { root: workspaceRoot, isDeepChanged });
  return runTests(extent, { force, chosen });
}

function hasDeepTag(file: string): boolean {
  const name = path.join(workspaceRoot, file);
  return fs.existsSync(name) && /"@?deep"/.test(fs.readFileSync(name, "utf8"));
}

function describe(selection: Selection): string {
  if (selection.kind === "everything")
    return `everything runs, since imports do not show what ${selection.because} reaches.`;
  const { tests, stories, browser, journeys } = selection;
  const counts = { tests, stories, "tests in a browser": browser };
  const named = Object.entries(counts).map(([what, files]) => `${files.length} files of ${what}`);
  return [...named, journeys === "all" ? "all journeys" : `${journeys.length} files of journeys`].join(", ");
}

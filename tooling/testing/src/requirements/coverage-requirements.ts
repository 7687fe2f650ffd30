import path from "node:path";
import { readImportGraph } from "@store/dev/import-graph";
import { badTitles, coverRequirements } from "./cover-requirements.ts";
import { findMissingReports } from "./missing-reports.ts";
import { readReports } from "./read-reports.ts";
import { readRequirements } from "./requirement.ts";
import { findReachedByPages, findUnreached, isReached } from "./unreached-components.ts";

// `pnpm coverage:requirements`: which requirement is proved by which test of the last run, and at which level. A test of
// what no page reaches proves nothing.
const root = path.resolve(import.meta.dirname, "../../../..");
const passed = readReports(root);
const missing = findMissingReports(root);
if (missing.length > 0) {
  console.error(`No report of a whole run: run \`npx -y pnpm@12 test all\` first.\n  ${missing.join("\n  ")}`);
  process.exit(1);
}

const requirements = readRequirements();
const graph = readImportGraph(root);
const reached = findReachedByPages(graph);
const covered = coverRequirements(
  requirements,
  passed.filter(({ file }) => isReached(file, graph, reached)),
);

for (const { id, kind, tests } of covered.filter(({ tests }) => tests.length > 0))
  for (const { level, file, title } of tests) console.log(`${id}\t${kind}\t${level}\t${file}\t${title}`);

const done = covered.filter(({ tests }) => tests.length > 0);
console.log(`\n${done.length} of ${requirements.length} requirements are proved by ${passed.length} passed tests.`);
for (const [kind, rows] of Object.entries(Object.groupBy(covered, ({ kind }) => kind)))
  console.log(`  ${kind}: ${rows.filter(({ tests }) => tests.length > 0).length} of ${rows.length}`);

const bad = badTitles(requirements, passed);
if (bad.length > 0) {
  console.error(`\nTitles with more than three ids, or with an unknown one:\n  ${bad.join("\n  ")}`);
  process.exit(1);
}

const unreached = findUnreached(graph);
if (unreached.length > 0) {
  console.error(
    `\nComponents that no page reaches, without a reason in unreached-components.ts:\n  ${unreached.join("\n  ")}`,
  );
  process.exit(1);
}

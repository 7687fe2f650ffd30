import { execFileSync } from "node:child_process";
import path from "node:path";
import { expect, it } from "vitest";
import { readRequirements } from "../requirements/requirement.ts";
import { coreJourneys, coreWays } from "./core-journeys.ts";

const e2e = path.resolve(import.meta.dirname, "../../../e2e");
// Calls have no page, and constants are seen on the pages of the others.
const withoutPage = new Set(["CALL", "CONST"]);

it("every area of the requirements that has a page has a core journey", () => {
  const areas = new Set(readRequirements().map(({ id }) => id.replace(/-\d+$/, "")));
  expect(Object.keys(coreJourneys).sort()).toEqual([...areas].filter((area) => !withoutPage.has(area)).sort());
});

// As `pnpm test` runs them: without those that are slow or run at night only.
const list = ["node_modules/@playwright/test/cli.js", "test", "--list", "--reporter=list", "--grep-invert=@deep"];
const env = { ...process.env, STORE_PROGRESS: "" };
const journeys = execFileSync(process.execPath, list, { cwd: e2e, encoding: "utf8", env }).split("\n");

it.each(Object.entries({ ...coreJourneys, ...coreWays }))("%s has a journey that `test` runs", (_, [file, title]) => {
  expect(journeys.filter((line) => line.includes(` › ${file}:`) && line.includes(` › ${title}`))).not.toEqual([]);
});

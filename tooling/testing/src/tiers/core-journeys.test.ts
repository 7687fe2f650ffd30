import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { readRequirements } from "../requirements/requirement.ts";
import { coreJourneys, coreWays } from "./core-journeys.ts";

const journeys = path.resolve(import.meta.dirname, "../../../e2e/src");
// Calls have no page, and constants are seen on the pages of the others.
const withoutPage = new Set(["CALL", "CONST"]);

it("every area of the requirements that has a page has a core journey", () => {
  const areas = new Set(readRequirements().map(({ id }) => id.replace(/-\d+$/, "")));
  expect(Object.keys(coreJourneys).sort()).toEqual([...areas].filter((area) => !withoutPage.has(area)).sort());
});

it.each(Object.entries({ ...coreJourneys, ...coreWays }))(
  "%s is walked by a journey that exists and is not dear",
  (_, [file, title]) => {
    const source = fs.readFileSync(path.join(journeys, file), "utf8");
    const at = source.indexOf(title);
    expect(at, `"${title}" in ${file}`).toBeGreaterThan(0);
    // Its options stand between the title and the function.
    expect(source.slice(at, source.indexOf("async", at))).not.toContain("@deep");
  },
);

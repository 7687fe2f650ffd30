import fs from "node:fs";
import path from "node:path";
import type { PassedTest } from "./cover-requirements.ts";
import { testLevel } from "./test-level.ts";

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}
interface JourneySuite {
  file: string;
  title: string;
  suites?: JourneySuite[];
  specs: { title: string; ok: boolean; file: string }[];
}

/** Every test that ran and passed, from the reports that the last whole run left. */
export function readReports(folder: string, root: string): PassedTest[] {
  const reports = fs.readdirSync(folder).filter((name) => name.endsWith(".json"));
  return reports.flatMap((name) => {
    const report: unknown = JSON.parse(fs.readFileSync(path.join(folder, name), "utf8"));
    // Each runner writes its own form; the field that only one of them has tells which.
    return "testResults" in (report as object)
      ? fromVitest(report as VitestReport, root)
      : fromJourneys(report as { suites: JourneySuite[] });
  });
}

function fromVitest({ testResults }: VitestReport, root: string): PassedTest[] {
  return testResults.flatMap(({ name, assertionResults }) => {
    const file = path.relative(root, name);
    const level = testLevel(file, fs.existsSync(name) ? fs.readFileSync(name, "utf8") : "");
    return assertionResults
      .filter(({ status }) => status === "passed")
      .map(({ fullName }) => ({ title: fullName, file, level }));
  });
}

function fromJourneys({ suites }: { suites: JourneySuite[] }): PassedTest[] {
  return suites.flatMap((suite) => [
    ...suite.specs
      .filter(({ ok }) => ok)
      .map(({ title, file }) => ({
        title: `${suite.title} ${title}`,
        file: `tooling/e2e/src/${file}`,
        level: "journey" as const,
      })),
    ...fromJourneys({ suites: suite.suites ?? [] }),
  ]);
}

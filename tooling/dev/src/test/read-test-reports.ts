import fs from "node:fs";
import path from "node:path";

/** A test that ran. */
export interface ReportedTest {
  title: string;
  status: "passed" | "failed" | "flaky" | "skipped";
  /** Of the try that decided. */
  milliseconds: number;
  /** The line of the file that calls `it`; one of a table has its template's. */
  line?: number;
}

/** A test file that ran; stories run once for each face that shows them. */
export interface ReportedFile {
  /** Path from the root of the repository. */
  file: string;
  milliseconds: number;
  tests: ReportedTest[];
}

interface VitestResult {
  fullName: string;
  status: string;
  duration?: number | null;
  location?: { line: number };
  /** Of the first try, too, if the second passed. */
  failureMessages?: string[];
}
interface VitestReport {
  testResults: {
    name: string;
    startTime: number;
    endTime: number;
    assertionResults: VitestResult[];
  }[];
}
interface PlaywrightSuite {
  file: string;
  title: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; line: number; tests: { status: string; results: { duration: number }[] }[] }[];
}
interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}

/** The reports that the packages' last runs left, by their paths from the root. */
export function listTestReports(root: string): string[] {
  return fs.globSync("{apps,packages,tooling}/*/.reports/*.json", { cwd: root }).sort();
}

/** Reads what the last run of every package reported in its `.reports` folder, in the form of either runner. */
export function readTestReports(root: string): ReportedFile[] {
  const reports = listTestReports(root);
  // Beside the report of a whole run, one of a share is from an earlier run.
  const current = reports.filter(
    (name) => !reports.includes(name.replace(/-\d+-of-\d+\.json$/, ".json")) || !/-of-/.test(name),
  );
  return current.flatMap((name) => {
    const report: VitestReport | PlaywrightReport = JSON.parse(fs.readFileSync(path.join(root, name), "utf8"));
    const files = "testResults" in report ? fromVitest(report) : fromPlaywright(report);
    return files.map((each) => ({ ...each, file: path.relative(root, each.file) }));
  });
}

function fromVitest({ testResults }: VitestReport): ReportedFile[] {
  return testResults.map(({ name, startTime, endTime, assertionResults }) => ({
    file: name,
    milliseconds: endTime - startTime,
    tests: assertionResults.map((result) => ({
      title: result.fullName,
      status: vitestStatus(result),
      milliseconds: Math.round(result.duration ?? 0),
      ...(result.location && { line: result.location.line }),
    })),
  }));
}

function vitestStatus({ status, failureMessages = [] }: VitestResult): ReportedTest["status"] {
  if (status === "passed") return failureMessages.length > 0 ? "flaky" : "passed";
  return status === "failed" ? "failed" : "skipped";
}

const playwrightStatus: Readonly<Record<string, ReportedTest["status"]>> = {
  expected: "passed",
  unexpected: "failed",
  flaky: "flaky",
};

function fromPlaywright({ config, suites }: PlaywrightReport): ReportedFile[] {
  return suites.map((suite) => {
    const specs = specsOf(suite);
    const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
    return {
      file: path.join(config.rootDir, suite.file),
      milliseconds: results.reduce((sum, { duration }) => sum + duration, 0),
      tests: specs.flatMap(({ title, line, tests }) =>
        tests.map((test) => ({
          title,
          status: playwrightStatus[test.status] ?? "skipped",
          milliseconds: test.results.at(-1)?.duration ?? 0,
          line,
        })),
      ),
    };
  });
}

function specsOf({ title, specs, suites = [] }: PlaywrightSuite): PlaywrightSuite["specs"] {
  const inner = suites.flatMap(specsOf);
  return [...specs, ...inner].map((spec) => ({ ...spec, title: `${title} ${spec.title}` }));
}

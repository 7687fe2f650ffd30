import { execFileSync } from "node:child_process";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { workspaceRoot } from "../workspace/workspace-root.ts";
import { chooseSuites, parts } from "./suites.ts";

const core = chooseSuites({ isWhole: false });
const whole = chooseSuites({ isWhole: true });

// They are no runners of the run that this test is a part of.
const env = { ...process.env, STORE_PROGRESS: "" };

/** Files and titles of the journeys that Playwright would run. */
function listJourneys(words: readonly string[]): string[] {
  // Without the other reporters: a list is no report of a run.
  const list = ["node_modules/@playwright/test/cli.js", "test", "--list", "--reporter=list", ...words];
  const output = execFileSync("node", list, { cwd: path.join(workspaceRoot, "tooling/e2e"), encoding: "utf8", env });
  return output.split("\n").filter((line) => line.includes(" › "));
}

/** Files and titles of the tests of a package that Vitest would run. */
function listTests(folder: string, words: readonly string[]): string[] {
  const list = ["node_modules/vitest/vitest.mjs", "list", "--json", ...words];
  const output = execFileSync("node", list, { cwd: path.join(workspaceRoot, folder), encoding: "utf8", env });
  const tests: { file: string; name: string }[] = JSON.parse(output.slice(output.indexOf("[")));
  return tests.map(({ file, name }) => `${file} ${name}`);
}

const wordsOf = (name: string) => core.find((suite) => suite.name === name)?.words ?? [];

describe("what `test` runs", () => {
  it("is a part of what `test all` runs: of some suites less, and of none anything else", () => {
    for (const { name, tasks, words } of core) {
      expect(whole.find((suite) => suite.name === name)).toMatchObject({ tasks, words: [] });
      for (const word of words) expect(word).toMatch(/^--(grep-invert=|tags-filter=!|project=)/);
    }
    expect(core.length).toBeLessThan(whole.length);
  });

  it("is less than all journeys by those that are slow", { timeout: 60_000 }, () => {
    const all = listJourneys([]);
    const some = listJourneys(wordsOf("journeys"));
    expect(some.length).toBeGreaterThan(40);
    expect(all).toEqual(expect.arrayContaining(some));
    const left = all.filter((line) => !some.includes(line));
    expect(left.length).toBeGreaterThan(0);
    expect(left).toEqual(listJourneys(["--grep=@deep"]));
  });

  it("is a part of all tests of a package", { tags: ["deep"], timeout: 60_000 }, () => {
    const all = listTests("packages/mail", []);
    const some = listTests("packages/mail", wordsOf("rules, calls, screens"));
    expect(some.length).toBeGreaterThan(0);
    expect(all).toEqual(expect.arrayContaining(some));
  });
});

describe("the parts of a whole run", () => {
  it("are all of it, each suite in one of them", () => {
    const inParts = parts.flatMap((part) => chooseSuites({ isWhole: true, part }));
    expect(inParts.map(({ name }) => name).sort()).toEqual(whole.map(({ name }) => name).sort());
  });

  it("share the journeys, and nothing else", () => {
    const shared = chooseSuites({ isWhole: true, shard: "1/2" });
    expect(shared.filter(({ words }) => words.length > 0)).toMatchObject([
      { name: "journeys", words: ["--shard=1/2"] },
    ]);
  });
});

import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

interface Job {
  permissions?: unknown;
  environment?: string;
  needs?: string;
  uses?: string;
  strategy?: { matrix: { part?: readonly string[] } };
  steps?: readonly { uses?: string; run?: string; with?: Readonly<Record<string, unknown>> }[];
}

const root = path.resolve(import.meta.dirname, "../../..");
const folder = path.join(root, ".github/workflows");
const files = fs.readdirSync(folder).filter((file) => /\.ya?ml$/.test(file));
const workflows = files.map((file) => {
  const workflow: { permissions?: unknown; jobs: Record<string, Job> } = parse(
    fs.readFileSync(path.join(folder, file), "utf8"),
  );
  return { file, ...workflow };
});
const jobs = workflows.flatMap(({ file, jobs }) =>
  Object.entries(jobs).map(([name, job]) => ({ name: `${file}, ${name}`, ...job })),
);

/** Every permission to write that a job has. Code of a dependency that runs in the job has it, too. */
const writers = [
  "release.yml, version: contents",
  "release.yml, version: pull-requests",
  "release.yml, publish: contents",
  "release.yml, publish: id-token",
];

describe("a workflow", () => {
  it.each(workflows)("$file gives no permission to all of its jobs", ({ permissions }) => {
    expect(permissions).toEqual({});
  });

  it.each(jobs)("$name states each permission that the job needs", ({ permissions }) => {
    // "read-all" and "write-all" are strings.
    expect(permissions).toBeTypeOf("object");
    expect(permissions).not.toBeNull();
    for (const access of Object.values(permissions as object)) expect(["read", "write"]).toContain(access);
  });

  it("may write only where it has to", () => {
    const found = jobs.flatMap(({ name, permissions }) =>
      Object.entries(permissions ?? {})
        .filter(([, access]) => access === "write")
        .map(([scope]) => `${name}: ${scope}`),
    );
    expect(found).toEqual(writers);
  });

  it.each(jobs)("$name runs actions of fixed commits only", ({ uses, steps = [] }) => {
    const used = [uses, ...steps.map((step) => step.uses)].filter((name) => name !== undefined);
    expect(used.filter((name) => !/^\.\/|@[\da-f]{40}$/.test(name))).toEqual([]);
  });
});

describe("the CI workflow", () => {
  const script = fs.readFileSync(path.join(root, ".ci/run"), "utf8");
  const workflow = workflows.find(({ file }) => file === "ci.yml");
  const run = (words: string) =>
    spawnSync("bash", [path.join(root, ".ci/run"), ...words.split(" ")], { encoding: "utf8" });

  it("runs every part of .ci/run side by side, the journeys in shares that make a whole", () => {
    const [, usage = ""] = /^usage='Usage: \.ci\/run \[(.*)\]/m.exec(script) ?? [];
    const { part = [] } = workflow?.jobs.part?.strategy?.matrix ?? {};
    expect([...new Set(part.map((name) => name.split(" ")[0])), "requirements"]).toEqual(
      usage.split(" | ").map((name) => name.split(" ")[0]),
    );
    const shares = part.flatMap((name) => /^journeys (\d)\/(\d)$/.exec(name)?.slice(1) ?? []);
    expect(shares).toEqual(["1", "2", "2", "2"]);
    expect(
      workflow?.jobs.part?.steps?.some(({ run }) => /^bash .ci\/run \$\{\{ matrix.part \}\}$/.test(run ?? "")),
    ).toBe(true);
  });

  it("joins the reports of all parts, and fails if one has failed or is missing", () => {
    const { needs, steps = [] } = workflow?.jobs.requirements ?? {};
    expect(needs).toBe("part");
    expect(steps.flatMap(({ run }) => run ?? [])).toEqual([
      expect.stringMatching(/^test "\$\{\{ needs.part.result \}\}" = success$/),
      "bash .ci/run requirements",
    ]);
  });

  it.each(["nonsense", "journeys", "journeys 1", "rules 1/2"])("is not called with %s", (words) => {
    const { status, stdout } = run(words);
    expect(status).toBe(2);
    expect(stdout).toMatch(/^Usage: [^\n]+\n0 passed, 1 failed\n$/);
  });
});

describe("the release workflow", () => {
  const text = fs.readFileSync(path.join(folder, "release.yml"), "utf8");
  const release: { on: unknown; jobs: Record<string, Job> } = parse(text);

  it("selects a mode, then opens the version pull request, or packs and publishes", () => {
    const order = Object.entries(release.jobs).map(([name, { needs }]) => [name, needs]);
    expect(order).toEqual([
      ["select-mode", undefined],
      ["version", "select-mode"],
      ["pack", "select-mode"],
      ["publish", "pack"],
    ]);
  });

  it("runs for the main branch only, and publishes from one environment", () => {
    expect(release.on).toEqual({ push: { branches: ["main"] } });
    expect(release.jobs.publish?.environment).toBe("npm");
  });

  it("has no secret and no cache", () => {
    expect(text).not.toMatch(/secrets\.|TOKEN|actions\/cache|^\s*cache:/m);
    const setUps = Object.values(release.jobs).flatMap(({ steps = [] }) =>
      steps.filter(({ uses }) => uses?.startsWith("actions/setup-node@")),
    );
    expect(setUps).toHaveLength(4);
    for (const { with: options } of setUps) expect(options?.["package-manager-cache"]).toBe(false);
  });

  it("publishes what was packed: it neither builds nor tests, and runs no script of a dependency", () => {
    const { steps = [] } = release.jobs.publish ?? {};
    const { packageManager } = JSON.parse(fs.readFileSync(path.join(root, "package.json"), "utf8"));
    expect(steps.flatMap(({ run }) => run ?? [])).toEqual([
      `npm install --global --ignore-scripts ${packageManager}`,
      "pnpm install --frozen-lockfile --ignore-scripts",
    ]);
    expect(steps.at(-1)?.with?.["pack-dir-artifact-id"]).toContain("needs.pack.outputs.packed");
  });
});

import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";

interface Job {
  permissions?: unknown;
  uses?: string;
  steps?: readonly { uses?: string }[];
}

const folder = path.resolve(import.meta.dirname, "../../../.github/workflows");
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
const writers = ["release.yml, release: contents", "release.yml, release: pull-requests"];

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

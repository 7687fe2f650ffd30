import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runStep } from "../../consumers/run-step.ts";
import { workspaceRoot } from "../../workspace/workspace-root.ts";

/** What the generator changes and what it runs; everything else is linked. */
const copied = [
  ...[".biome.json", ".gitignore", "package.json", "tsconfig.base.json"],
  ...["packages/contract", "packages/commerce-service", "tooling/config/src/imports"],
  ...["new", "release", "workspace"].map((folder) => `tooling/dev/src/${folder}`),
];

let root: string;
const inCopy = (...names: string[]) => path.join(root, ...names);
const generate = (...words: string[]) =>
  spawnSync(process.execPath, [inCopy("tooling/dev/src/new/new.ts"), ...words], { cwd: root, encoding: "utf8" });

beforeAll(() => {
  root = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), "store feature "));
  const isCopied = (file: string) =>
    !/[\\/](dist|\.[\w-]+)$/.test(file) || copied.includes(path.relative(workspaceRoot, file));
  for (const file of copied)
    fs.cpSync(path.join(workspaceRoot, file), inCopy(file), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isCopied,
    });
  for (const folder of [".", "packages", "tooling", "tooling/config", "tooling/config/src"])
    for (const name of fs.readdirSync(path.join(workspaceRoot, folder)))
      if (!fs.existsSync(inCopy(folder, name)))
        fs.symlinkSync(path.join(workspaceRoot, folder, name), inCopy(folder, name), "junction");
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

it("writes a feature with its routes, which the linter and the contract's types accept", async () => {
  const { status, stdout, stderr } = generate("feature", "gift-wrap");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const written = stdout.match(/(?<=^ {2})\S+$/gm) ?? [];
  expect(written).toContain("packages/commerce-service/src/gift-wrap/handlers.ts");
  await runStep("biome", "biome", ["check", "--error-on-warnings", ...written], { cwd: root });
  expect(fs.readFileSync(inCopy("packages/contract/src/generated/routes.ts"), "utf8")).toContain("getGiftWrap");
  await runStep("tsc7", "tsc7", ["-p", "."], { cwd: inCopy("packages/contract") });
  const { folderLines } = await import(inCopy("tooling/config/src/imports/folder-lines.ts"));
  for (const name of ["contract", "commerce-service"]) expect(folderLines[name]).toContainEqual(["gift-wrap"]);
});

// Half a minute of processor time, so only at night.
if (process.env.STORE_MATRIX)
  it("passes the types and tests of the service", async () => {
    const options = { cwd: inCopy("packages/commerce-service"), withinMs: 240_000 };
    await runStep("tsc7", "tsc7", ["-p", "."], options);
    expect(await runStep("vitest", "vitest", ["run", "src/gift-wrap"], options)).toMatch(/1 passed.*\n.*\d+ passed/);
  }, 500_000);

it("ends with 1 and says why if a name is taken or is none, and writes nothing", () => {
  expect(generate("feature", "gift-wrap")).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("exists already"),
  });
  expect(generate("feature", "Gift wrap")).toMatchObject({
    status: 1,
    stderr: '"Gift wrap" is not a name such as "gift-wrap".\n',
  });
  expect(generate("feature")).toMatchObject({ status: 2, stderr: expect.stringContaining("pnpm new feature <name>") });
});

it("ends with 1 and the output of the run if the routes cannot be written", () => {
  fs.rmSync(inCopy("packages/contract/src/all-calls.test.ts"));
  const { status, stdout, stderr } = generate("feature", "gift-note");
  expect(status).toBe(1);
  expect(stderr).toMatch(/^The routes are not written\.\n.*No test files found/s);
  expect(stdout).not.toContain("Next:");
});

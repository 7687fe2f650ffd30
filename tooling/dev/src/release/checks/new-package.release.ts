import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readApi } from "../../api/check-api.ts";
import { runStep } from "../../consumers/run-step.ts";
import { packageTemplate } from "../../new/package-template.ts";
import { writeTemplate } from "../../new/write-template.ts";
import { readManifest } from "../../workspace/published-packages.ts";
import { workspaceRoot } from "../../workspace/workspace-root.ts";

const model = "packages/price-format";
const needed = [
  ...[".biome.json", ".gitignore", "package.json", "tsconfig.base.json"],
  ...["package.json", "tsconfig.json", "tsconfig.types.json", "tsup.config.mts"].map((file) => `${model}/${file}`),
  ...["tooling/config/src/layers.ts", "tooling/config/src/lint", "tooling/testing/src/mutation/thresholds.ts"],
  "tooling/dev/src/consumers/questions",
];

let root: string;
let folder: string;
let written: string[];
const run = (program: string, ...words: string[]) =>
  runStep(program, path.join(folder, "node_modules/.bin", program), words, { cwd: folder });

beforeAll(() => {
  root = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), "store new "));
  folder = path.join(root, "packages/gift-wrap");
  for (const file of needed) fs.cpSync(path.join(workspaceRoot, file), path.join(root, file), { recursive: true });
  written = writeTemplate(root, packageTemplate(root, "gift-wrap", "Reads the text of a gift message."));
  // What `pnpm install` would link.
  fs.symlinkSync(path.join(workspaceRoot, model, "node_modules"), path.join(folder, "node_modules"), "junction");
});
afterAll(() => fs.rmSync(root, { recursive: true, force: true }));

it("writes a package that the linter accepts, in every list of packages", async () => {
  await runStep("biome", "biome", ["check", "--error-on-warnings", ...written], { cwd: root });
  const { layers } = await import(path.join(root, "tooling/config/src/layers.ts"));
  expect(layers["@store/gift-wrap"]).toBe(0);
  const { mutationThresholds } = await import(path.join(root, "tooling/testing/src/mutation/thresholds.ts"));
  expect(mutationThresholds["gift-wrap"]).toBe(85);
  const { requireQuestions } = await import(
    path.join(root, "tooling/dev/src/consumers/questions/require-questions.ts")
  );
  expect(requireQuestions("@store/gift-wrap").asked).toHaveLength(2);
});

it("depends on nothing for tests of properties, which it does not have", () => {
  const kept = Object.keys(readManifest(path.join(workspaceRoot, model)).devDependencies ?? {});
  expect(Object.keys(readManifest(folder).devDependencies ?? {})).toEqual(kept.filter((name) => name !== "fast-check"));
});

it("passes its types and tests", async () => {
  await run("tsc7", "-p", ".");
  const config = path.join(workspaceRoot, "tooling/config/vitest.config.ts");
  expect(await run("vitest", "run", "--config", config)).toContain("3 passed");
});

it("builds what its API report says", async () => {
  await run("tsc7", "-p", "tsconfig.types.json");
  await run("tsup");
  const { built, kept } = readApi({ folder: "packages/gift-wrap", manifest: readManifest(folder) }, root);
  expect(built).toBe(kept);
});

it("does not overwrite a package", () => {
  expect(() => writeTemplate(root, packageTemplate(root, "gift-wrap", "Another."))).toThrow("exists already");
  expect(() => packageTemplate(root, "Gift wrap", "Another.")).toThrow('"Gift wrap" is not a name');
});

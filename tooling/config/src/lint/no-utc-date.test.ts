import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../../../..");
const biome = path.join(root, "node_modules/@biomejs/biome/bin/biome");

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "lint-"));
  // The plugins of this repository alone: its other rules need its files.
  const { plugins } = JSON.parse(fs.readFileSync(path.join(root, ".biome.json"), "utf8")) as { plugins: string[] };
  const config = { root: true, plugins: plugins.map((plugin) => path.join(root, plugin)) };
  fs.writeFileSync(path.join(folder, "biome.json"), JSON.stringify(config));
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

it.each([
  ["now.toISOString().slice(0, 10)", true],
  ['now.toISOString().split("T")[0]', true],
  ["new Date(now).toJSON().substring(0, 10)", true],
  ["now.toISOString().substr(0, 10)", true],
  ['now.toISOString().startsWith("2026-11-20")', true],
  ["now.toISOString()", false],
  // A known limit.
  ["[now.toISOString()].map((text) => text.slice(0, 10))[0]", false],
  ['now.toISOString().replaceAll(":", "-")', false],
])("a day that is cut from a moment in UTC is a lint error: %s, %s", (value, isRefused) => {
  fs.writeFileSync(path.join(folder, "day.ts"), `export const day = (now: Date) => ${value};\n`);
  const { status, stderr } = spawnSync(process.execPath, [biome, "lint", "."], { cwd: folder, encoding: "utf8" });
  expect([status, stderr.includes("is one in UTC")]).toEqual(isRefused ? [1, true] : [0, false]);
});

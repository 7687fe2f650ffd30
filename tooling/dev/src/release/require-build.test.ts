import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { workspaceRoot } from "../workspace/workspace-root.ts";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "store prepack "));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const program = path.join(workspaceRoot, "tooling/config/bin/require-build.mjs");
const run = () => spawnSync(process.execPath, [program], { cwd: folder, encoding: "utf8" });

it("refuses to pack a package whose exports are not built, and names the files and the command", () => {
  const entry = { import: { types: "./dist/index.d.ts", default: "./dist/index.js" } };
  const publishConfig = { exports: { ".": entry, "./styles.css": "./dist/styles.css" } };
  fs.writeFileSync(path.join(folder, "package.json"), JSON.stringify({ name: "@store/some", publishConfig }));
  fs.mkdirSync(path.join(folder, "dist"));
  fs.writeFileSync(path.join(folder, "dist/index.js"), "");
  const { status, stderr } = run();
  expect(status).toBe(1);
  expect(stderr).toBe(
    "@store/some is not packed: ./dist/index.d.ts, ./dist/styles.css missing. Build it first: pnpm --filter @store/some build\n",
  );
});

it("lets a built package be packed", () => {
  for (const file of ["index.d.ts", "styles.css"]) fs.writeFileSync(path.join(folder, "dist", file), "");
  expect(run()).toMatchObject({ status: 0, stderr: "" });
});

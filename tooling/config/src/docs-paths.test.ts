import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");
const docs = path.join(root, "apps/storybook/docs");
const pages = fs.globSync("**/*.mdx", { cwd: docs }).sort();

/** Paths from the repository's root, as pages write them: in backticks, beginning with one of the three roofs. */
const namedPath = /`((?:apps|packages|tooling)\/[^`\s<]*)`/g;

it.each(pages)("%s names only files and folders that exist", (page) => {
  const text = fs.readFileSync(path.join(docs, page), "utf8");
  const paths = [...text.matchAll(namedPath)].map(([, name = ""]) => name);
  expect(paths.filter((name) => !fs.existsSync(path.join(root, name)))).toEqual([]);
});

it.each(pages)("%s shows only files that exist", (page) => {
  const text = fs.readFileSync(path.join(docs, page), "utf8");
  const shown = [...text.matchAll(/^import .* from "(\..*)\?raw";$/gm)].map(([, name = ""]) => name);
  expect(shown.filter((name) => !fs.existsSync(path.join(docs, path.dirname(page), name)))).toEqual([]);
});

it.each(["README.md", ".github/CONTRIBUTING.md"])("%s names only files and folders that exist", (page) => {
  const text = fs.readFileSync(path.join(root, page), "utf8");
  const links = [...text.matchAll(/\]\(((?:\.github|apps|packages|tooling)\/[^)#]*)\)/g)];
  const names = [...text.matchAll(namedPath), ...links].map(([, name = ""]) => name);
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !fs.existsSync(path.join(root, name)))).toEqual([]);
});

it("what the README tells to change is in the files that it names", () => {
  const rows = fs
    .readFileSync(path.join(root, "README.md"), "utf8")
    .split("\n")
    .filter((line) => /^\| a (?:text|rule|color): /.test(line));
  expect(rows).toHaveLength(3);
  for (const row of rows) {
    const [file = ""] = [...row.matchAll(namedPath)].map(([, name = ""]) => name);
    const change = /"([^"]+)"|`([^`/]+)` in/.exec(row);
    expect(fs.readFileSync(path.join(root, file), "utf8")).toContain(change?.[1] ?? change?.[2]);
  }
});

it("request path names a file of every layer", () => {
  const page = fs.readFileSync(path.join(docs, "request-path.mdx"), "utf8");
  const folders = new Set([...page.matchAll(namedPath)].map(([, name = ""]) => name.split("/").slice(0, 2).join("/")));
  expect([...folders]).toEqual(
    expect.arrayContaining([
      "packages/storefront",
      "packages/product-ui",
      "packages/checkout-ui",
      "packages/shopper-state",
      "packages/checkout-client",
      "packages/contract",
      "packages/commerce-service",
      "packages/card-validation",
    ]),
  );
});

it("a folder that a server passes on as a whole has no page of the storefront", () => {
  const table = fs.readFileSync(path.join(root, "packages/contract/src/generated/path-table.md"), "utf8");
  const folders = [...table.matchAll(/`(\/[^`]+\/)\*`/g)].map(([, folder = ""]) => folder);
  const routes = fs.readFileSync(path.join(root, "packages/storefront/src/routes.ts"), "utf8");
  const shown = [...routes.matchAll(/(?:page|route)\("([^"*]+)"/g)].map(([, at = ""]) => `/${at}`);
  expect(shown).toContain("/account/login");
  expect(folders).toContain("/Cart/");
  expect(shown.filter((at) => folders.some((folder) => at.startsWith(folder)))).toEqual([]);
});

import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");
const page = fs.readFileSync(path.join(root, "apps/storybook/docs/deploying.mdx"), "utf8");
const sources = "{apps,packages,tooling}/*/{*,{src,server,bin}/**/*}.{ts,tsx,mjs}";
const built = new Set(["node_modules", "dist", "build"]);

const namesIn = (text: string) => new Set(text.match(/\bSTORE_[A-Z_]+\b/g));
const tableRows = page
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .join("\n");

function findVariables(): Set<string> {
  const files = fs.globSync(sources, { cwd: root, exclude: (name) => built.has(path.basename(name)) });
  const texts = files
    .filter((file) => !/\.(test|spec|fixture)\.tsx?$/.test(file))
    .map((file) => fs.readFileSync(path.join(root, file), "utf8"));
  return namesIn(texts.join("\n"));
}

it("every variable that a source reads is in a table of the page about deploying, and no other", () => {
  const variables = findVariables();
  expect(variables).toContain("STORE_SECRET");
  expect([...namesIn(tableRows)].sort()).toEqual([...variables].sort());
});

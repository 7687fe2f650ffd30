import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";

const root = path.resolve(import.meta.dirname, "../../..");
const docs = path.join(root, "apps/storybook/docs");
const pages = fs.globSync("**/*.mdx", { cwd: docs }).sort();

/** Paths from the repository's root, as pages write them: in backticks, beginning with one of the three roofs. */
const namedPath = /`((?:apps|packages|tooling)\/[^`\s]*)`/g;

it.each(pages)("%s names only files and folders that exist", (page) => {
  const text = fs.readFileSync(path.join(docs, page), "utf8");
  const paths = [...text.matchAll(namedPath)].map(([, name = ""]) => name);
  expect(paths.filter((name) => !fs.existsSync(path.join(root, name)))).toEqual([]);
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

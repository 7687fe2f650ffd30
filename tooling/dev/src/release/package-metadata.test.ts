import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { listPublishedPackages, readManifest } from "../workspace/published-packages.ts";
import { workspaceRoot } from "../workspace/workspace-root.ts";
import { packageMetadata, type RepositoryManifest } from "./package-metadata.ts";

const packages = listPublishedPackages().map(({ folder, manifest }) => ({ name: manifest.name, folder, manifest }));
const root = readManifest(workspaceRoot) as RepositoryManifest;

it("names the folder of a package in what the repository says of itself", () => {
  const repository = { type: "git", url: "git+https://example.com/shop.git" };
  const bugs = { url: "https://example.com/shop/issues" };
  const said = { homepage: "https://example.com/shop", bugs, repository, author: "Ada", license: "MIT" };
  expect(packageMetadata(said, "packages/price-format")).toEqual({
    homepage: "https://example.com/shop/tree/main/packages/price-format#readme",
    bugs,
    repository: { ...repository, directory: "packages/price-format" },
    author: "Ada",
    license: "MIT",
  });
});

describe("a published package", () => {
  it.each(packages)("$name names its repository, home, author and license", ({ folder, manifest }) => {
    expect(manifest).toMatchObject(packageMetadata(root, folder));
  });

  it.each(packages)("$name says what it is, and by which words it is found", ({ manifest }) => {
    expect(manifest.description).toMatch(/^[A-Z].{20,140}\.$/);
    expect(new Set(manifest.keywords).size).toBeGreaterThanOrEqual(4);
  });

  it.each(packages)("$name is public, with provenance, and takes its changelog along", ({ manifest }) => {
    expect(manifest.publishConfig).toMatchObject({ access: "public", provenance: true });
    expect(manifest.files).toEqual(expect.arrayContaining(["dist", "CHANGELOG.md"]));
  });

  it.each(packages)("$name has a test of the types that its users infer", ({ folder }) => {
    const test = path.join(workspaceRoot, folder, "src/inferred-types.test.ts");
    expect(fs.readFileSync(test, "utf8")).toContain("toEqualTypeOf<");
  });

  it.each(packages)("$name is not packed without its build", ({ manifest }) => {
    expect(manifest.scripts?.prepack).toBe("node ../../tooling/config/bin/require-build.mjs");
  });
});

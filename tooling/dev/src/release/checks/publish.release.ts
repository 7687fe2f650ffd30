import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { installPackages } from "../../consumers/projects/install-packages.ts";
import { type OpenRegistry, openRegistry } from "../../consumers/registry/open-registry.ts";
import { openTools } from "../../consumers/tools/open-tools.ts";
import { listPackages, readManifest } from "../../workspace/published-packages.ts";
import { buildPackages } from "../build-packages.ts";
import { commitAll, copyWorkspace } from "../copy-workspace.ts";
import { type PublishedPackage, publishWorkspace } from "../publish-workspace.ts";
import { readVersion } from "../read-registry.ts";
import { runChangeset } from "../run-changeset.ts";
import { smallPackages as names } from "./small-packages.ts";

let registry: OpenRegistry;
let root: string;
let first: PublishedPackage[];

const publish = () => publishWorkspace({ root, folder: registry.folder, registry });

beforeAll(async () => {
  registry = await openRegistry();
  root = path.join(registry.folder, "workspace");
  // Where npm or pnpm run this test, their own configuration comes along in a variable. It must not win.
  const other = path.join(registry.folder, "other.npmrc");
  fs.writeFileSync(other, "@store:registry=http://127.0.0.1:1/\n");
  vi.stubEnv("npm_config_userconfig", other);
  await buildPackages(names);
  copyWorkspace(root, { names, hasBuilds: true });
  for (const name of names)
    fs.writeFileSync(
      path.join(root, `.changeset/${path.basename(name)}.md`),
      `---\n"${name}": minor\n---\n\nRelease.\n`,
    );
  await runChangeset("versioning", ["version"], { cwd: root });
  commitAll(root, "version packages");
  first = await publish();
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await registry?.stop();
});

it("publishes every package, what a package needs before it", () => {
  expect(first.map(({ name }) => name).sort()).toEqual(names);
  const order = first.map(({ name }) => name);
  expect(order.indexOf("@store/contract")).toBeLessThan(order.indexOf("@store/checkout-client"));
});

it("tags every version", () => {
  const tags = execFileSync("git", ["tag"], { cwd: root, encoding: "utf8" });
  expect(tags.split("\n")).toEqual(expect.arrayContaining(first.map(({ name, version }) => `${name}@${version}`)));
});

it("gives the registry the packed checksums", async () => {
  for (const one of first) expect((await readVersion(registry.url, one)).dist.integrity).toBe(one.integrity);
});

it("gives the registry no scripts and no development packages: it has not all of them", async () => {
  for (const one of first) {
    const { manifest } = listPackages(root).find((each) => each.manifest.name === one.name) ?? {};
    expect(Object.keys(manifest ?? {})).toEqual(expect.arrayContaining(["scripts", "devDependencies"]));
    const published = await readVersion(registry.url, one);
    expect([published.scripts, published.devDependencies]).toEqual([undefined, undefined]);
  }
});

it("installs what was packed, with its changelog", async () => {
  const project = path.join(registry.folder, "project");
  const independent = ["@store/cart-merge", "@store/price-format"];
  const cache = path.join(registry.folder, "npm-cache");
  await installPackages(independent, { tools: await openTools(), port: registry.port, project, cache });
  const lock = JSON.parse(fs.readFileSync(path.join(project, "package-lock.json"), "utf8"));
  for (const name of independent) {
    const packed = first.find((one) => one.name === name);
    expect(lock.packages[`node_modules/${name}`]).toMatchObject({
      version: packed?.version,
      integrity: packed?.integrity,
    });
    const installed = path.join(project, "node_modules", name);
    expect(fs.readFileSync(path.join(installed, "CHANGELOG.md"), "utf8")).toContain("Release.");
    expect(readManifest(installed)).not.toHaveProperty("scripts");
    expect(readManifest(installed)).not.toHaveProperty("devDependencies");
  }
});

it("publishes nothing a second time, and one package for a patch", async () => {
  expect(await publish()).toEqual([]);
  fs.writeFileSync(path.join(root, ".changeset/patch.md"), '---\n"@store/contract": patch\n---\n\nFix: a patch.\n');
  await runChangeset("versioning", ["version"], { cwd: root });
  const patched = await publish();
  expect(patched.map(({ name }) => name)).toEqual(["@store/contract"]);
  expect(patched[0]?.version).toMatch(/\.1$/);
});

it("stops at a package without its build", async () => {
  fs.rmSync(path.join(root, "packages/price-format/dist"), { recursive: true });
  fs.writeFileSync(path.join(root, ".changeset/patch.md"), '---\n"@store/price-format": patch\n---\n\nFix: a patch.\n');
  await runChangeset("versioning", ["version"], { cwd: root });
  await expect(publish()).rejects.toThrow(/packing @store\/price-format.*prepack/s);
});

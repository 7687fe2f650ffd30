import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { listPublishedPackages, readManifest } from "../../workspace/published-packages.ts";
import { copyWorkspace } from "../copy-workspace.ts";
import { runChangeset } from "../run-changeset.ts";

/** A copy of the whole workspace that ends with the test, with a changeset also after a release, when none is pending. */
function openCopy() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "store versions "));
  copyWorkspace(folder);
  const pending = '---\n"@store/price-format": patch\n---\n\nFix: amounts are rounded once.\n';
  fs.writeFileSync(path.join(folder, ".changeset/planted.md"), pending);
  return { folder, [Symbol.dispose]: () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 }) };
}

it("versions every package that a changeset names, with a changelog, and no private one", async () => {
  using copy = openCopy();
  const names = fs
    .globSync(".changeset/*.md", { cwd: copy.folder })
    .flatMap((file) => fs.readFileSync(path.join(copy.folder, file), "utf8").match(/@store\/[\w-]+(?=["']?: )/g) ?? []);
  const before = new Map(listPublishedPackages(copy.folder).map(({ manifest }) => [manifest.name, manifest.version]));
  await runChangeset("versioning", ["version"], { cwd: copy.folder });
  for (const { folder, manifest } of listPublishedPackages(copy.folder)) {
    if (!names.includes(manifest.name)) continue;
    expect(manifest.version).not.toBe(before.get(manifest.name));
    const changelog = fs.readFileSync(path.join(copy.folder, folder, "CHANGELOG.md"), "utf8");
    expect(changelog).toContain(`## ${manifest.version}\n`);
    expect(changelog.match(/^- Needs /gm)?.length ?? 0).toBeLessThanOrEqual(1);
    expect(changelog).not.toContain("Updated dependencies");
  }
  expect(fs.globSync(".changeset/*.md", { cwd: copy.folder })).toEqual([]);
  expect(readManifest(path.join(copy.folder, "packages/mail")).version).toBe("0.0.0");
});

it("versions what one changeset names when nothing else is pending", async () => {
  using copy = openCopy();
  for (const file of fs.globSync(".changeset/*.md", { cwd: copy.folder }))
    if (!file.endsWith("planted.md")) fs.rmSync(path.join(copy.folder, file));
  const versions = () => listPublishedPackages(copy.folder).map(({ manifest }) => [manifest.name, manifest.version]);
  const before = new Map(versions() as [string, string][]);
  await runChangeset("versioning", ["version"], { cwd: copy.folder });
  const changed = versions().filter(([name, version]) => before.get(name ?? "") !== version);
  expect(changed.map(([name]) => name)).toContain("@store/price-format");
  expect(changed.map(([name]) => name)).not.toContain("@store/card-validation");
});

it("refuses a changeset that names a private package beside a published one", async () => {
  using copy = openCopy();
  const mixed = '---\n"@store/mail": minor\n"@store/commerce-service": patch\n---\n\nMails name the store.\n';
  fs.writeFileSync(path.join(copy.folder, ".changeset/mixed.md"), mixed);
  await expect(runChangeset("versioning", ["version"], { cwd: copy.folder })).rejects.toThrow(
    "Found mixed changeset mixed",
  );
});

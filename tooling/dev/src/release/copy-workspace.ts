import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { listPackages, type WorkspacePackage } from "../workspace/published-packages.ts";
import { workspaceRoot } from "../workspace/workspace-root.ts";

const rootFiles = [
  "package.json",
  "pnpm-workspace.yaml",
  ".pnpmfile.mjs",
  "LICENSE",
  ".changeset",
  "tooling/config/bin",
];
/** What versions and tarballs are made of, the build aside. `node_modules` would be gigabytes, and sources are not published. */
const packageFiles = ["package.json", "README.md", "CHANGELOG.md"];

/**
 * Copies what a release reads to `folder`, as a repository of its own with one commit: versions and changelogs can be
 * written there, and this clone stays as it is. Without `names` every package comes along; with them, only these and the
 * changesets that name no other. `hasBuilds` copies what the packages were built to.
 */
export function copyWorkspace(
  folder: string,
  { names, hasBuilds = false }: { names?: readonly string[]; hasBuilds?: boolean } = {},
): void {
  const packages = listPackages().filter(({ manifest }) => !names || names.includes(manifest.name));
  const each = hasBuilds ? [...packageFiles, "dist"] : packageFiles;
  const files = packages.flatMap((one) => each.map((file) => path.join(one.folder, file)));
  for (const file of [...rootFiles, ...files]) {
    const source = path.join(workspaceRoot, file);
    if (fs.existsSync(source)) fs.cpSync(source, path.join(folder, file), { recursive: true });
  }
  for (const one of packages) linkWorkspacePackages(folder, one, packages);
  if (names) removeOtherChangesets(path.join(folder, ".changeset"), names);
  fs.writeFileSync(path.join(folder, ".gitignore"), "node_modules\ndist\n");
  git(folder, "init", "--quiet", "--initial-branch=main");
  git(folder, "config", "user.name", "Release");
  git(folder, "config", "user.email", "release@localhost");
  git(folder, "config", "commit.gpgsign", "false");
  git(folder, "config", "tag.gpgsign", "false");
  commitAll(folder, "copy the workspace");
}

/** Commits everything in a copy. */
export function commitAll(folder: string, subject: string): void {
  git(folder, "add", "--all");
  git(folder, "commit", "--quiet", "--no-verify", "--message", subject);
}

function git(folder: string, ...words: string[]): void {
  execFileSync("git", words, { cwd: folder, stdio: "pipe" });
}

/** pnpm reads the version for `workspace:^` from the package that is installed, also for what only tests need. */
function linkWorkspacePackages(folder: string, one: WorkspacePackage, copied: readonly WorkspacePackage[]): void {
  const { dependencies, devDependencies } = one.manifest;
  for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies })) {
    if (!range.startsWith("workspace:")) continue;
    const inCopy = copied.find(({ manifest }) => manifest.name === name);
    const target = inCopy
      ? path.join(folder, inCopy.folder)
      : fs.realpathSync(path.join(workspaceRoot, one.folder, "node_modules", name));
    const link = path.join(folder, one.folder, "node_modules", name);
    fs.mkdirSync(path.dirname(link), { recursive: true });
    fs.symlinkSync(target, link, "junction");
  }
}

function removeOtherChangesets(folder: string, names: readonly string[]): void {
  for (const file of fs.readdirSync(folder).filter((each) => each.endsWith(".md"))) {
    const [, head = ""] = fs.readFileSync(path.join(folder, file), "utf8").split(/^---$/m);
    const named = [...head.matchAll(/^["']?([^"':]+)["']?:/gm)].map(([, name]) => name ?? "");
    if (named.some((name) => !names.includes(name))) fs.rmSync(path.join(folder, file));
  }
}

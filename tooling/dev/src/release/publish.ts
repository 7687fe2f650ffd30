import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { listPublishedPackages } from "../workspace/published-packages.ts";
import { storeFolder, workspaceRoot } from "../workspace/workspace-root.ts";
import { buildPackages } from "./build-packages.ts";
import { publishWorkspace } from "./publish-workspace.ts";

// `pnpm release publish`: publishes what the account's registry does not have, with the account's own login. Only the
// first release is published this way; later ones come from the workflow.
const pending = fs.globSync(".changeset/*.md", { cwd: workspaceRoot });
if (pending.length > 0) stop(`${pending.length} changesets are pending. Version first: pnpm exec changeset version`);
const changed = execFileSync("git", ["status", "--porcelain"], { cwd: workspaceRoot, encoding: "utf8" });
if (changed !== "") stop(`Commit first; what is published must be a commit:\n${changed}`);

const names = listPublishedPackages().map(({ manifest }) => manifest.name);
console.log(`Building ${names.length} packages ...`);
await buildPackages(names);
const published = await publishWorkspace({ root: workspaceRoot, folder: path.join(storeFolder, "release") });
for (const { name, version, integrity } of published) console.log(`${name}@${version}  ${integrity}`);
console.log(published.length > 0 ? "Push the tags: git push --follow-tags" : "The registry has every version.");

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { openRegistry } from "../consumers/registry/open-registry.ts";
import { listPublishedPackages } from "../workspace/published-packages.ts";
import { buildPackages } from "./build-packages.ts";
import { commitAll, copyWorkspace } from "./copy-workspace.ts";
import { publishWorkspace } from "./publish-workspace.ts";
import { readVersion } from "./read-registry.ts";
import { runChangeset } from "./run-changeset.ts";

// `pnpm release rehearse [--keep] [--registry http://127.0.0.1:4873/]`: does a whole release against a registry on this
// machine, an empty one of its own unless one is named. Versions are written in a copy; this clone stays as it is.
const { values } = parseArgs({
  options: { registry: { type: "string" }, keep: { type: "boolean", default: false } },
});
const named = values.registry ? new URL(values.registry) : undefined;
if (named && !["127.0.0.1", "localhost", "[::1]"].includes(named.hostname)) {
  console.error(`${named} is not on this machine. A rehearsal publishes to this machine only.`);
  process.exit(2);
}
const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), "store release "));
const own = named ? undefined : await openRegistry();
const registry = own ?? { url: `${named}`, npmrc: writeNpmrc(`${named}`) };
const { url } = registry;

try {
  const names = listPublishedPackages().map(({ manifest }) => manifest.name);
  console.log(`Building ${names.length} packages ...`);
  await buildPackages(names);
  const root = path.join(folder, "workspace");
  copyWorkspace(root, { hasBuilds: true });
  if (fs.globSync(".changeset/*.md", { cwd: root }).length > 0) {
    await runChangeset("versioning", ["version"], { cwd: root });
    commitAll(root, "chore: version packages");
  }
  const published = await publishWorkspace({ root, folder, registry });
  for (const one of published) {
    const found = (await readVersion(url, one)).dist.integrity;
    if (found !== one.integrity) throw new Error(`${one.name}: packed ${one.integrity}, but ${url} has ${found}.`);
    console.log(`${one.name}@${one.version}  ${found.slice(0, 24)}…`);
  }
  const again = await publishWorkspace({ root, folder, registry });
  if (again.length > 0) throw new Error(`A second run published ${again.map(({ name }) => name).join(", ")} again.`);
  console.log(`Published ${published.length} packages to ${url}; a second run published nothing.`);
  if (own && values.keep) {
    console.log(
      `The registry runs until Ctrl-C. To install from it: npm install --@store:registry=${url} @store/<name>`,
    );
    await once(process, "SIGINT");
  }
} finally {
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  await own?.stop();
}

/** npm requires a token for publishing; a registry for trying things takes any. */
function writeNpmrc(address: string): string {
  const file = path.join(folder, "rehearsal.npmrc");
  fs.writeFileSync(file, `@store:registry=${address}\n//${new URL(address).host}/:_authToken=rehearsal\n`);
  return file;
}

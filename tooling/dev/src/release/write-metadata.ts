import fs from "node:fs";
import path from "node:path";
import { listPublishedPackages, readManifest } from "../workspace/published-packages.ts";
import { workspaceRoot } from "../workspace/workspace-root.ts";
import { packageMetadata, type RepositoryManifest } from "./package-metadata.ts";

// `pnpm release metadata`: writes what the root's package.json says of the repository to every published package.
const root = readManifest(workspaceRoot) as RepositoryManifest;
for (const { folder, manifest } of listPublishedPackages()) {
  const file = path.join(workspaceRoot, folder, "package.json");
  fs.writeFileSync(file, `${JSON.stringify({ ...manifest, ...packageMetadata(root, folder) }, null, 2)}\n`);
  console.log(`${folder}/package.json`);
}

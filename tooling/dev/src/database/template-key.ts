import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { workspaceRoot } from "../workspace/workspace-root.ts";

/** What a template is made by: the tables, the sample store and what both import, and how a cluster is created. */
const sources =
  "{packages/{sample-store,commerce-service,contract,card-validation,postal-and-address,price-format}/src,tooling/dev/src/database}/**/*";

/** The hash of everything that decides what the template of a test database contains. */
export function templateKey(root = workspaceRoot): string {
  const hash = createHash("sha256");
  const files = fs
    .globSync(sources, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of [...files.sort(), path.join(root, "pnpm-lock.yaml")])
    hash.update(path.relative(root, file)).update(fs.readFileSync(file));
  return hash.digest("hex").slice(0, 24);
}

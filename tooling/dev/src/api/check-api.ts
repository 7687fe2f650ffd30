import fs from "node:fs";
import path from "node:path";
import { listPublishedPackages, type WorkspacePackage } from "../workspace/published-packages.ts";
import { workspaceRoot } from "../workspace/workspace-root.ts";
import { apiReport } from "./api-report.ts";
import { entryPoints } from "./entry-points.ts";

/** Their reports would be thousands of lines that no review reads. Call table, types and consumers notice a change. */
const unreported = ["@store/commerce-service", "@store/contract"];

/** The published packages that keep an API report. */
export function listReportedPackages(): WorkspacePackage[] {
  return listPublishedPackages().filter(({ manifest }) => !unreported.includes(manifest.name));
}

/** The API report of a built package as it is, and as it is checked in. */
export function readApi(one: WorkspacePackage, root = workspaceRoot): { file: string; built: string; kept: string } {
  const file = path.join(root, one.folder, "API.md");
  const built = `${apiReport(one.manifest.name, entryPoints(one, root))}\n`;
  return { file, built, kept: fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "" };
}

// `pnpm check api [--update]`: compares what the packages export with the reports that are checked in.
if (import.meta.main) {
  const isUpdate = process.argv.includes("--update");
  const changed = listReportedPackages()
    .map((one) => readApi(one))
    .filter(({ built, kept }) => built !== kept);
  for (const { file, built } of changed) {
    if (isUpdate) fs.writeFileSync(file, built);
    console.log(
      `${path.relative(workspaceRoot, file)} ${isUpdate ? "is written." : "is not what the package exports."}`,
    );
  }
  if (changed.length > 0 && !isUpdate) {
    console.error("If the change is intended, commit the report: pnpm check api --update");
    process.exitCode = 1;
  }
}

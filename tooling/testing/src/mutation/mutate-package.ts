import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import type { MutationReport } from "./mutation-report.ts";
import type { MutationTools } from "./mutation-tools.ts";
import { strykerOptions } from "./stryker-options.ts";

/**
 * Runs a package's tests against every small change of its code, and returns which changes they noticed. Throws when
 * the tests fail on the unchanged code or Stryker itself fails. `folder` gets the report.
 */
export function mutatePackage(source: string, folder: string, tools: MutationTools): MutationReport {
  const report = path.join(folder, "report.json");
  // Of a run before: copies that a killed one left, and a report that must not pass for this one's.
  for (const left of [path.join(folder, "copies"), report]) fs.rmSync(left, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const options = path.join(folder, "stryker.config.json");
  fs.writeFileSync(options, JSON.stringify(strykerOptions(folder, report, tools.vitestRunner), null, 2));
  const words = [tools.stryker, "run", options];
  const { status } = spawnSync(process.execPath, words, { cwd: source, stdio: ["ignore", "inherit", "inherit"] });
  if (status !== 0) throw new Error(`Stryker could not test ${path.basename(source)}.`);
  return JSON.parse(fs.readFileSync(report, "utf8")) as MutationReport;
}

import fs from "node:fs";
import path from "node:path";
import type { ReportedFile } from "./read-test-reports.ts";

const folderOf = (root: string) => path.join(root, ".store/test-runs");
const keptRuns = 3;

const list = (root: string) => fs.globSync("*.json", { cwd: folderOf(root) }).sort();

/** Keeps what each test of a whole run took, beside the two runs before it. */
export function saveRecord(root: string, files: readonly ReportedFile[]): void {
  const folder = folderOf(root);
  fs.mkdirSync(folder, { recursive: true });
  const name = `${new Date().toISOString().replaceAll(":", "-")}.json`;
  fs.writeFileSync(path.join(folder, `${name}.part`), JSON.stringify(files));
  fs.renameSync(path.join(folder, `${name}.part`), path.join(folder, name));
  for (const old of list(root).slice(0, -keptRuns)) fs.rmSync(path.join(folder, old));
}

/** The kept runs, oldest first. */
export function readRecords(root: string): ReportedFile[][] {
  return list(root).map((name) => JSON.parse(fs.readFileSync(path.join(folderOf(root), name), "utf8")));
}

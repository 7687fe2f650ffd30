import fs from "node:fs";
import path from "node:path";

const installed = /^(.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+)[/\\]/;

/** The packages of npm that modules come from, such as "zod@4.6.7", sorted. */
export function findBundledPackages(moduleIds: readonly string[]): string[] {
  const folders = moduleIds.flatMap((id) => installed.exec(id.replaceAll("\0", ""))?.[1] ?? []);
  return [...new Set([...new Set(folders)].map(nameOf))].sort();
}

function nameOf(folder: string): string {
  const { name, version } = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
  return `${name}@${version}`;
}

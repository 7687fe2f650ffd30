import fs from "node:fs";
import path from "node:path";

/**
 * The reports that a whole run leaves and that are not there: one for each script of a package that runs tests, or one for
 * each share of the journeys.
 */
export function findMissingReports(root: string): string[] {
  return fs
    .globSync("{apps,packages,tooling}/*/package.json", { cwd: root })
    .sort()
    .flatMap((file) => {
      const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(
        fs.readFileSync(path.join(root, file), "utf8"),
      );
      const folder = path.join(path.dirname(file), ".reports");
      const found = fs.existsSync(path.join(root, folder)) ? fs.readdirSync(path.join(root, folder)) : [];
      return Object.keys(scripts)
        .filter((name) => /^test(:|$)/.test(name))
        .flatMap((name) => findMissing(name === "test" ? "tests" : name.slice("test:".length), found))
        .map((name) => path.join(folder, name).split(path.sep).join("/"));
    });
}

function findMissing(report: string, found: readonly string[]): string[] {
  if (found.includes(`${report}.json`)) return [];
  const shares = found.flatMap((name) => new RegExp(`^${report}-(\\d+)-of-(\\d+)\\.json$`).exec(name)?.[2] ?? []);
  const count = Number(shares[0] ?? 0);
  if (count === 0) return [`${report}.json`];
  const all = Array.from({ length: count }, (_, at) => `${report}-${at + 1}-of-${count}.json`);
  return all.filter((name) => !found.includes(name));
}

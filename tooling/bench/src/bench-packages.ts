import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { packageRaces } from "./packages/package-races.ts";
import { packageWeights } from "./packages/package-weights.ts";
import { openPeers } from "./packages/peers.ts";
import { raceTable } from "./packages/race-table.ts";
import { timeImport } from "./packages/time-import.ts";
import { weightTable } from "./packages/weight-table.ts";
import { writeSection } from "./packages/write-section.ts";

// `pnpm bench packages [--write] [package ...]`: compares the domain packages with packages from npm that do the same,
// all in one run; `--write` puts the tables into their READMEs, or into a page here.
const words = process.argv.slice(2);
const chosen = words.filter((word) => !word.startsWith("--"));
const packages = path.resolve(import.meta.dirname, "../../../packages");
const peers = await openPeers();
const machine = `${os.cpus().length} cores of ${os.cpus()[0]?.model.trim() ?? "an unknown kind"}, Node ${process.versions.node}`;
const date = new Date().toLocaleDateString("sv-SE");

/** The entry of a package that has none for everything. */
const entries: Readonly<Record<string, string>> = { "sectional-ui": "layout" };

for (const [name, races] of Object.entries(packageRaces)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const folder = path.join(packages, name);
  const dist = path.join(folder, "dist");
  const text = [
    `Measured ${date} on ${machine}, both sides in one run.`,
    "Bytes on a page: bundled with esbuild, minified, brotli.",
    await weightTable(
      packageWeights.filter((weight) => weight.package === name),
      dist,
      peers.folder,
    ),
    "Time of a call, and how many times as long the peers take that give the same answers to the same inputs:",
    raceTable(await races(peers)),
    `Importing it takes ${timeImport(path.join(dist, `${entries[name] ?? "index"}.js`)).toFixed(1)} ms in a fresh Node (goal 1.5 ms).`,
  ].join("\n\n");
  console.log(`\n## ${name}\n\n${text}`);
  // A page of its own in this folder, or else the README of the package.
  const own = path.resolve(import.meta.dirname, `../${name}.md`);
  const page = fs.existsSync(own) ? own : path.join(folder, "README.md");
  if (words.includes("--write")) fs.writeFileSync(page, writeSection(fs.readFileSync(page, "utf8"), text));
}

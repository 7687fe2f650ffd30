import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const version = "13.5.0";
const folder = path.resolve(import.meta.dirname, "../../../../.store/bench/lighthouse");

/** What of a Lighthouse result is read here. */
export interface LighthouseResult {
  lhr: {
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { title: string; score: number | null; numericValue?: number; scoreDisplayMode: string }>;
  };
}
export type Lighthouse = (url: string, flags: object) => Promise<LighthouseResult | undefined>;

/** Lighthouse, fetched once by this command: the workspace itself does without its 60 MB. */
export async function loadLighthouse(): Promise<Lighthouse> {
  const entry = path.join(folder, "node_modules/lighthouse/core/index.js");
  if (!fs.existsSync(entry)) {
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, "package.json"), '{ "private": true }\n');
    execFileSync("npm", ["install", "--no-audit", "--no-fund", "--silent", `lighthouse@${version}`], {
      cwd: folder,
      stdio: "inherit",
    });
  }
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as { default: Lighthouse };
  return lighthouse;
}

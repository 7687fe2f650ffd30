import path from "node:path";
import { pathToFileURL } from "node:url";
import { fetchNpm } from "@store/dev/fetch-npm";

const dependencies = { lighthouse: "13.5.0" };

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
  const folder = await fetchNpm("bench/lighthouse", { dependencies });
  const entry = path.join(folder, "node_modules/lighthouse/core/index.js");
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as { default: Lighthouse };
  return lighthouse;
}

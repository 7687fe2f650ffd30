import type { Browser } from "playwright";
import { median } from "./median.ts";
import { type PaintTimes, paintTimes } from "./paint-times.ts";
import { serveStatic, toBarePage, toStaticTwin } from "./static-twin.ts";

/** Medians of the page and of two static ones, measured in turns so that all meet the same moods of the machine. */
export interface Comparison {
  page: PaintTimes;
  /** The same page as a file: what our scripts and our server cost. */
  twin: PaintTimes;
  /** Heading and picture alone: the difference is the cost of text, styles and fonts. */
  bare: PaintTimes;
}

export async function compareWithStatic(
  browser: Browser,
  url: string,
  { runs }: { runs: number },
): Promise<Comparison> {
  const visit = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const answer = await visit.goto(url, { waitUntil: "domcontentloaded" });
  const [document = "", files] = [await answer?.text(), filesOf(url)];
  const twin = await serveStatic(toStaticTwin(document), files);
  const bare = await serveStatic(await toBarePage(visit), files);
  await visit.close();
  const urls = { page: url, twin: twin.url, bare: bare.url };
  const seen: Record<keyof Comparison, PaintTimes[]> = { page: [], twin: [], bare: [] };
  try {
    for (let run = 0; run < runs; run += 1)
      for (const which of ["page", "twin", "bare"] as const) seen[which].push(await paintTimes(browser, urls[which]));
  } finally {
    await Promise.all([twin.stop(), bare.stop()]);
  }
  return { page: middle(seen.page), twin: middle(seen.twin), bare: middle(seen.bare) };
}

/** Both brands' files are in one folder, and only browsers resolve a name below localhost. */
function filesOf(url: string): string {
  return new URL(url).origin.replace("//modern.", "//");
}

function middle(times: readonly PaintTimes[]): PaintTimes {
  return { first: median(times.map(({ first }) => first)), largest: median(times.map(({ largest }) => largest)) };
}

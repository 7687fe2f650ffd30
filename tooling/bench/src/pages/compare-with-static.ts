import type { Browser } from "playwright";
import { median } from "./median.ts";
import { type PaintTimes, paintTimes } from "./paint-times.ts";
import { serveStatic, toStaticTwin } from "./static-twin.ts";

/** Medians of the page and of its static twin, measured in turns so that both meet the same moods of the machine. */
export interface Comparison {
  page: PaintTimes;
  twin: PaintTimes;
}

export async function compareWithStatic(
  browser: Browser,
  url: string,
  { runs }: { runs: number },
): Promise<Comparison> {
  // Only a browser finds a name below localhost.
  const visit = await browser.newPage();
  const document = await (await visit.goto(url, { waitUntil: "commit" }))?.text();
  await visit.close();
  const twin = await serveStatic(toStaticTwin(document ?? ""), filesOf(url));
  try {
    const pages: PaintTimes[] = [];
    const twins: PaintTimes[] = [];
    for (let run = 0; run < runs; run += 1) {
      pages.push(await paintTimes(browser, url));
      twins.push(await paintTimes(browser, twin.url));
    }
    return { page: middle(pages), twin: middle(twins) };
  } finally {
    await twin.stop();
  }
}

/** Both brands' files lie in one folder, and only browsers find a name below localhost. */
function filesOf(url: string): string {
  return new URL(url).origin.replace("//modern.", "//");
}

function middle(times: readonly PaintTimes[]): PaintTimes {
  return { first: median(times.map(({ first }) => first)), largest: median(times.map(({ largest }) => largest)) };
}

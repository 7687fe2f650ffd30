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
  const visit = await browser.newPage({ viewport: { width: 412, height: 823 } });
  await visit.goto(url, { waitUntil: "domcontentloaded" });
  const twin = await serveStatic(await toStaticTwin(visit), picturesOf(url));
  await visit.close();
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

/** Both brands show pictures of one folder, and only browsers find a name below localhost. */
function picturesOf(url: string): string {
  return new URL(url).origin.replace("//modern.", "//");
}

function middle(times: readonly PaintTimes[]): PaintTimes {
  return { first: median(times.map(({ first }) => first)), largest: median(times.map(({ largest }) => largest)) };
}

import type { Browser } from "playwright";
import { countBytes, type VisitBytes } from "./count-bytes.ts";
import type { Visit } from "./visits.ts";

/** How long a page is left alone after it has loaded: what it loads late counts, too. */
const untouchedMs = 4_000;

/** Makes a visit in a browser context of its own. Throws when the page answers with an error. */
export async function makeVisit(browser: Browser, visit: Visit, origin: string): Promise<VisitBytes> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const path = (await visit.prepare?.(context, origin)) ?? visit.path;
    const page = await context.newPage();
    const read = await countBytes(page);
    const answer = await page.goto(`${origin}${path}`, { waitUntil: "load" });
    const { pathname } = new URL(page.url());
    if (!answer?.ok() || pathname !== path.split("?")[0])
      throw new Error(`${visit.name}: ${path} answered ${answer?.status()} at ${pathname}.`);
    await visit.act?.(page);
    await page.waitForTimeout(untouchedMs);
    return read();
  } finally {
    await context.close();
  }
}

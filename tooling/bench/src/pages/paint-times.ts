import type { Browser } from "playwright";

/** Milliseconds from the request to the first and to the largest paint. */
export interface PaintTimes {
  first: number;
  largest: number;
}

// Lighthouse's "slow 4G", applied to the real connection instead of reckoned afterwards.
const line = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
const processorSlowdown = 4;

/** Opens an address once with an empty cache, a slow line and a slow processor, and answers when it was painted. */
export async function paintTimes(browser: Browser, url: string): Promise<PaintTimes> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", line);
    await session.send("Emulation.setCPUThrottlingRate", { rate: processorSlowdown });
    await page.goto(url, { waitUntil: "load" });
    await page.waitForLoadState("networkidle");
    return await page.evaluate(
      () =>
        new Promise<{ first: number; largest: number }>((resolve) => {
          const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
          new PerformanceObserver((list) => {
            const largest = list.getEntries().at(-1)?.startTime ?? Number.NaN;
            resolve({ first, largest });
          }).observe({ type: "largest-contentful-paint", buffered: true });
        }),
    );
  } finally {
    await context.close();
  }
}

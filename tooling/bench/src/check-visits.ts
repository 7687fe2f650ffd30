import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { npmChromium } from "@store/dev/browser";
import { startStore } from "@store/start/start-store";
import { type Browser, chromium } from "playwright";
import { countBytes, type VisitBytes } from "./visits/count-bytes.ts";
import { judgeVisits, type MeasuredVisit } from "./visits/judge-visits.ts";
import { type Visit, visits } from "./visits/visits.ts";

// `pnpm check sizes [visit ...]`, last step: what the built pages load in a browser, against a limit for each.
const chosen = process.argv.slice(2);
const waiting = visits.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
const atOnce = 3;
/** How long a page is left alone after it has loaded: what it loads late counts, too. */
const untouchedMs = 4_000;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "store-visits-"));
const store = await startStore({ folder, demo: false, temporary: true });
const browser = await chromium.launch(npmChromium());
const measured = new Map<string, MeasuredVisit>();

/** Makes a visit in a browser context of its own. Throws when the page answers with an error. */
async function makeVisit(browser: Browser, visit: Visit, origin: string): Promise<VisitBytes> {
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

async function measureNext(): Promise<void> {
  for (let visit = waiting.shift(); visit; visit = waiting.shift()) {
    const bytes = await makeVisit(browser, visit, store.addresses.us);
    measured.set(visit.name, { ...visit, bytes });
    if (chosen.length > 0) console.log(visit.name, Object.fromEntries(bytes.byFile));
  }
}

try {
  await Promise.all(Array.from({ length: atOnce }, measureNext));
} finally {
  await browser.close();
  await store.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
const { table, over } = judgeVisits(visits.flatMap(({ name }) => measured.get(name) ?? []));
console.log(
  `Scripts on the wire, phone, empty cache, untouched for 4 s after load where the visit says no more\n\n${table}`,
);
if (over.length > 0) {
  console.error(`\nOver the limit: ${over.join(", ")}. \`pnpm check sizes <visit>\` names the files.`);
  process.exitCode = 1;
}

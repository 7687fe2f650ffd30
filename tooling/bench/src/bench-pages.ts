import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { npmChromium } from "@store/dev/browser";
import { startStore } from "@store/start/start-store";
import getPort from "get-port";
import { chromium } from "playwright";
import { compareWithStatic } from "./pages/compare-with-static.ts";
import { loadLighthouse } from "./pages/load-lighthouse.ts";
import { benchPages } from "./pages/page-list.ts";
import { runLighthouse } from "./pages/run-lighthouse.ts";
import { toTable } from "./pages/to-table.ts";
import { visits } from "./visits/visits.ts";

// `pnpm bench pages [runs] [page ...]`: the built store, measured from outside; medians of five runs unless said otherwise.
const [runsWord = "5", ...chosen] = process.argv.slice(2);
const runs = Number(runsWord);
const lighthouse = await loadLighthouse();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "store-bench-"));
const store = await startStore({ folder, demo: false, temporary: true });
const port = await getPort({ host: "127.0.0.1" });
const { args, ...launch } = npmChromium();
const browser = await chromium.launch({ ...launch, args: [...args, `--remote-debugging-port=${port}`] });

const fronts = { general: store.addresses.us, modern: store.addresses.usModern };
const scores: string[][] = [];
const paints: string[][] = [];
const complaints = new Set<string>();

/** Prepares the session of a visit; without one the page needs none. */
async function openSession(visit: string | undefined, origin: string): Promise<{ path?: string; cookie?: string }> {
  const prepare = visits.find(({ name }) => name === visit)?.prepare;
  if (!prepare) return {};
  const context = await browser.newContext();
  const path = await prepare(context, origin);
  const cookies = await context.cookies(origin);
  await context.close();
  return { ...(path && { path }), cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; ") };
}

try {
  for (const { name, path: paths, visit } of benchPages) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    // A session is prepared outside of a browser, where a name below localhost has no address.
    const brands = visit ? (["general"] as const) : (["general", "modern"] as const);
    for (const brand of brands) {
      const { path: own = paths[brand], cookie } = await openSession(visit, fronts[brand]);
      const url = `${fronts[brand]}${own}`;
      const seen = await runLighthouse(lighthouse, url, { port, runs, cookie });
      const times = Object.values(seen.timings).map((ms) => `${Math.round(ms)} ms`);
      scores.push([name, brand, ...Object.values(seen.scores).map(String), ...times, seen.layoutShift.toFixed(4)]);
      for (const complaint of seen.complaints) complaints.add(`${name}, ${brand}: ${complaint}`);
      console.log(`${name}, ${brand}: ${Object.values(seen.scores).join(" / ")}`);
      // A static copy of a shopper's own page has no session.
      if (visit) continue;
      const { page, twin, bare } = await compareWithStatic(browser, url, { runs });
      const ratio = (ours: number, theirs: number) =>
        `${Math.round(ours)} / ${Math.round(theirs)} ms = ${(ours / theirs).toFixed(2)}`;
      const ratios = [twin, bare].flatMap(({ first, largest }) => [
        ratio(page.first, first),
        ratio(page.largest, largest),
      ]);
      paints.push([name, brand, ...ratios]);
    }
  }
} finally {
  await browser.close();
  await store.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
console.log(`\nLighthouse, mobile profile, medians of ${runs}\n`);
console.log(
  toTable(
    ["page", "brand", "performance", "accessibility", "best practices", "SEO", "FCP", "LCP", "TBT", "shift"],
    scores,
  ),
);
console.log(
  "\nFirst and largest paint against the same page as a file without scripts (goals 1.15 and 1.25), and against",
);
console.log("its heading and picture alone; slow 4G and a processor slowed four times\n");
console.log(toTable(["page", "brand", "first, file", "largest, file", "first, alone", "largest, alone"], paints));
if (complaints.size > 0) console.log(`\nNot passed:\n${[...complaints].map((line) => `- ${line}`).join("\n")}`);

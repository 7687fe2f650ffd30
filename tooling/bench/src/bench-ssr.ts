import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { sampleSkus } from "@store/commerce-service/testing/sample-inputs";
import { joinCosts, loadPage, type PageCost, type PageLoad } from "./ssr/load-page.ts";
import { type MeasuredProgram, startMeasured } from "./ssr/measured-program.ts";
import { openSession } from "./ssr/open-session.ts";
import { costTable, type MeasuredPage, quantile, ratioTable, type Way, ways } from "./ssr/ssr-table.ts";

// `pnpm bench ssr [--times 200] [--clients 4,32] [page ...]`: processor time of the built store for each page, rendered
// in each coding, from its cache, and beside a bare app of the router with as many elements. Needs Linux.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    times: { type: "string", default: "200" },
    clients: { type: "string", default: "4,32" },
  },
});
const rounds = 4;
const timesPerRound = Math.ceil(Number(values.times) / rounds);

const pages = [
  { name: "home", path: "/", isShared: true },
  { name: "listing", path: "/browse/living-room", isShared: true },
  { name: "product", path: `/product/${sampleSkus.sofa}`, isShared: true },
  { name: "cart", path: "/checkout/cart", isShared: false },
  { name: "shipping", path: "/checkout/shipping", isShared: false },
] as const;
const codings = { none: "identity", gzip: "gzip", br: "br", zstd: "zstd", cached: "zstd", bare: "identity" } as const;
const crowd = { clients: 25, times: 2500, maxMs: 35 };

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "store-bench-"));
process.once("exit", () => fs.rmSync(folder, { recursive: true, force: true }));
const store = await startMeasured("store-program.ts", [folder]);
const bare = await startMeasured("bare-program.ts");
const cookie = await openSession(store.port);
try {
  const measured: MeasuredPage[] = [];
  for (const clients of values.clients.split(",").map(Number)) {
    for (const page of pages) {
      if (positionals.length > 0 && !positionals.includes(page.name)) continue;
      const elements = await countElements(page.path);
      const found: Partial<Record<Way, [PageCost, ...PageCost[]]>> = {};
      // The first round only warms up; in the others all ways take turns, as the load of the machine changes.
      for (let round = 0; round <= rounds; round += 1) {
        for (const way of ways) {
          if (way === "cached" && !page.isShared) continue;
          const path = way === "bare" ? `/elements/${elements}` : page.path;
          const cost = await measure(way, { path, clients, times: timesPerRound });
          if (round > 0) found[way] = [cost, ...(found[way] ?? [])];
        }
      }
      const costs = Object.fromEntries(Object.entries(found).map(([way, list]) => [way, joinCosts(list)]));
      measured.push({ name: page.name, clients, costs });
      console.log(`${page.name}, ${elements} elements, ${clients} clients`);
    }
  }
  console.log(`\n${costTable(measured)}\n\n${ratioTable(measured)}`);
  // The page that is kept is 30 seconds old by now; whoever comes first waits for a new one.
  const listing = { path: "/browse/living-room", clients: crowd.clients };
  await measure("cached", { ...listing, times: crowd.clients });
  const cached = await measure("cached", { ...listing, times: crowd.times });
  const slowest = quantile(cached.times, 0.99);
  const verdict = slowest <= crowd.maxMs ? "met" : "missed";
  console.log(
    `\n${crowd.clients} clients on the cached listing: p99 ${slowest.toFixed(0)} ms (${crowd.maxMs}, ${verdict})`,
  );
} finally {
  await Promise.all([store.stop(), bare.stop()]);
}

/** One page in one way; for a cached one each request is that of a new visitor. */
function measure(way: Way, load: Omit<PageLoad, "coding" | "cookie">) {
  const program: MeasuredProgram = way === "bare" ? bare : store;
  return loadPage(program, { ...load, coding: codings[way], cookie: way === "cached" ? undefined : cookie });
}

async function countElements(page: string): Promise<number> {
  const answer = await fetch(`http://localhost:${store.port}${page}`, {
    headers: { cookie },
    redirect: "manual",
  });
  if (answer.status !== 200) throw new Error(`The store answered ${page} with ${answer.status}.`);
  return (await answer.text()).match(/<[a-z]/g)?.length ?? 0;
}

import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { fetchNpm } from "@store/dev/fetch-npm";
import { answer, clientSides } from "./client/client-sides.ts";
import { openLoopback } from "./client/open-loopback.ts";
import { timeSides } from "./client/time-sides.ts";
import { toTable } from "./pages/to-table.ts";

// `pnpm bench client`: what a call costs beyond plain fetch, ours and ofetch's, over loopback and over a fetch that answers at once.
const folder = await fetchNpm("bench/client", { dependencies: { ofetch: "1.5.1" } });
const { resolve } = createRequire(path.join(folder, "package.json"));
const ofetch = await import(pathToFileURL(resolve("ofetch")).href);
const { baseUrl, close } = await openLoopback(answer);
const atOnce = async () => new Response(answer, { headers: { "content-type": "application/json" } });

const rows: string[][] = [];
for (const [place, fetchOf, size] of [
  ["loopback", (url: string, init: RequestInit) => fetch(url, init), { rounds: 41, calls: 200 }],
  ["answers at once", atOnce, { rounds: 41, calls: 2000 }],
] as const) {
  const times = await timeSides(clientSides({ fetch: fetchOf, baseUrl, ofetch }), size);
  const plain = times["plain fetch"] ?? 0;
  for (const [name, time] of Object.entries(times)) {
    rows.push([place, name, `${time.toFixed(1)} µs`, name === "plain fetch" ? "" : `${(time - plain).toFixed(1)} µs`]);
  }
}
await close();
console.log(toTable(["over", "by", "a call", "beyond plain fetch"], rows));
